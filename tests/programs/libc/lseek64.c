// expect: safe
// lseek64, open64, stat64, fstat64, lstat64, readdir64, pread64: names for files of any size.
#define _GNU_SOURCE
#define _LARGEFILE64_SOURCE
#include <dirent.h>
#include <fcntl.h>
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

int main(void) {
    int d = open64("tb-large", O_RDWR | O_CREAT | O_TRUNC, 0600);
    write(d, "0123", 4);
    printf("%ld\n", (long)lseek64(d, -1, SEEK_END));
    char c = 0;
    int count = (int)pread64(d, &c, 1, 2);
    printf("%d %c\n", count, c);
    struct stat64 s;
    fstat64(d, &s);
    printf("%ld\n", (long)s.st_size);
    printf("%d %d\n", stat64("tb-large", &s), lstat64("tb-large", &s));
    DIR *dir = opendir(".");
    printf("%d\n", readdir64(dir) != NULL);
    closedir(dir);
    close(d);
    return unlink("tb-large");
}
