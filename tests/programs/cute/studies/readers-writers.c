// expect: error assertion, race
// Readers and writers, with counts of those who are active and those who wait; readers give way to writers. A reader that need not wait is counted
// without the lock: it can come in beside a writer, and counts get lost.
// More threads: -DREADERS=2 -DWRITERS=2 (five with main).
#include <assert.h>
#include <pthread.h>
#include <threadbare.h>

#ifndef READERS
#define READERS 1
#endif
#ifndef WRITERS
#define WRITERS 1
#endif

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static int reading, writing, waiting;
static int data[2];

static void begin_read(void) {
#ifndef FIXED
    if (!writing && !waiting) { // ERROR race
        reading++; // ERROR race
        return;
    }
#endif
    pthread_mutex_lock(&lock);
    while (writing || waiting)
        pthread_cond_wait(&changed, &lock);
    reading++;
    pthread_mutex_unlock(&lock);
}

static void end_read(void) {
    pthread_mutex_lock(&lock);
    reading--;
    pthread_cond_broadcast(&changed);
    pthread_mutex_unlock(&lock);
}

static void begin_write(void) {
    pthread_mutex_lock(&lock);
    waiting++; // ERROR race
    while (reading || writing) // ERROR race
        pthread_cond_wait(&changed, &lock);
    waiting--; // ERROR race
    writing++; // ERROR race
    pthread_mutex_unlock(&lock);
}

static void end_write(void) {
    pthread_mutex_lock(&lock);
    writing--; // ERROR race
    pthread_cond_broadcast(&changed);
    pthread_mutex_unlock(&lock);
}

static void *reader(void *unused) {
    begin_read();
    assert(data[0] == data[1]); // ERROR assertion, race
    end_read();
    return unused;
}

static void *writer(void *unused) {
    begin_write();
    data[0]++; // ERROR race
    data[1]++; // ERROR race
    end_write();
    return unused;
}

int main(void) {
    pthread_t threads[READERS + WRITERS];
    for (int i = 0; i < READERS + WRITERS; i++)
        pthread_create(&threads[i], NULL, i < READERS ? reader : writer, NULL);
    for (int i = 0; i < READERS + WRITERS; i++)
        pthread_join(threads[i], NULL);
    return 0;
}
