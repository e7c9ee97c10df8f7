// expect: error assertion, race
// A thread looks for the end of a string while another one moves it: byte by byte, since inputs are looked at, so that the other comes between. With the inputs
// known it is one step, which then has to be the last of them.
#include <pthread.h>
#include <string.h>
#include <threadbare.h>

static char text[4];
static int length;

static void *measure(void *unused) {
    length = (int)strlen(text); // ERROR race
    return unused;
}

static void *move(void *unused) {
    text[2] = 'z'; // ERROR race
    return unused;
}

int main(void) {
    tb_bytes(text, 2, "text");
    pthread_t threads[2];
    pthread_create(&threads[0], NULL, measure, NULL);
    pthread_create(&threads[1], NULL, move, NULL);
    pthread_join(threads[0], NULL);
    pthread_join(threads[1], NULL);
    tb_assert(length != 3); // ERROR assertion
}
