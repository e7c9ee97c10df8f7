// expect: safe
// It was.
#include <pthread.h>

int main(void) {
    pthread_condattr_t kind;
    pthread_cond_t condition;
    pthread_condattr_init(&kind);
    pthread_cond_init(&condition, &kind);
    pthread_condattr_destroy(&kind);
    pthread_cond_destroy(&condition);
    return 0;
}
