// expect: error deadlock
// switches: 1
// inputs: a = 1, b = 63
// threads: 2
// A byte ring between one producer and one consumer: every access is under the lock.
#include <pthread.h>
#include <unistd.h>
#include <threadbare.h>
#define CAP 64u

static unsigned char ring[CAP];
static unsigned head, tail;              // equal: empty
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t more = PTHREAD_COND_INITIALIZER;
static pthread_cond_t room = PTHREAD_COND_INITIALIZER;

static unsigned used(void) { return (head - tail) % CAP; }

static void put(unsigned char len) {     // a record: its length, then its bytes
    pthread_mutex_lock(&lock);
    while (CAP - used() < len)           // bug: a record that fits exactly makes head == tail
        pthread_cond_wait(&room, &lock);
    ring[head] = len;
    head = (head + len) % CAP;
    pthread_cond_signal(&more);
    pthread_mutex_unlock(&lock);
}

static void get(void) {
    pthread_mutex_lock(&lock);
    while (used() == 0)
        pthread_cond_wait(&more, &lock); // ERROR deadlock
    tail = (tail + ring[tail]) % CAP;
    pthread_cond_signal(&room);
    pthread_mutex_unlock(&lock);
}

static void *consumer(void *unused) { get(); get(); return unused; }

int main(void) {
    unsigned char a = tb_uchar("a"), b = tb_uchar("b");
    tb_assume(1 <= a && a < CAP && 1 <= b && b < CAP);
    pthread_t t;
    pthread_create(&t, NULL, consumer, NULL);
    put(a);
    usleep(1000);                        // the next record arrives
    put(b);
    pthread_join(t, NULL); // ERROR deadlock
}
