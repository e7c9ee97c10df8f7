// expect: error assertion
// inputs: code = 48879
// The program gives up by itself.
#include <stdlib.h>
#include <threadbare.h>

int main(void) {
    if (tb_ushort("code") == 0xbeef)
        abort(); // ERROR assertion
    return 0;
}
