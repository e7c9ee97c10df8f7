// expect: safe
// rename, truncate, ftruncate, access, stat, fstat, lstat: a file's name and size.
#include <errno.h>
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

int main(void) {
    FILE *file = fopen("tb-old", "w");
    fputs("0123456789", file);
    fflush(file);
    struct stat s;
    fstat(fileno(file), &s);
    printf("%ld %d\n", (long)s.st_size, S_ISREG(s.st_mode));
    printf("%d\n", ftruncate(fileno(file), 8));
    fclose(file);
    printf("%d\n", rename("tb-old", "tb-new"));
    printf("%d\n", rename("tb-old", "tb-new") == -1 && errno == ENOENT);
    stat("tb-new", &s);
    printf("%ld\n", (long)s.st_size);
    truncate("./tb-new", 3);
    lstat("tb-new", &s);
    printf("%d\n", (int)s.st_size);
    printf("%d %d %d\n", access("tb-new", R_OK | W_OK), 0, access("tb-old", F_OK));
    printf("%d\n", stat("tb-old", &s));
    printf("%d\n", errno == ENOENT);
    printf("%d\n", stat(".", &s));
    printf("%d\n", S_ISDIR(s.st_mode));
    printf("%d %d\n", chmod("tb-new", 0600), fstat(77, &s));
    return remove("tb-new");
}
