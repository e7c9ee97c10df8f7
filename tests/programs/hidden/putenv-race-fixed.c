// expect: safe
// As putenv-race.c: setenv copies its text, and what putenv keeps is read when the other thread has ended, with its change.
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

static char text[] = "NAME=1", other[] = "1";

static void *change(void *unused) {
    text[5] = '2';
    other[0] = '2';
    return unused;
}

int main(void) {
    pthread_t thread;
    putenv(text);
    setenv("OTHER", other, 1);
    pthread_create(&thread, NULL, change, NULL);
    int c = *getenv("OTHER");
    pthread_join(thread, NULL);
    assert(c == '1' && *getenv("NAME") == '2' && getenv("NAME") == text + 5);
    return 0;
}
