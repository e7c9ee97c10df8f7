// expect: error endless-loop
// inputs: raised = 0
// Whether the flag is raised is an input: if not, the wait has no end. For all inputs at once a thread has to look to know that.
#include <pthread.h>
#include <stdatomic.h>
#include <threadbare.h>

static atomic_int flag;

static void *waits(void *unused) {
    while (!atomic_load(&flag)) // ERROR endless-loop
        ;
    return unused;
}

static void *raises(void *unused) {
    atomic_store(&flag, tb_bool("raised"));
    return unused;
}

int main(void) {
    pthread_t one, two;
    pthread_create(&one, NULL, waits, NULL);
    pthread_create(&two, NULL, raises, NULL);
    pthread_join(one, NULL); // ERROR endless-loop
    pthread_join(two, NULL);
    return 0;
}
