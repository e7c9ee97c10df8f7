// expect: safe
// As text-in-steps.c, with what the sum of a byte that is no end and a length of at most three cannot be.
#include <pthread.h>
#include <string.h>
#include <threadbare.h>

static char in[4];
static int out;

static void *measure(void *unused) {
    out = (unsigned char)in[0] + (int)strlen(in);
    return unused;
}

int main(void) {
    tb_bytes(in, 3, "in");
    pthread_t thread;
    pthread_create(&thread, NULL, measure, NULL);
    pthread_join(thread, NULL);
    tb_assert(out != 1 && out <= 255 + 3);
}
