// expect: safe
// The transfers of `transfers.c`, with the lock at the lower address first.
#include <pthread.h>
struct account { pthread_mutex_t lock; int money; };
static struct account a = {PTHREAD_MUTEX_INITIALIZER, 10}, b = {PTHREAD_MUTEX_INITIALIZER, 10};
struct order { struct account *from, *to; };
static void *transfer(void *p) {
    struct order *o = p;
    struct account *first = o->from < o->to ? o->from : o->to;
    struct account *second = o->from < o->to ? o->to : o->from;
    pthread_mutex_lock(&first->lock);
    pthread_mutex_lock(&second->lock);
    o->from->money--;
    o->to->money++;
    pthread_mutex_unlock(&o->to->lock);
    pthread_mutex_unlock(&o->from->lock);
    return 0;
}
int main(void) {
    struct order x = {&a, &b}, y = {&b, &a};
    pthread_t s, t;
    pthread_create(&s, 0, transfer, &x);
    pthread_create(&t, 0, transfer, &y);
    pthread_join(s, 0);
    pthread_join(t, 0);
    return 0;
}
