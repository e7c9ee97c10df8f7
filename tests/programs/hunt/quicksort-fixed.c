// expect: bounded
// flags: --detect -race --preemptions 1
// The same, where taking a part and being busy is one: within one preemption, with which the other fails, nothing does.
#include <assert.h>
#include <pthread.h>
#ifdef GUARDED
#include <threadbare.h>
#endif

#ifndef WORKERS
#define WORKERS 2
#endif
#define ITEMS 5
#define PARTS 16

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static struct part { int from, to; } parts[PARTS];
static int waiting, busy, gone_early;
static int items[ITEMS] = { 3, 1, 4, 0, 2 };

static void put(int from, int to)
{
    if (to - from < 1)
        return;
    pthread_mutex_lock(&mutex);
    parts[waiting].from = from;
    parts[waiting].to = to;
    waiting++;
    pthread_mutex_unlock(&mutex);
}

static int get(struct part *part)
{
    pthread_mutex_lock(&mutex);
    int found = waiting > 0;
    if (found) {
        *part = parts[--waiting];
        busy++;
    }
    pthread_mutex_unlock(&mutex);
    return found;
}

static int all_done(void)
{
    pthread_mutex_lock(&mutex);
    int done = waiting == 0 && busy == 0;
    pthread_mutex_unlock(&mutex);
    return done;
}

static void sort(struct part part)
{
    int pivot = items[part.to], at = part.from;
    for (int i = part.from; i < part.to; i++) {
        if (items[i] < pivot) {
            int item = items[i];
            items[i] = items[at];
            items[at++] = item;
        }
    }
    items[part.to] = items[at];
    items[at] = pivot;
    put(part.from, at - 1);
    put(at + 1, part.to);
}

static void *work(void *unused)
{
    struct part part;
    for (int round = 0; round < 4 * ITEMS; round++) {
        if (get(&part)) {
            sort(part);
            pthread_mutex_lock(&mutex);
            busy--;
            pthread_mutex_unlock(&mutex);
        } else if (all_done()) {
            for (int i = 1; i < ITEMS; i++)
                assert(items[i - 1] < items[i]);
            return unused;
        } else {
            return unused;
        }
    }
    return unused;
}

int main(void)
{
    pthread_t workers[WORKERS];
#ifdef GUARDED
    if (tb_uint("key") != 0xC0FFEEu)
        return 0;
#endif
    put(0, ITEMS - 1);
    for (int i = 0; i < WORKERS; i++)
        pthread_create(&workers[i], NULL, work, NULL);
    for (int i = 0; i < WORKERS; i++)
        pthread_join(workers[i], NULL);
    return 0;
}
