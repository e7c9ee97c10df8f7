// expect: error null-dereference
// inputs: key = 0
// A key that is not in the table is looked up to nothing.
#include <stddef.h>
#include <threadbare.h>

struct entry { unsigned char key; int value; };
static struct entry table[3] = {{3, 30}, {5, 50}, {9, 90}};

static struct entry *find(unsigned char key) {
    for (int i = 0; i < 3; i++)
        if (table[i].key == key)
            return &table[i];
    return NULL;
}

int main(void) {
    struct entry *found = find(tb_uchar("key"));
    return found->value; // ERROR null-dereference
}
