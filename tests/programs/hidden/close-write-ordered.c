// expect: safe
//
// The repaired twin of close-write.c: the descriptor is closed when everybody has written.
#include <assert.h>
#include <fcntl.h>
#include <pthread.h>
#include <unistd.h>

static int file;
static long written;

static void *writer(void *unused) {
    written = write(file, "x", 1);
    return unused;
}

int main(void) {
    pthread_t a;
    file = open("z", O_RDWR | O_CREAT, 0600);
    pthread_create(&a, 0, writer, 0);
    pthread_join(a, 0);
    assert(close(file) == 0);
    assert(written == 1);
    return 0;
}
