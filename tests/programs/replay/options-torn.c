// expect: error race, out-of-bounds, null-dereference
// Two threads read options at the same time. What comes of it in the midst of a call is the C library's: of a process only the race is shown.
#include <pthread.h>
#include <unistd.h>

static void *first(void *unused) {
    char *words[] = {"p", "-a", 0};
    getopt(2, words, "a"); // ERROR race, out-of-bounds, null-dereference
    return unused;
}

static void *second(void *unused) {
    char *words[] = {"p", "-b", 0};
    getopt(2, words, "b"); // ERROR race, out-of-bounds, null-dereference
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
