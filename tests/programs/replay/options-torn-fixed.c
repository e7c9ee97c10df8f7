// expect: safe
// One after the other.
#include <pthread.h>
#include <unistd.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void *first(void *unused) {
    char *words[] = {"p", "-a", 0};
    pthread_mutex_lock(&lock);
    optind = 0;
    getopt(2, words, "a");
    pthread_mutex_unlock(&lock);
    return unused;
}

static void *second(void *unused) {
    char *words[] = {"p", "-b", 0};
    pthread_mutex_lock(&lock);
    optind = 0;
    getopt(2, words, "b");
    pthread_mutex_unlock(&lock);
    return unused;
}

int main(void) {
    pthread_t one, other;
    pthread_create(&one, 0, first, 0);
    pthread_create(&other, 0, second, 0);
    pthread_join(one, 0);
    pthread_join(other, 0);
    return 0;
}
