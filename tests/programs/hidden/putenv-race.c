// expect: error race
// The text that putenv was given is the variable: a thread changes it while another one reads what getenv returns.
#include <pthread.h>
#include <stdlib.h>

static char text[] = "NAME=1";

static void *change(void *unused) {
    text[5] = '2'; // ERROR race
    return unused;
}

int main(void) {
    pthread_t thread;
    putenv(text);
    pthread_create(&thread, NULL, change, NULL);
    int c = *getenv("NAME"); // ERROR race
    pthread_join(thread, NULL);
    return c == 'x';
}
