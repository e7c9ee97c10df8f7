// expect: safe
// insque and remque: a list of elements with links in front.
#include <search.h>
#include <stdio.h>

struct item {
    struct item *next, *previous;
    int value;
};

int main(void) {
    struct item a = {.value = 1}, b = {.value = 2}, c = {.value = 3};
    insque(&a, NULL);
    insque(&c, &a);
    insque(&b, &a);
    for (struct item *at = &a; at; at = at->next)
        printf("%d ", at->value);
    remque(&b);
    printf("%d %d\n", a.next->value, c.previous->value);
    return 0;
}
