// expect: error misuse
// A semaphore has no static initialiser.
#include <semaphore.h>

static sem_t gate;

int main(void) {
    sem_post(&gate); // ERROR misuse
    return 0;
}
