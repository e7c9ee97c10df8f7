// expect: error assertion
// switches: 2
// inputs: extra = 6
// Concatenation of vectors: the number of elements is read under the lock, but the room is made in a later
// critical section, when the number may have grown. It needs the right input and the right order.
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

static unsigned count_of(struct vector *v) {
    pthread_mutex_lock(&v->lock);
    unsigned count = v->count;
    pthread_mutex_unlock(&v->lock);
    return count;
}

static void *add_all(void *unused) {
    unsigned needed = count_of(&all) + extra;
    pthread_mutex_lock(&all.lock);
    if (needed > all.size)
        all.size = 2 * needed;
    assert(all.size >= all.count + extra); // ERROR assertion
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
