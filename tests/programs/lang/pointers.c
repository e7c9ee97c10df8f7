// expect: safe
// executions: 1
// Pointers: arithmetic, differences, casts to integers and back, pointers to pointers, restrict, linked rings.
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

struct node {
    int value;
    struct node *next, **slot;
};

#define container_of(p, type, member) ((type *)((char *)(p) - offsetof(type, member)))

static void reverse(struct node **head) {
    struct node *done = NULL;
    while (*head) {
        struct node *n = *head;
        *head = n->next;
        n->next = done;
        done = n;
    }
    *head = done;
}

static void add(int n, int *restrict to, const int *restrict from) {
    while (n--) *to++ += *from++;
}

int main(void) {
    struct node nodes[5], *head = NULL;
    for (int i = 0; i < 5; i++) {
        nodes[i] = (struct node){i * i, head, NULL};
        head = &nodes[i];
    }
    reverse(&head);
    for (struct node *n = head; n; n = n->next) printf("%d ", n->value);
    struct node **where = &nodes[3].next;
    printf("\n%td %d\n", container_of(where, struct node, next) - nodes, *where == &nodes[4]);
    uintptr_t address = (uintptr_t)&nodes[2] | 1; // a tag in the low bit
    printf("%d %d\n", (int)(address & 1), ((struct node *)(address & ~(uintptr_t)1))->value);
    int a[4] = {1, 2, 3, 4}, b[4] = {10, 20, 30, 40};
    add(4, a, b);
    int(*rows)[2] = (int(*)[2])a;
    printf("%d %d %td\n", rows[1][0], *(*(rows + 1) + 1), &a[3] - &a[0]);
    char **list = malloc(2 * sizeof *list);
    list[0] = "zero";
    list[1] = list[0] + 2;
    printf("%s\n", list[1]);
    free(list);
    return 0;
}
