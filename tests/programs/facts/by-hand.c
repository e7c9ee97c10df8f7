// expect: safe
// points-to: to = {a}
// points-to: to+8 = {b}
// A pointer is copied by its bytes.
// What a loop of bytes copies may be anywhere in what it copies to: here it is one word at a time.
static int a, b;
struct pair { int *first, *second; };
static struct pair from, to;

int main(void) {
    from.first = &a;
    from.second = &b;
    to.first = from.first;
    to.second = from.second;
    return *to.first + *to.second;
}
