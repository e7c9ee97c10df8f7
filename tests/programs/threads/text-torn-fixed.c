// expect: safe
// As text-torn.c, under a lock.
#include <pthread.h>
#include <string.h>
#include <threadbare.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static char text[4];
static int length;

static void *measure(void *unused) {
    pthread_mutex_lock(&lock);
    length = (int)strlen(text);
    pthread_mutex_unlock(&lock);
    return unused;
}

static void *move(void *unused) {
    pthread_mutex_lock(&lock);
    text[2] = 'z';
    pthread_mutex_unlock(&lock);
    return unused;
}

int main(void) {
    tb_bytes(text, 2, "text");
    pthread_t threads[2];
    pthread_create(&threads[0], NULL, measure, NULL);
    pthread_create(&threads[1], NULL, move, NULL);
    pthread_join(threads[0], NULL);
    pthread_join(threads[1], NULL);
    tb_assert(length <= 3);
}
