// expect: safe
// strftime: every conversion of the C locale, flags, and too little room.
#include <stdio.h>
#include <time.h>

int main(void) {
    time_t times[] = {0, 1700000000, 1104537600, 1230768000, 1483228800, 946684800};
    const char *formats[] = {"%a %A %b %B %h", "%c", "%C %d %D %e %F", "%g %G %V %u %U %w %W", "%H %I %j %k %l %m %M %n%t%p %P",
                             "%r %R %S %s %T", "%x %X %y %Y %z %Z %%", "%-d %_m %^a %Ey %Oe", "plain"};
    char text[100];
    for (unsigned t = 0; t < 6; t++)
        for (unsigned i = 0; i < sizeof formats / sizeof *formats; i++) {
            size_t length = strftime(text, sizeof text, formats[i], gmtime(&times[t]));
            printf("%zu [%s]\n", length, text);
        }
    printf("%zu\n", strftime(text, 5, "%Y-%m", gmtime(&times[0])));
    printf("%zu\n", strftime(text, 5, "%Y", gmtime(&times[0])));
    return 0;
}
