// expect: safe
// What descriptors and files answer that are not there, not to be written, or folders.
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

static void tell(long result) {
    printf("%ld %d\n", result, result < 0 ? errno : 0);
    errno = 0;
}

int main(void) {
    char name[] = "/tmp/threadbare-XXXXXX";
    int made = mkstemp(name), reads = open(name, O_RDONLY);
    tell(write(made, "abc", 3));
    tell(ftruncate(99, 1));
    tell(ftruncate(reads, 1));
    tell(ftruncate(made, -1));
    tell(truncate("/tmp", 1));
    tell(truncate(name, -1));
    tell(write(99, "", 0));
    tell(write(reads, "", 0));
    tell(pwrite(99, "", 0, 1));
    tell(lseek(made, 10, SEEK_SET) == 10);
    tell(write(made, "", 0));
    tell(lseek(made, 0, SEEK_END));
    tell(open(name, O_RDONLY | O_DIRECTORY));
    unlink(name);
    return 0;
}
