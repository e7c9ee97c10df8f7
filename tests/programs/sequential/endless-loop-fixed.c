// expect: safe
// executions: 3
// Every step goes on: six, three or two rounds.
#include <threadbare.h>

int main(void) {
    unsigned char step = tb_uchar("step");
    tb_assume(1 <= step && step < 4);
    unsigned at = 0;
    while (at < 6)
        at += step;
    return 0;
}
