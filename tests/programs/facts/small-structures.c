// expect: safe
// points-to: first = {a}
// points-to: second = {b}
// A structure of two pointers is returned in registers.
struct pair { int *first, *second; };
static int a, b, *first, *second;
static struct pair make(void) { return (struct pair){&a, &b}; }
int main(void) {
    struct pair made = make();
    first = made.first;
    second = made.second;
    return *first + *second;
}
