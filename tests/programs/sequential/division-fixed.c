// expect: safe
// executions: 2
// Nothing has no average.
#include <assert.h>
#include <threadbare.h>

int main(void) {
    unsigned char count = tb_uchar("count");
    unsigned sum = 7u * count;
    if (count == 0)
        return 0;
    assert(sum / count == 7);
    return 0;
}
