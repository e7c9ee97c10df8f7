// expect: error null-dereference, use-after-free, invalid-free, bad-call, assertion
// The same where the library follows the pointer, where it is freed, and where it is called.
#include <stdlib.h>
#include <string.h>
#include <threadbare.h>

static int one(void) { return 1; }
static int two(void) { return 2; }

int main(void) {
    unsigned way = tb_choose(4, "way"), which = tb_choose(3, "which");
    char *gone = malloc(4), *heap = malloc(4), local[4] = "xyz";
    strcpy(heap, "ab");
    free(gone);
    if (way == 0) {
        char *texts[3] = {NULL, heap, local};
        size_t length = strlen(texts[which]); // ERROR null-dereference
        tb_assert(length != 2);               // ERROR assertion
        tb_assert(length != 3);               // ERROR assertion
    } else if (way == 1) {
        char *places[3] = {gone, local, heap};
        memcpy(places[which], "q", 2);        // ERROR use-after-free
        tb_assert(heap[0] != 'q');            // ERROR assertion
        tb_assert(local[0] != 'q');           // ERROR assertion
    } else if (way == 2) {
        char *blocks[3] = {local, NULL, heap};
        free(blocks[which]);                  // ERROR invalid-free
        tb_assert(which != 1);                // ERROR assertion
        tb_assert(which != 2);                // ERROR assertion
    } else {
        int (*functions[3])(void) = {NULL, one, two};
        int result = functions[which]();      // ERROR bad-call
        tb_assert(result != 1);               // ERROR assertion
        tb_assert(result != 2);               // ERROR assertion
    }
    return 0;
}
