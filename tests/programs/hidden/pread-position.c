// expect: safe
//
// `pread` and `pwrite` leave the position alone: whoever reads at the same time gets what comes next.
#include <assert.h>
#include <fcntl.h>
#include <pthread.h>
#include <unistd.h>

static int file;

static void *elsewhere(void *unused) {
    char byte;
    assert(pread(file, &byte, 1, 3) == 1 && byte == 'd');
    assert(pwrite(file, "D", 1, 3) == 1);
    return unused;
}

int main(void) {
    pthread_t t;
    char bytes[2];
    file = open("f", O_RDWR | O_CREAT, 0600);
    write(file, "abcd", 4);
    lseek(file, 0, SEEK_SET);
    pthread_create(&t, 0, elsewhere, 0);
    assert(read(file, bytes, 2) == 2 && bytes[0] == 'a' && bytes[1] == 'b');
    pthread_join(t, 0);
    assert(lseek(file, 0, SEEK_CUR) == 2);
    assert(pread(file, bytes, 2, 3) == 1 && bytes[0] == 'D');
    assert(pread(file, bytes, 2, -1) == -1 && pwrite(file, bytes, 2, -1) == -1);
    return 0;
}
