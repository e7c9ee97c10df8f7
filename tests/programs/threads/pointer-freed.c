// expect: error use-after-free, race
// A pointer that depends on an input, read in one thread while another frees one of the objects it may point to: the
// question which object it is does not depend on who came first.
#include <pthread.h>
#include <stdlib.h>
#include <threadbare.h>

static int *objects[2];

static void *release(void *unused) {
    free(objects[1]); // ERROR race
    return unused;
}

int main(void) {
    objects[0] = calloc(1, sizeof(int));
    objects[1] = calloc(1, sizeof(int));
    unsigned which = tb_uint("which");
    tb_assume(which < 2);
    int *p = objects[which];
    pthread_t thread;
    pthread_create(&thread, NULL, release, NULL);
    int value = *p; // ERROR use-after-free, race
    pthread_join(thread, NULL);
    return value;
}
