// expect: error assertion
// A scheduler that gives each thread of a process its share of every period. The process may create threads, which take their share out of that of
// its first one, and delete them again, which gives it back. A thread that has used its share and is deleted in the same period gives back time that
// is spent: the process runs longer than its share, at the expense of others. How long threads run is an input; when the clock begins a new period
// is a matter of schedules.
// More threads: -DCHILDREN=3 (six with main), more periods: -DPERIODS=2.
#include <assert.h>
#include <pthread.h>
#include <threadbare.h>

#ifndef CHILDREN
#define CHILDREN 1
#endif
#ifndef PERIODS
#define PERIODS 1
#endif
#define SHARE 8u

struct thread {
    int exists;
    /// What it has in each period, and what it has left in this one.
    unsigned budget, left;
};

static pthread_mutex_t kernel = PTHREAD_MUTEX_INITIALIZER;
static struct thread first = {1, SHARE, SHARE};
static struct thread children[CHILDREN];
static unsigned used;

/// Runs for so long, or as long as it may.
static void run(struct thread *t, unsigned time) {
    if (!t->exists)
        return;
    if (time > t->left)
        time = t->left;
    t->left -= time;
    used += time;
    assert(used <= SHARE); // ERROR assertion
}

static void begin_period(void) {
    used = 0;
    first.left = first.budget;
    for (int i = 0; i < CHILDREN; i++)
        children[i].left = children[i].budget;
}

static void create(struct thread *t, unsigned budget) {
    if (t->exists || budget > first.left)
        return;
    *t = (struct thread){1, budget, budget};
    first.budget -= budget;
    first.left -= budget;
}

static void delete(struct thread *t) {
    if (!t->exists)
        return;
    first.budget += t->budget;
#ifdef FIXED
    first.left += t->left;
#else
    first.left += t->budget;
#endif
    *t = (struct thread){0, 0, 0};
}

static void *clock_tick(void *unused) {
    for (int i = 0; i < PERIODS; i++) {
        pthread_mutex_lock(&kernel);
        begin_period();
        pthread_mutex_unlock(&kernel);
    }
    return unused;
}

static void *child(void *number) {
    unsigned time = tb_uchar("time");
    pthread_mutex_lock(&kernel);
    run(&children[(long)number], time);
    pthread_mutex_unlock(&kernel);
    return NULL;
}

static void *process(void *unused) {
    for (int i = 0; i < CHILDREN; i++) {
        unsigned budget = tb_uchar("budget");
        pthread_mutex_lock(&kernel);
        create(&children[i], budget);
        pthread_mutex_unlock(&kernel);
    }
    for (int i = 0; i < CHILDREN; i++) {
        pthread_mutex_lock(&kernel);
        delete(&children[i]);
        pthread_mutex_unlock(&kernel);
    }
    pthread_mutex_lock(&kernel);
    run(&first, tb_uchar("rest"));
    pthread_mutex_unlock(&kernel);
    return unused;
}

int main(void) {
    pthread_t threads[CHILDREN + 2];
    pthread_create(&threads[0], NULL, clock_tick, NULL);
    pthread_create(&threads[1], NULL, process, NULL);
    for (long i = 0; i < CHILDREN; i++)
        pthread_create(&threads[i + 2], NULL, child, (void *)i);
    for (int i = 0; i < CHILDREN + 2; i++)
        pthread_join(threads[i], NULL);
    return 0;
}
