// expect: safe
// executions: 1
// Function pointers: tables, callbacks, functions that return functions, comparison, qsort and bsearch.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef int (*binary)(int, int);

static int add(int a, int b) { return a + b; }
static int sub(int a, int b) { return a - b; }
static int mul(int a, int b) { return a * b; }

static const struct {
    char name;
    binary op;
} table[] = {{'+', add}, {'-', sub}, {'*', mul}};

static binary find(char name) {
    for (unsigned i = 0; i < sizeof table / sizeof *table; i++)
        if (table[i].name == name) return table[i].op;
    return NULL;
}

static int by_length(const void *a, const void *b) {
    size_t x = strlen(*(char *const *)a), y = strlen(*(char *const *)b);
    return x < y ? -1 : x > y ? 1 : strcmp(*(char *const *)a, *(char *const *)b);
}

static void each(int n, void (*visit)(int, void *), void *data) {
    for (int i = 0; i < n; i++) visit(i, data);
}

static void collect(int i, void *data) { *(int *)data += i * i; }

int main(void) {
    for (const char *c = "+-*/"; *c; c++) {
        binary op = find(*c);
        if (op) printf("%c %d\n", *c, op(12, 5));
        else printf("%c none\n", *c);
    }
    const char *words[] = {"pear", "fig", "banana", "kiwi", "apple"};
    qsort(words, 5, sizeof *words, by_length);
    for (int i = 0; i < 5; i++) printf("%s ", words[i]);
    const char *key = "kiwi";
    const char **hit = bsearch(&key, words, 5, sizeof *words, by_length);
    printf("\n%td %d\n", hit - words, find('+') == add);
    int sum = 0;
    each(10, collect, &sum);
    printf("%d\n", sum);
    return 0;
}
