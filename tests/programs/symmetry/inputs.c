// expect: error assertion
// flags: --strategy dpor --symmetry auto
// Each thread takes an input of its own. Which of them takes which is no matter: that two different ones are not counted as the same is found
// all the same.
#include <assert.h>
#include <pthread.h>
#include <threadbare.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static int sum, last;

static void *add(void *unused) {
    unsigned char step = tb_uchar("step");
    tb_assume(step == 1 || step == 2);
    pthread_mutex_lock(&mutex);
    sum += step;
    last = step;
    pthread_mutex_unlock(&mutex);
    return unused;
}

int main(void) {
    pthread_t threads[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&threads[i], NULL, add, NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], NULL);
    assert(sum != 3 || last == 2); // ERROR assertion
    return 0;
}
