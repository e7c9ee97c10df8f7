// expect: safe
// pread, pwrite, readv, writev, fsync, fdatasync.
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <sys/uio.h>
#include <unistd.h>

int main(void) {
    int d = open("tb-vec", O_RDWR | O_CREAT | O_TRUNC, 0600);
    struct iovec parts[2] = {{"abc", 3}, {"defgh", 5}};
    printf("%d\n", (int)writev(d, parts, 2));
    char a[4] = "", b[8] = "";
    printf("%d %s\n", (int)pread(d, a, 3, 2), a);
    printf("%d %d\n", (int)pwrite(d, "X", 1, 0), (int)lseek(d, 0, SEEK_CUR));
    lseek(d, 0, SEEK_SET);
    struct iovec into[2] = {{a, 3}, {b, 7}};
    printf("%d %s %s\n", (int)readv(d, into, 2), a, b);
    printf("%d %d %d\n", fsync(d), fdatasync(d), fsync(77));
    close(d);
    return unlink("tb-vec");
}
