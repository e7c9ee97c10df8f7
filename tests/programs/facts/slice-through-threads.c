// expect: safe
// order: 17 before 11
// order: 11 before 20
// order: 12 before 20
// slice: 20 = 11, 17, 18, 20
// What a thread writes is read when it was joined; what it was given was written before it began.
#include <pthread.h>
static int given, result, unused;

static void *thread(void *argument) {
    result = given;
    unused = 3;
    return argument;
}

int main(void) {
    given = 5;
    pthread_t t; pthread_create(&t, NULL, thread, NULL);
    pthread_join(t, NULL);
    return result - 5;
}
