// expect: safe
// flags: --unwind 6
// executions: 13
// Every loop is counted each time that it is entered: the inner one goes round eighteen times in all, never more than
// three times in a row. The outer loop breaks off in one of six rounds, or ends after none to six.
#include <threadbare.h>

int main(void) {
    unsigned char n = tb_uchar("n"), stop = tb_uchar("stop");
    tb_assume(n < 7 && stop <= n);
    int sum = 0;
    for (unsigned i = 0; i < n; i++) {
        for (unsigned j = 0; j < 3; j++)
            sum += 2;
        if (i == stop)
            break;
    }
    return sum > 100;
}
