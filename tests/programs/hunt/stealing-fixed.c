// expect: safe
// flags: --detect -race
// The same, where the last one belongs to whoever moves the head.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#ifdef GUARDED
#include <threadbare.h>
#endif

#ifndef THIEVES
#define THIEVES 2
#endif
#define ITEMS 3

static atomic_int head, tail;
static int items[ITEMS];
static atomic_int done[ITEMS];

static void perform(int item)
{
    assert(atomic_fetch_add(&done[item], 1) == 0);
}

static void push(int item)
{
    int t = atomic_load(&tail);
    items[t] = item;
    atomic_store(&tail, t + 1);
}

static int take(void)
{
    int t = atomic_load(&tail) - 1;
    atomic_store(&tail, t);
    int h = atomic_load(&head);
    if (h > t) {
        atomic_store(&tail, t + 1);
        return -1;
    }
    int item = items[t];
    if (h == t) {
        if (!atomic_compare_exchange_strong(&head, &h, h + 1))
            item = -1;
        atomic_store(&tail, t + 1);
    }
    return item;
}

static int steal(void)
{
    int h = atomic_load(&head);
    if (h >= atomic_load(&tail))
        return -1;
    int item = items[h];
    return atomic_compare_exchange_strong(&head, &h, h + 1) ? item : -1;
}

static void *thief(void *unused)
{
    int item = steal();
    if (item >= 0)
        perform(item);
    return unused;
}

int main(void)
{
    pthread_t thieves[THIEVES];
#ifdef GUARDED
    if (tb_uint("key") != 0xC0FFEEu)
        return 0;
#endif
    for (int i = 0; i < THIEVES; i++)
        pthread_create(&thieves[i], NULL, thief, NULL);
    push(0);
    push(1);
    int item = take();
    if (item >= 0)
        perform(item);
    push(2);
    item = take();
    if (item >= 0)
        perform(item);
    item = take();
    if (item >= 0)
        perform(item);
    for (int i = 0; i < THIEVES; i++)
        pthread_join(thieves[i], NULL);
    return 0;
}
