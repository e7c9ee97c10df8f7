// expect: safe
// strcasecmp, strncasecmp: capitals do not count.
#include <stdio.h>
#include <string.h>
#include <strings.h>

int main(void) {
    printf("%d %d %d\n", strcasecmp("HeLLo", "hEllO"), strcasecmp("a", "B") < 0, strcasecmp("[", "a") < 0);
    printf("%d %d\n", strncasecmp("ABx", "aby", 2), strncasecmp("ABx", "aby", 3) < 0);
    return 0;
}
