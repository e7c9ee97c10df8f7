// expect: error null-dereference
// flags: --entry second
// A list ends somewhere: its type says so, though nobody asks here.
struct node {
    int value;
    struct node *next;
};

int second(struct node *p) { return p->next->value; } // ERROR null-dereference
