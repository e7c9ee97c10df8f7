// expect: error assertion
// Workers take pieces of work from a pool, and may put new ones into it; the last one that finds nothing and sees that all others are idle says that
// all is done. A worker says that it is idle once it has taken the last piece, not once it has done it.
// More workers, more work: -DWORKERS=4 -DPIECES=3.
#include <assert.h>
#include <pthread.h>
#include <threadbare.h>

#ifndef WORKERS
#define WORKERS 2
#endif
#ifndef PIECES
#define PIECES 2
#endif
#define ROOM 16

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static int pool[ROOM], left, idle, done;
static int finished, wanted;

/// The next piece of work, or -1 if there is none any more.
static int taken(void) {
    int piece = -1;
    pthread_mutex_lock(&lock);
    idle++;
    while (left == 0 && !done) {
        if (idle >= WORKERS) {
            done = 1;
            pthread_cond_broadcast(&changed);
        } else {
            pthread_cond_wait(&changed, &lock);
        }
    }
    if (left > 0) {
        piece = pool[--left];
#ifdef FIXED
        idle--;
#else
        if (left > 0)
            idle--;
#endif
    }
    pthread_mutex_unlock(&lock);
    return piece;
}

static void put(int piece) {
    pthread_mutex_lock(&lock);
    assert(!done); // ERROR assertion
    pool[left++] = piece;
    pthread_cond_broadcast(&changed);
    pthread_mutex_unlock(&lock);
}

/// A large piece becomes two smaller ones.
static void *worker(void *unused) {
    for (;;) {
        int piece = taken();
        if (piece < 0)
            break;
        for (int i = 0; i < 2 && piece > 0; i++)
            put(piece - 1);
        pthread_mutex_lock(&lock);
        finished++;
        pthread_mutex_unlock(&lock);
    }
    return unused;
}

int main(void) {
    pthread_t threads[WORKERS];
    left = 1;
    pool[0] = tb_choose(PIECES, "size");
    wanted = (2 << pool[0]) - 1;
    for (int i = 0; i < WORKERS; i++)
        pthread_create(&threads[i], NULL, worker, NULL);
    for (int i = 0; i < WORKERS; i++)
        pthread_join(threads[i], NULL);
    assert(finished == wanted && done);
    return 0;
}
