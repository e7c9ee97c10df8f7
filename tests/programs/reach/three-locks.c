// expect: reached
// at: one, two, three
// driven: 6/0
// threads: 4
// Three threads, three lists, each of which is appended to the next: all of them hold their own list's lock and come to the next one's.
#include <pthread.h>
#include <stdlib.h>

struct list {
    pthread_mutex_t lock;
    int length;
};

static struct list lists[3];

static void *first(void *unused)
{
    pthread_mutex_lock(&lists[0].lock);
    pthread_mutex_lock(&lists[1].lock); // AT one
    lists[0].length += lists[1].length;
    pthread_mutex_unlock(&lists[1].lock);
    pthread_mutex_unlock(&lists[0].lock);
    return unused;
}

static void *second(void *unused)
{
    pthread_mutex_lock(&lists[1].lock);
    pthread_mutex_lock(&lists[2].lock); // AT two
    lists[1].length += lists[2].length;
    pthread_mutex_unlock(&lists[2].lock);
    pthread_mutex_unlock(&lists[1].lock);
    return unused;
}

static void *third(void *unused)
{
    pthread_mutex_lock(&lists[2].lock);
    pthread_mutex_lock(&lists[0].lock); // AT three
    lists[2].length += lists[0].length;
    pthread_mutex_unlock(&lists[0].lock);
    pthread_mutex_unlock(&lists[2].lock);
    return unused;
}

int main(void)
{
    void *(*const functions[3])(void *) = {first, second, third};
    pthread_t threads[3];
    for (int i = 0; i < 3; i++)
        pthread_mutex_init(&lists[i].lock, NULL);
    for (int i = 0; i < 3; i++)
        pthread_create(&threads[i], NULL, functions[i], NULL);
    for (int i = 0; i < 3; i++)
        pthread_join(threads[i], NULL);
    return 0;
}
