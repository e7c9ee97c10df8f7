// expect: error race
// Both threads write to a slot of their own, unless the input makes them the same.
#include <pthread.h>
#include <threadbare.h>

static int slots[8];
static unsigned char mine;

static void *worker(void *unused) {
    slots[mine % 8] = 1; // ERROR race
    return unused;
}

int main(void) {
    pthread_t t;
    mine = tb_uchar("mine");
    pthread_create(&t, NULL, worker, NULL);
    slots[5] = 2; // ERROR race
    pthread_join(t, NULL);
    return 0;
}
