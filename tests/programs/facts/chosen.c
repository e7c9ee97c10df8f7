// expect: safe
// points-to: p = {a, b}
// points-to: q = {a}
// One or the other.
#include <threadbare.h>
static int a, b, *p, *q;
int main(void) {
    p = tb_bool("which") ? &a : &b;
    q = &a;
    return *p + *q;
}
