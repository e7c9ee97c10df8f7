// expect: error assertion
// flags: --undefined input
// A function that nobody describes may return anything.
#include <assert.h>
int mystery(int n);

int main(void) {
    assert(mystery(3) != 12); // ERROR assertion
    return 0;
}
