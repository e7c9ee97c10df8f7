// expect: safe
// tsearch, tfind, tdelete, twalk, tdestroy.
#define _GNU_SOURCE
#include <search.h>
#include <stdio.h>
#include <string.h>

static int compare(const void *a, const void *b) { return strcmp(a, b); }

static void show(const void *node, VISIT visit, int depth) {
    (void)depth;
    if (visit == postorder || visit == leaf)
        printf("%s ", *(const char *const *)node);
}

static int freed;
static void release(void *key) { freed += *(char *)key; }

int main(void) {
    void *root = NULL;
    const char *words[] = {"m", "c", "x", "a", "d", "z", "m"};
    for (int i = 0; i < 7; i++) {
        const char **found = tsearch(words[i], &root, compare);
        printf("%d ", *found == words[i]);
    }
    printf("\n");
    twalk(root, show);
    printf("\n%d %d\n", tfind("d", &root, compare) != NULL, tfind("q", &root, compare) == NULL);
    printf("%d %d\n", tdelete("c", &root, compare) != NULL, tdelete("q", &root, compare) == NULL);
    tdelete("m", &root, compare);
    tdelete("z", &root, compare);
    twalk(root, show);
    tdestroy(root, release);
    printf("\n%d\n", freed);
    return 0;
}
