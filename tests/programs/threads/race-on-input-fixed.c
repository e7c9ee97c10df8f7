// expect: safe
// Both threads write to a slot of their own, whatever the input is.
#include <pthread.h>
#include <threadbare.h>

static int slots[8];
static unsigned char mine;

static void *worker(void *unused) {
    slots[mine % 5] = 1;
    return unused;
}

int main(void) {
    pthread_t t;
    mine = tb_uchar("mine");
    pthread_create(&t, NULL, worker, NULL);
    slots[5] = 2;
    pthread_join(t, NULL);
    return 0;
}
