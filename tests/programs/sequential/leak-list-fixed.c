// expect: safe
// flags: --detect +leak
// What is cut off is freed, and the rest stays reachable from a global: through a pointer into the middle, too.
#include <stdlib.h>
#include <threadbare.h>

struct node {
    int value;
    struct node *next;
};

static struct node **ends;

int main(void) {
    struct node *list = NULL;
    for (int i = 0; i < 4; i++) {
        struct node *node = malloc(sizeof *node);
        node->value = i;
        node->next = list;
        list = node;
    }
    ends = &list->next;
    unsigned char at = tb_uchar("at");
    if (at == 2) {
        struct node *rest = list->next->next;
        list->next->next = NULL;
        free(rest->next);
        free(rest);
    }
    return 0;
}
