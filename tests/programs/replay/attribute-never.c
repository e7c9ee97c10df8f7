// expect: error misuse
// A condition variable is made with an attribute object that was never initialised.
#include <pthread.h>

int main(void) {
    pthread_condattr_t kind;
    pthread_cond_t condition;
    pthread_cond_init(&condition, &kind); // ERROR misuse
    pthread_cond_destroy(&condition);
    return 0;
}
