// expect: error misuse
#include <pthread.h>
#include <stdlib.h>

int main(void) {
    pthread_mutex_t *m = malloc(sizeof *m);
    if (!m)
        return 0;
    pthread_mutex_lock(m); // ERROR misuse
    pthread_mutex_unlock(m);
    free(m);
    return 0;
}
