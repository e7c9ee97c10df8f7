// expect: safe
// executions: 1
//
// Nobody reads what is printed: in which order two threads print makes no difference, also where a program could close the
// standard output.
#include <pthread.h>
#include <stdio.h>
#include <unistd.h>

static void *speaker(void *unused) {
    printf("hello\n");
    puts("again");
    return unused;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, 0, speaker, 0);
    pthread_create(&b, 0, speaker, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return close(1);
}
