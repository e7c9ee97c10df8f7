// expect: error assertion
// inputs: kind = 2, flag = 1, key = -3
// A message with a body in one format, with a header and a number in another: what is the second input here is the third
// there, and is narrower.
#include <assert.h>
#include <threadbare.h>

int main(void) {
    unsigned kind = tb_choose(3, "kind");
    if (kind == 0) {
        char body[4];
        tb_bytes(body, sizeof body, "body");
        if (body[0] == 'x' && body[3] == 'y')
            return 1;
    } else if (kind == 1) {
        long number = tb_long("number");
        short key = tb_short("key");
        if (number == key)
            return 2;
    } else {
        _Bool flag = tb_bool("flag");
        long key = tb_long("key");
        assert(!flag || key != -3); // ERROR assertion
    }
    return 0;
}
