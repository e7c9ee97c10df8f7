// expect: reached
// at: first, second
// driven: 4/0
// Two lists that are appended to each other at the same time: each thread has its own list's lock and comes to take the other's. The places are the
// two inner acquisitions; that both are held is the deadlock.
#include <pthread.h>

struct list {
    pthread_mutex_t lock;
    int length;
};

static struct list a = {PTHREAD_MUTEX_INITIALIZER, 1}, b = {PTHREAD_MUTEX_INITIALIZER, 2};

static void append(struct list *to, struct list *from)
{
    pthread_mutex_lock(&to->lock);
    pthread_mutex_lock(&from->lock); // AT first
    to->length += from->length;
    pthread_mutex_unlock(&from->lock);
    pthread_mutex_unlock(&to->lock);
}

static void *other(void *unused)
{
    pthread_mutex_lock(&b.lock);
    pthread_mutex_lock(&a.lock); // AT second
    b.length += a.length;
    pthread_mutex_unlock(&a.lock);
    pthread_mutex_unlock(&b.lock);
    return unused;
}

int main(void)
{
    pthread_t thread;
    pthread_create(&thread, NULL, other, NULL);
    append(&a, &b);
    pthread_join(thread, NULL);
    return 0;
}
