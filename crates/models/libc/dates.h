/* Names and formats of the C locale that text of calendar time is made of. */
#include "calendar.h"

static const char *const weekdays[] = {"Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"};
static const char *const months[] = {"January", "February", "March",     "April",   "May",      "June",
                                     "July",    "August",   "September", "October", "November", "December"};

/* The formats that stand for others. */
static const char *longer(char letter) {
    switch (letter) {
    case 'c':
        return "%a %b %e %H:%M:%S %Y";
    case 'D':
    case 'x':
        return "%m/%d/%y";
    case 'F':
        return "%Y-%m-%d";
    case 'r':
        return "%I:%M:%S %p";
    case 'R':
        return "%H:%M";
    case 'T':
    case 'X':
        return "%H:%M:%S";
    }
    return NULL;
}

static int is_one_of(char letter, const char *letters) {
    for (; *letters; letters++)
        if (*letters == letter)
            return 1;
    return 0;
}
