// expect: error out-of-bounds
// A bounded buffer behind atomic sections that lets in one too many, if nobody takes in between.
#include <assert.h>
#include <pthread.h>

extern void __VERIFIER_atomic_begin(void);
extern void __VERIFIER_atomic_end(void);

static int buffer[3], count, refused;

static void put(int value) {
    __VERIFIER_atomic_begin();
    if (count <= 3)
        buffer[count++] = value; // ERROR out-of-bounds
    else
        refused++;
    __VERIFIER_atomic_end();
}

static int take(void) {
    int value = 0;
    __VERIFIER_atomic_begin();
    if (count > 0)
        value = buffer[--count]; // ERROR out-of-bounds
    __VERIFIER_atomic_end();
    return value;
}

static void *producer(void *number) {
    put((int)(long)number);
    put((int)(long)number + 1);
    return NULL;
}

static void *consumer(void *taken) {
    *(int *)taken = take();
    return NULL;
}

int main(void) {
    pthread_t threads[3];
    int taken = 0, left = 0;
    pthread_create(&threads[0], NULL, producer, (void *)10L);
    pthread_create(&threads[1], NULL, producer, (void *)20L);
    pthread_create(&threads[2], NULL, consumer, &taken);
    for (int i = 0; i < 3; i++)
        pthread_join(threads[i], NULL);
    for (int i = 0; i < count; i++)
        left += buffer[i];
    // What was put is taken, left, or was refused.
    assert(count + refused + (taken != 0) == 4);
    assert(refused || left + taken == 10 + 11 + 20 + 21);
    return 0;
}
