// expect: error endless-loop
// A hash table whose entries are linked through themselves. Who adds an entry that is a member already makes it its own successor: the next search
// for something else in its bucket never ends. The calls that lead there are inputs.
// More calls: -DOPS=4.
#include <assert.h>
#include <stddef.h>
#include <threadbare.h>

#ifndef OPS
#define OPS 3
#endif
#ifndef ENTRIES
#define ENTRIES 2
#endif
#define BUCKETS 3

struct entry {
    unsigned char key;
    struct entry *next;
};

static struct entry *table[BUCKETS];

/// A branch decides which bucket it is; with -DINDEX it remains a symbol, and so do all pointers that come out of the table.
static struct entry **bucket(unsigned char key) {
#ifdef INDEX
    return &table[key % BUCKETS];
#else
    int hash = key % BUCKETS, i = 0;
    while (i < hash)
        i++;
    return &table[i];
#endif
}

static struct entry *find(unsigned char key) {
    struct entry *e = *bucket(key);
    while (e && e->key != key) // ERROR endless-loop
        e = e->next;
    return e;
}

static int is_member(const struct entry *e) {
    const struct entry *m = *bucket(e->key);
    while (m && m != e) // ERROR endless-loop
        m = m->next;
    return m != NULL;
}

static void add(struct entry *e) {
#ifdef FIXED
    if (is_member(e))
        return;
#endif
    e->next = *bucket(e->key);
    *bucket(e->key) = e;
}

static void add_if_absent(struct entry *e) {
    if (!find(e->key))
        add(e);
}

static void take(struct entry *e) {
    struct entry **place = bucket(e->key);
    while (*place && *place != e) // ERROR endless-loop
        place = &(*place)->next;
    if (*place)
        *place = e->next;
}

int main(void) {
    struct entry entries[ENTRIES];
    for (int i = 0; i < ENTRIES; i++)
        entries[i] = (struct entry){tb_uchar("key"), NULL};
    for (int i = 0; i < OPS; i++) {
        struct entry *e = &entries[0];
#ifdef INDEX
        e = &entries[tb_choose(ENTRIES, "entry")];
#else
        for (int k = 1; k < ENTRIES; k++)
            if (tb_bool("next"))
                e = &entries[k];
#endif
        switch (tb_choose(5, "operation")) {
        case 0:
            add(e);
            break;
        case 1:
            add_if_absent(e);
            break;
        case 2:
            take(e);
            break;
        case 3:
            is_member(e);
            break;
        default:
            find(e->key);
        }
    }
    return 0;
}
