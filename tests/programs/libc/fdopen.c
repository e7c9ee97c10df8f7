// expect: safe
// open, creat, fdopen, fileno, read, write, lseek, close: descriptors and streams over them.
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <unistd.h>

int main(void) {
    int d = creat("tb-fd", 0600);
    printf("%d %d\n", d > 2, (int)write(d, "hello world", 11));
    printf("%d\n", close(d));
    printf("%d\n", close(d) == -1 && errno == EBADF);
    d = open("tb-fd", O_RDONLY);
    char text[20] = "";
    printf("%d %.5s\n", (int)read(d, text, 5), text);
    printf("%ld\n", (long)lseek(d, 1, SEEK_CUR));
    printf("%ld\n", (long)lseek(d, 0, SEEK_END));
    lseek(d, 6, SEEK_SET);
    FILE *file = fdopen(d, "r");
    printf("%d %s\n", fileno(file) == d, fgets(text, sizeof text, file));
    fclose(file);
    printf("%d\n", open("tb-fd", O_CREAT | O_EXCL | O_RDWR, 0600) == -1 && errno == EEXIST);
    d = open("tb-fd", O_WRONLY | O_APPEND);
    printf("%d\n", (int)write(d, "!", 1));
    printf("%d\n", (int)lseek(d, 0, SEEK_END));
    close(d);
    printf("%d\n", open("tb-none", O_RDONLY) == -1 && errno == ENOENT);
    printf("%d\n", fdopen(77, "r") == NULL && errno == EBADF);
    return unlink("tb-fd");
}
