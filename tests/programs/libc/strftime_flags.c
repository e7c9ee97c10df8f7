// expect: safe
// strftime: every flag, width and modifier before every letter, and what is no conversion; fields that are out of range.
#include <stdio.h>
#include <string.h>
#include <time.h>

static unsigned sum(const char *text) {
    unsigned sum = 0;
    for (; *text; text++)
        sum = sum * 31 + (unsigned char)*text;
    return sum;
}

int main(void) {
    static const char *const flags[] = {"", "_", "-", "0", "^", "#", "^#", "-0"}, *const widths[] = {"", "1", "6"}, *const modifiers[] = {"", "E", "O"};
    struct tm tm = {.tm_sec = 5, .tm_min = 6, .tm_hour = 17, .tm_mday = 8, .tm_mon = 2, .tm_year = 123, .tm_wday = 3, .tm_yday = 66};
    tm.tm_zone = "UTC";
    char format[16], text[100];
    for (int f = 0; f < 8; f++)
        for (int w = 0; w < 3; w++)
            for (int m = 0; m < 3; m++) {
                unsigned total = 0;
                /* Of what is no conversion, # and E change the case, some letters alone. */
                if (f == 5 && m == 1)
                    continue;
                for (int c = 32; c < 127; c++) {
                    snprintf(format, sizeof format, "%%%s%s%s%c", flags[f], widths[w], modifiers[m], c);
                    total = total * 7 + sum(strftime(text, sizeof text, format, &tm) ? text : "");
                }
                printf("%s%s%s %u\n", flags[f], widths[w], modifiers[m], total);
            }
    int years[] = {150, -50, -150, 12345};
    for (int i = 0; i < 4; i++) {
        tm.tm_year = years[i] - 1900;
        strftime(text, sizeof text, "%C %Y %y %G %5Y %_7Y %-7Y %", &tm);
        printf("%s\n", text);
    }
    tm.tm_wday = 9, tm.tm_mon = 15, tm.tm_hour = 25, tm.tm_mday = -5, tm.tm_yday = -3, tm.tm_sec = 100;
    strftime(text, sizeof text, "%a %A %b %B %H %I %k %l %p %d %e %j %U %W %S %m", &tm);
    printf("%s\n", text);
    return 0;
}
