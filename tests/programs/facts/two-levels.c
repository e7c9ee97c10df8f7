// expect: safe
// points-to: pp = {p, q}
// points-to: p = {a, b}
// points-to: q = {a, b}
// Through a pointer to a pointer: neither order nor choice is known.
#include <threadbare.h>
static int a, b, *p, *q, **pp;
int main(void) {
    p = &a;
    q = &b;
    pp = tb_bool("which") ? &p : &q;
    *pp = tb_bool("other") ? &a : &b;
    return **pp;
}
