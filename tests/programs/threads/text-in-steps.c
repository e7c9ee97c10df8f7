// expect: error assertion
// Where a string ends depends on inputs: the thread that looks for its end reads byte by byte, each in a step. In the witness inputs are known, and it is one step.
#include <pthread.h>
#include <string.h>
#include <threadbare.h>

static char in[4];
static int out;

static void *measure(void *unused) {
    out = in[0] + (int)strlen(in);
    return unused;
}

int main(void) {
    tb_bytes(in, 3, "in");
    pthread_t thread;
    pthread_create(&thread, NULL, measure, NULL);
    pthread_join(thread, NULL);
    tb_assert(out != 'X' + 2); // ERROR assertion
}
