// expect: safe
// As stream-buffer-gone.c, with memory that stays, and with none.
#include <stdio.h>

static char buffer[256];

int main(void) {
    char local[16];
    setvbuf(stdout, buffer, _IOFBF, sizeof buffer);
    setvbuf(stderr, NULL, _IOLBF, 0);
    setvbuf(stderr, local, _IONBF, sizeof local);
    printf("stays\n");
    return 0;
}
