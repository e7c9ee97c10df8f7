// expect: safe
// basename of both kinds, and dirname.
#include <libgen.h>
#include <stdio.h>
#include <string.h>
#undef basename
extern char *basename(const char *path);

int main(void) {
    const char *paths[] = {"/usr/lib", "/usr/", "usr", "/", ".", "..", "a/b/c", "a//b//", ""};
    for (unsigned i = 0; i < sizeof paths / sizeof *paths; i++) {
        char one[20], two[20];
        strcpy(one, paths[i]);
        strcpy(two, paths[i]);
        printf("[%s] [%s] [%s]\n", basename(paths[i]), __xpg_basename(one), dirname(two));
    }
    return 0;
}
