// expect: safe
// htons, htonl, ntohs, ntohl, ffs, swab.
#define _GNU_SOURCE
#include <stdio.h>
#include <arpa/inet.h>
#include <strings.h>
#include <unistd.h>
#include <string.h>

int main(void) {
    printf("%x %x %x %x\n", htons(0x1234), htonl(0x12345678), ntohs(0xff00), ntohl(1));
    printf("%d %d %d\n", ffs(0), ffs(8), ffsl(1L << 40));
    char from[] = "abcd", to[5] = "";
    swab(from, to, 4);
    puts(to);
    return 0;
}
