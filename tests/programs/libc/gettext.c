// expect: safe
// gettext, dgettext, dcgettext, ngettext, dcngettext, textdomain, bindtextdomain: messages are what they are.
#include <libintl.h>
#include <locale.h>
#include <stdio.h>
#undef gettext
#undef dgettext
#undef ngettext

int main(void) {
    bindtextdomain("program", "/nowhere");
    textdomain("program");
    puts((gettext)("plain"));
    puts((dgettext)("program", "domain"));
    puts((dcgettext)("program", "category", LC_MESSAGES));
    puts((ngettext)("one", "many", 1));
    puts((ngettext)("one", "many", 2));
    puts((dcngettext)("program", "one", "many", 2, LC_MESSAGES));
    return 0;
}
