// expect: error assertion
//
// Whoever reads may find the descriptor closed, and its number taken by another file.
#include <assert.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <unistd.h>

static void *reader(void *file) {
    char byte = 0;
    long count = read((int)(long)file, &byte, 1);
    assert(count == 1 && byte == 'a'); // ERROR assertion
    return 0;
}

int main(void) {
    pthread_t t;
    int file = open("one", O_RDWR | O_CREAT, 0600), other = open("two", O_RDWR | O_CREAT, 0600);
    write(file, "a", 1);
    write(other, "b", 1);
    lseek(file, 0, SEEK_SET);
    lseek(other, 0, SEEK_SET);
    pthread_create(&t, 0, reader, (void *)(long)file);
    dup2(other, file);
    pthread_join(t, 0);
    return 0;
}
