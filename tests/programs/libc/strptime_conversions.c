// expect: safe
// strptime: each conversion, with and without flags, widths and modifiers; fields that stay as they are, and those that follow from others.
#define _GNU_SOURCE
#include <stdio.h>
#include <string.h>
#include <time.h>

static const char *const tries[][2] = {
    {"91", "%H"}, {"\t9", "%H"}, {"32", "%d"}, {"39", "%d"}, {"PM", "%p"}, {"05PM", "%I%p"}, {"PM05", "%p%I"}, {"69", "%y"}, {"20", "%C"},
    {"UTCx", "%Z"}, {"+013", "%z"}, {"+01", "%z"}, {"Z", "%z"}, {"-1", "%z"}, {"99", "%s"}, {"53", "%U"}, {"54", "%U"}, {"7", "%u"},
    {"0", "%u"}, {"0", "%w"}, {"9", "%V"}, {"99", "%g"}, {"2020", "%G"}, {"ma", "%b"}, {"mayx", "%b"}, {"Mayo", "%B"}, {"5", "%Ed"},
    {"5", "%Od"}, {"a", "%"}, {"%", "%"}, {"%", "%%"}, {"a", "%Q"}, {" a", "a"}, {"a ", "a "}, {"a", "a "}, {"1", "%e"}, {"13", "%k"},
    {"13", "%l"}, {"am", "%P"}, {"366", "%j"}, {"367", "%j"}, {"61", "%S"}, {"62", "%S"}, {"", "%n"}, {"5", "%_d"}, {"5", "%-d"},
    {"5", "%05d"}, {"5", "%^d"}, {"5", "%#d"}, {"12", "%1d"}, {"1", "%h"}, {"-5", "%d"}, {"+5", "%d"}, {"0", "%d"}, {"000", "%d"},
    {"00005", "%d"}, {"sun", "%a"}, {"sund", "%a"}, {"5", "%D"}, {"5", "%T"}, {"5", "%R"}, {"1:2", "%R"}, {"2020", "%Y"}, {"20200", "%Y"},
    {"1:2 ", "%R "}, {"+5", "%z"}, {"+5:3", "%z"}, {"+123", "%z"}, {"+15", "%z"}, {"+14", "%z"}, {"-0130", "%z"}, {" +01", "%z"},
    {"+2", "%z"}, {"+0160", "%z"}, {"0", "%V"}, {"99", "%W"}, {"9999", "%s"}, {"5", "%1-d"}, {"5", "%-1d"}, {"5", "%11d"}, {"5", "%1_1d"},
    {"5", "%E"}, {"5", "%EY"}, {"5", "%EC"}, {"5", "%Ex"}, {"5", "%O"}, {"5", "%OY"}, {"5", "%Oa"}, {"may", "%Ob"}, {"may", "%OB"},
    {"may", "%Oh"}, {"5", "%Oj"}, {"5", "%Oe"}, {"5", "%Ou"}, {"5", "%Ow"}, {"5", "%OV"}, {"5", "%OU"}, {"5", "%OW"}, {"5", "%OI"},
    {"5", "%OH"}, {"5", "%Ok"}, {"5", "%Oy"}, {"5", "%OC"}, {"5", "%Og"}, {"5", "%OG"}, {"5", "%OS"}, {"5", "%OM"}, {"5", "%Om"},
    {"19 5", "%C%y"}, {"2005", "%C%y"}, {"0520", "%y%C"}, {"5 05", "%m%j"}, {"5 05", "%d%j"}, {"0505", "%y%j"}, {"0", "%m"}, {"00", "%C"},
    {"19", "%C"}, {"jan5", "%b%j"}, {"z", "%z"}, {" Z", "%z"}, {"+1:2", "%z"}, {"+12:", "%z"}, {" 9", "%s"}, {"-9", "%s"}, {"x", "%n"},
    {"\v\t x", "%t"}, {"a\tb", "a b"}, {"ab", "a b"}, {"\vAM", " %p"}, {"\vAM", "%p"}, {"\tmay", "%b"}, {"UTC x", "%Z"}, {"x", " %Z"},
    {"", "%Z"}, {" x", "%Z"}, {"0060", "%z"},
};

int main(void) {
    for (unsigned i = 0; i < sizeof tries / sizeof *tries; i++)
        for (int day = 0; day < 4; day += 3) {
            struct tm tm = {.tm_sec = -7, .tm_min = -7, .tm_hour = -7, .tm_mday = day, .tm_mon = 4, .tm_year = 101, .tm_wday = -7, .tm_yday = -7, .tm_gmtoff = 77};
            const char *end = strptime(tries[i][0], tries[i][1], &tm);
            if (!end)
                printf("no\n");
            else
                printf("%d %d-%d-%d %d:%d:%d w%d y%d %ld\n", (int)(end - tries[i][0]), tm.tm_year, tm.tm_mon, tm.tm_mday, tm.tm_hour, tm.tm_min,
                       tm.tm_sec, tm.tm_wday, tm.tm_yday, tm.tm_gmtoff);
        }
    return 0;
}
