// expect: error leak
// flags: --detect +leak
// The list is cut in the middle: what only the lost half points to is lost with it. The place that allocates is named.
#include <stdlib.h>
#include <threadbare.h>

struct node {
    struct node *next;
    int value;
};

static struct node *list;

static void push(int value) {
    struct node *node = malloc(sizeof *node); // ERROR leak
    node->value = value;
    node->next = list;
    list = node;
}

int main(void) {
    for (int i = 0; i < 4; i++)
        push(i);
    unsigned char at = tb_uchar("at");
    if (at == 2)
        list->next->next = NULL;
    return 0;
}
