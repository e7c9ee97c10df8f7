// expect: error deadlock
// Two transfers in opposite directions take the two locks of their accounts in opposite orders. Both threads run the same
// function, so that a message has to tell them apart, and what each one locks is known by pointers alone.
#include <pthread.h>
struct account { pthread_mutex_t lock; int money; };
static struct account a = {PTHREAD_MUTEX_INITIALIZER, 10}, b = {PTHREAD_MUTEX_INITIALIZER, 10};
struct order { struct account *from, *to; };
static void *transfer(void *p) {
    struct order *o = p;
    pthread_mutex_lock(&o->from->lock);
    pthread_mutex_lock(&o->to->lock); // ERROR deadlock
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
    pthread_join(s, 0); // ERROR deadlock
    pthread_join(t, 0);
    return 0;
}
