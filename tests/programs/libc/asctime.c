// expect: safe
// asctime, asctime_r, ctime, ctime_r.
#include <stdio.h>
#include <time.h>

int main(void) {
    time_t t = 1000000000;
    char text[64];
    printf("%s", asctime(gmtime(&t)));
    printf("%s", asctime_r(gmtime(&t), text));
    printf("%s", ctime(&t));
    printf("%s", ctime_r(&t, text));
    printf("%.1f\n", difftime(t, 999999990));
    return 0;
}
