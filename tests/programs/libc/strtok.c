// expect: safe
// strtok, strtok_r, strsep: tokens and empty fields.
#include <stdio.h>
#include <string.h>

int main(void) {
    char text[] = ",a,,bc,d,";
    for (char *token = strtok(text, ","); token; token = strtok(NULL, ","))
        printf("<%s>", token);
    char line[] = "x y  z";
    char *rest;
    for (char *token = strtok_r(line, " ", &rest); token; token = strtok_r(NULL, " ", &rest))
        printf("[%s]", token);
    char fields[] = "1::3";
    char *at = fields;
    char *field;
    while ((field = strsep(&at, ":")))
        printf("(%s)", field);
    puts("");
    return 0;
}
