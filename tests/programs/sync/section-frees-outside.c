// expect: error race, use-after-free
// Memory is freed inside an atomic section, and read outside of any: the section excludes only other sections.
#include <pthread.h>
#include <stdlib.h>

extern void __VERIFIER_atomic_begin(void);
extern void __VERIFIER_atomic_end(void);

static int *shared;

static void *use(void *memory) {
    return *(int *)memory ? memory : NULL; // ERROR race, use-after-free
}

int main(void) {
    pthread_t thread;
    shared = malloc(sizeof *shared);
    if (!shared)
        return 0;
    *shared = 7;
    pthread_create(&thread, NULL, use, shared);
    __VERIFIER_atomic_begin(); // ERROR race
    free(shared); // ERROR race
    __VERIFIER_atomic_end();
    pthread_join(thread, NULL);
    return 0;
}
