// expect: safe
// strstr, strcasestr.
#define _GNU_SOURCE
#include <stdio.h>
#include <string.h>

int main(void) {
    const char *text = "hello world";
    printf("%s|%s|%d\n", strstr(text, "lo"), strstr(text, ""), strstr(text, "low") == NULL);
    printf("%s\n", strcasestr(text, "WOR"));
    printf("%d\n", strstr("", "x") == NULL);
    return 0;
}
