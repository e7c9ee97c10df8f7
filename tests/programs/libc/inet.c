// expect: safe
// inet_aton, inet_addr, inet_ntoa, inet_pton, inet_ntop: addresses of both kinds, in all their forms, and what is none.
#include <arpa/inet.h>
#include <errno.h>
#include <stdio.h>
#include <string.h>

int main(void) {
    static const char *const texts[] = {"1.2.3.4", "1.2.3", "1.65535", "4294967295", "4294967296", "0x7f.1", "010.1.2.3", "1.2.3.4 x", "1.2.3.4x", "256.1.1.1",
                                        "01.2.3.4", "1.2.3.4.", ".1", "", "0x", "08", "::", "::1", "1::", "1::2", ":1", "1:", "1:2:3:4:5:6:7:8", "1:2:3:4:5:6:7",
                                        "1:2:3:4:5:6:7::", "1::2::3", "::ffff:1.2.3.4", "::1.2.3.4", "12345::", "g::", "fe80::A:0:0:1", "1:2:3:4:5:6:1.2.3.4", "0:0::0", ":::"};
    char text[50];
    for (unsigned i = 0; i < sizeof texts / sizeof *texts; i++) {
        struct in_addr address = {7};
        unsigned char bytes[16] = {7};
        int found = inet_aton(texts[i], &address);
        printf("%s: %d %s %x", texts[i], found, inet_ntoa(address), inet_addr(texts[i]));
        for (int family = AF_INET; family <= AF_INET6; family += AF_INET6 - AF_INET) {
            memset(bytes, 7, sizeof bytes);
            found = inet_pton(family, texts[i], bytes);
            const char *told = inet_ntop(family, bytes, text, sizeof text), *tight = inet_ntop(family, bytes, text + 40, 3);
            printf(" %d %s %d", found, told, tight != 0);
        }
        puts("");
    }
    errno = 0;
    int refused = inet_pton(99, "1.2.3.4", text);
    printf("%d %d", refused, errno == EAFNOSUPPORT);
    errno = 0;
    const char *none = inet_ntop(99, "1234", text, sizeof text);
    printf(" %d %d\n", none == 0, errno == EAFNOSUPPORT);
    return 0;
}
