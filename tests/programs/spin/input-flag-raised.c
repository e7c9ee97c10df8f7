// expect: safe
// The same, but the flag is raised whatever the input is.
#include <pthread.h>
#include <stdatomic.h>
#include <threadbare.h>

static atomic_int flag;

static void *waits(void *unused) {
    while (!atomic_load(&flag))
        ;
    return unused;
}

static void *raises(void *unused) {
    atomic_store(&flag, tb_bool("raised") ? 1 : 2);
    return unused;
}

int main(void) {
    pthread_t one, two;
    pthread_create(&one, NULL, waits, NULL);
    pthread_create(&two, NULL, raises, NULL);
    pthread_join(one, NULL);
    pthread_join(two, NULL);
    return 0;
}
