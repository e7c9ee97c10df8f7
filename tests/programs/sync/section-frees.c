// expect: safe
// Memory is freed, resized and destroyed inside atomic sections, and used only inside others, which look first whether it is still
// there: nothing comes between what a section does, so nothing races.
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

extern void __VERIFIER_atomic_begin(void);
extern void __VERIFIER_atomic_end(void);

static int *freed, *grown;
static pthread_mutex_t *lock;

static void *use(void *unused) {
    int seen = 7;
    __VERIFIER_atomic_begin();
    if (freed)
        seen = *freed;
    __VERIFIER_atomic_end();
    assert(seen == 7);
    __VERIFIER_atomic_begin();
    seen = *grown;
    __VERIFIER_atomic_end();
    assert(seen == 8);
    __VERIFIER_atomic_begin();
    if (lock) {
        pthread_mutex_lock(lock);
        pthread_mutex_unlock(lock);
    }
    __VERIFIER_atomic_end();
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_mutex_t mutex;
    pthread_mutex_init(&mutex, NULL);
    lock = &mutex;
    freed = malloc(sizeof *freed);
    grown = malloc(sizeof *grown);
    if (!freed || !grown)
        return 0;
    *freed = 7;
    *grown = 8;
    pthread_create(&thread, NULL, use, NULL);
    __VERIFIER_atomic_begin();
    free(freed);
    freed = NULL;
    __VERIFIER_atomic_end();
    __VERIFIER_atomic_begin();
    int *more = realloc(grown, 2 * sizeof *grown);
    if (more)
        grown = more;
    __VERIFIER_atomic_end();
    __VERIFIER_atomic_begin();
    lock = NULL;
    pthread_mutex_destroy(&mutex);
    __VERIFIER_atomic_end();
    pthread_join(thread, NULL);
    return 0;
}
