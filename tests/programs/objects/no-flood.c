// expect: safe
// flags: --entry get
// A function that follows its parameter without asking: its callers are expected to know, so nothing is said.
struct box {
    int value;
};

int get(struct box *b) { return b->value; }
