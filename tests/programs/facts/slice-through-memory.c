// expect: safe
// slice: 14 = 10, 14
// affects: 11 = 11, 15
// What is read was written: into the same field, before. The other field is another one, and what is written later comes too late.
static struct { int left, right; } pair;
static int first, second;

int main(void) {
    int *left = &pair.left, *right = &pair.right;
    *left = 3;
    *right = 4;
    int add = 5;
    (void)add;
    first = pair.left;
    second = pair.right;
    *left = 6;
    return 0;
}
