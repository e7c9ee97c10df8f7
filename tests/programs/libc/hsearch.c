// expect: safe
// hcreate, hsearch, hdestroy, hcreate_r, hsearch_r, hdestroy_r.
#define _GNU_SOURCE
#include <search.h>
#include <stdio.h>
#include <string.h>

int main(void) {
    printf("%d\n", hcreate(10) != 0);
    ENTRY a = {"one", (void *)1}, b = {"two", (void *)2}, again = {"one", (void *)9};
    hsearch(a, ENTER);
    hsearch(b, ENTER);
    printf("%ld\n", (long)hsearch(again, ENTER)->data);
    ENTRY none = {"three", NULL};
    printf("%d %ld\n", hsearch(none, FIND) == NULL, (long)hsearch(b, FIND)->data);
    hdestroy();
    struct hsearch_data table;
    memset(&table, 0, sizeof table);
    ENTRY *found;
    hcreate_r(5, &table);
    printf("%d\n", hsearch_r(a, ENTER, &found, &table) != 0);
    printf("%s\n", found->key);
    hdestroy_r(&table);
    return 0;
}
