// expect: safe
// slice: 21 = 6, 18, 21
// slice: 22 = 10, 11, 19, 22
// affects: 18 = 6, 18, 21
// What a function returns depends on what it was given there, and a function through a pointer is one of those that it may be.
static int twice(int n) { return 2 * n; }

static int counter;
static int next(int n) {
    counter = counter + n;
    return counter;
}

static int (*volatile operation)(int) = next;
static volatile int first, second;

int main(void) {
    int a = first;
    int b = second;
    // One after the other.
    first = twice(a);
    second = operation(b);
    return 0;
}
