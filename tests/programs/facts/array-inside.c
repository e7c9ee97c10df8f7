// expect: safe
// points-to: s = {a}
// points-to: s+8 = {b}
// points-to: s+40 = {c}
// An array is folded inside its extent: what stands before and behind it in the structure is something else.
static int a, b, c;
static struct { int *before, *row[4], *behind; } s;

int main(void) {
    s.before = &a;
    for (int i = 0; i < 4; i++)
        s.row[i] = &b;
    s.behind = &c;
    return *s.before + *s.row[3] + *s.behind;
}
