// expect: safe
// points-to: found = {text[]}
// What the library's functions give back points into what they are given.
#include <string.h>
static char text[] = "a=b";
static char *found;
int main(void) {
    found = strchr(text, '=');
    return found - text - 1;
}
