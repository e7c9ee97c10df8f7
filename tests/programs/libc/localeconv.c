// expect: safe
// localeconv and nl_langinfo: the C locale.
#include <langinfo.h>
#include <locale.h>
#include <stdio.h>

int main(void) {
    struct lconv *c = localeconv();
    printf("[%s] [%s] [%s] [%s]\n", c->decimal_point, c->thousands_sep, c->grouping, c->currency_symbol);
    printf("[%s] [%s] [%s]\n", nl_langinfo(CODESET), nl_langinfo(RADIXCHAR), nl_langinfo(THOUSEP));
    printf("[%s] [%s] [%s] [%s]\n", nl_langinfo(DAY_1), nl_langinfo(ABMON_12), nl_langinfo(MON_5), nl_langinfo(AM_STR));
    printf("[%s] [%s] [%s]\n", nl_langinfo(D_FMT), nl_langinfo(T_FMT), nl_langinfo(YESEXPR));
    return 0;
}
