// expect: error assertion
// inputs: wanted = 11
// The last cell is never looked at.
#include <assert.h>
#include <threadbare.h>

static const unsigned char cells[5] = {2, 3, 5, 7, 11};

static int find(unsigned char wanted) {
    int low = 0, high = 4;
    while (low < high) {
        int middle = (low + high) / 2;
        if (cells[middle] == wanted)
            return middle;
        if (cells[middle] < wanted)
            low = middle + 1;
        else
            high = middle;
    }
    return -1;
}

int main(void) {
    unsigned char wanted = tb_uchar("wanted");
    int there = wanted == 2 || wanted == 3 || wanted == 5 || wanted == 7 || wanted == 11;
    assert((find(wanted) >= 0) == there); // ERROR assertion
    return 0;
}
