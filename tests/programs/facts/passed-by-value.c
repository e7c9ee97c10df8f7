// expect: safe
// points-to: seen = {a}
// A structure that is passed by value, and one that is returned.
struct large { int *to; long more[4]; };
static int a, *seen;
static struct large same(struct large given) { return given; }
int main(void) {
    struct large here = {&a, {0}};
    struct large there = same(here);
    seen = there.to;
    return *seen;
}
