// expect: safe
// points-to: destroyed = {own}
// points-to: given = {own}
// The destructor of a key is called with the thread's own value of that key, and of no other.
#include <pthread.h>
static int own, other, *destroyed, *given;
static pthread_key_t key, second;
static void destroy(void *value) { destroyed = value; }
static void *thread(void *unused) {
    pthread_setspecific(key, &own);
    pthread_setspecific(second, &other);
    given = pthread_getspecific(key);
    return unused;
}

int main(void) {
    pthread_t t;
    pthread_key_create(&key, destroy);
    pthread_key_create(&second, NULL);
    pthread_create(&t, NULL, thread, NULL);
    pthread_join(t, NULL);
    return *destroyed + *given;
}
