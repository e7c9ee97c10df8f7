// expect: safe
// Concatenation of vectors: the number of elements is read in the critical section that makes the room.
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
#include <threadbare.h>

struct vector {
    pthread_mutex_t lock;
    unsigned count, size;
};

static struct vector all = {PTHREAD_MUTEX_INITIALIZER, 10, 20};
static unsigned char extra;

static void *add_all(void *unused) {
    pthread_mutex_lock(&all.lock);
    unsigned needed = all.count + extra;
    if (needed > all.size)
        all.size = 2 * needed;
    assert(all.size >= all.count + extra);
    all.count += extra;
    pthread_mutex_unlock(&all.lock);
    return unused;
}

int main(void) {
    pthread_t t;
    extra = tb_uchar("extra");
    pthread_create(&t, NULL, add_all, NULL);
    add_all(NULL);
    pthread_join(t, NULL);
    return 0;
}
