// expect: safe
// Whether what was loaded is used depends on an input, and it never is.
#include <pthread.h>
#include <threadbare.h>

int data = 1, result;

static void *writer(void *unused) {
    data = 5;
    return unused;
}

static void *reader(void *which) {
    if (*(unsigned *)which > 2)
        result = data;
    else
        result = 4;
    return 0;
}

int main(void) {
    pthread_t one, two;
    unsigned which = tb_choose(3, "which");
    pthread_create(&one, 0, writer, 0);
    pthread_create(&two, 0, reader, &which);
    pthread_join(one, 0);
    pthread_join(two, 0);
    return 0;
}
