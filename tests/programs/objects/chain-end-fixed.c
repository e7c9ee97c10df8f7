// expect: safe
// flags: --entry second
// As `chain-end.c`, where the end is looked for.
struct node {
    int value;
    struct node *next;
};

int second(struct node *p) { return p->next ? p->next->value : 0; }
