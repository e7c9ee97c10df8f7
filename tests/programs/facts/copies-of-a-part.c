// expect: safe
// points-to: to = {b}
// A part of a structure is copied.
#include <string.h>
static int a, b;
struct pair { int *first, *second; };
static struct pair from;
static int *to;

int main(void) {
    from.first = &a;
    from.second = &b;
    memcpy(&to, &from.second, sizeof to);
    return *to + *from.first;
}
