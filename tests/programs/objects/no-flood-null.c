// expect: error null-dereference
// flags: --entry get --null
// The same, where null is to be tried everywhere.
struct box {
    int value;
};

int get(struct box *b) { return b->value; } // ERROR null-dereference
