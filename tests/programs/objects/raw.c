// expect: error out-of-bounds
// flags: --entry third
// What `void *` leads to is bytes of its own, 64 of them, also inside of an object.
struct message {
    unsigned size;
    void *data;
};

int third(const struct message *m) {
    const unsigned char *bytes = m->data;
    if (m->size > 65)
        return 0;
    int sum = 0;
    for (unsigned i = 0; i < m->size; i++)
        if (i + 1 == m->size)
            sum += bytes[i]; // ERROR out-of-bounds
    return sum;
}
