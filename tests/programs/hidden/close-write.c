// expect: error assertion
//
// Whether a write fails depends on whether the descriptor was closed before: the two are steps on the same thing, though
// the one that fails leaves no trace.
#include <assert.h>
#include <fcntl.h>
#include <pthread.h>
#include <unistd.h>

static int file;
static long written;

static void *closer(void *unused) {
    close(file);
    return unused;
}

static void *writer(void *unused) {
    written = write(file, "x", 1);
    return unused;
}

int main(void) {
    pthread_t a, b;
    file = open("z", O_RDWR | O_CREAT, 0600);
    pthread_create(&a, 0, closer, 0);
    pthread_create(&b, 0, writer, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    assert(written == -1); // ERROR assertion
    return 0;
}
