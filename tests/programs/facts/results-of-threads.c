// expect: safe
// points-to: from_first = {a}
// points-to: from_second = {b}
// What a thread returns comes to whoever joins that thread.
#include <pthread.h>
static int a, b, *from_first, *from_second;
static void *one(void *unused) { return &a; }
static void *two(void *unused) { return &b; }

int main(void) {
    pthread_t first, second;
    void *result;
    pthread_create(&first, NULL, one, NULL);
    pthread_create(&second, NULL, two, NULL);
    pthread_join(first, &result);
    from_first = result;
    pthread_join(second, (void **)&from_second);
    return *from_first + *from_second;
}
