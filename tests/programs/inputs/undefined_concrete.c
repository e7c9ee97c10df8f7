// expect: safe
// flags: --undefined concrete
// A function that nobody describes returns zero, which the verdict says.
#include <assert.h>
int mystery(int n);

int main(void) {
    assert(mystery(3) == 0);
    return 0;
}
