// expect: safe
// points-to: s = {x}
// points-to: s+8 = {y[]}
// Fields of a structure are told apart, and an element of an array is any of them.
static int x, y[4];
static struct { int *first, *second; } s;

int main(void) {
    s.first = &x;
    s.second = &y[2];
    *s.second = *s.first;
    return y[2];
}
