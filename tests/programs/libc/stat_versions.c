// expect: safe
// __xstat, __lxstat, __fxstat: what headers before glibc 2.33 made of stat.
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>
#include <fcntl.h>
extern int __xstat(int version, const char *path, struct stat *to);
extern int __lxstat(int version, const char *path, struct stat *to);
extern int __fxstat(int version, int descriptor, struct stat *to);

int main(void) {
    int d = open("tb-stat", O_RDWR | O_CREAT | O_TRUNC, 0600);
    write(d, "abc", 3);
    struct stat s;
    __xstat(1, "tb-stat", &s);
    printf("%d\n", (int)s.st_size);
    __lxstat(1, "tb-stat", &s);
    printf("%d\n", (int)s.st_size);
    __fxstat(1, d, &s);
    printf("%d\n", (int)s.st_size);
    close(d);
    return unlink("tb-stat");
}
