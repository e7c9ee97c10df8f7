// expect: safe
// points-to: to = {a}
// points-to: to+8 = {b}
// A structure is copied with what its fields point to, each to its own place.
#include <string.h>
static int a, b;
struct pair { int *first, *second; };
static struct pair from, to;

int main(void) {
    from.first = &a;
    from.second = &b;
    memcpy(&to, &from, sizeof to);
    return *to.first + *to.second;
}
