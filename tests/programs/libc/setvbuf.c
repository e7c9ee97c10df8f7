// expect: safe
// setbuf, setvbuf, setlinebuf, setbuffer, fflush: what is written is the same.
#define _GNU_SOURCE
#include <stdio.h>
#include <stdio_ext.h>

int main(void) {
    static char room[BUFSIZ], other[BUFSIZ];
    setvbuf(stdout, room, _IOFBF, sizeof room);
    printf("one\n");
    FILE *file = fopen("tb-buffer", "w");
    setbuf(file, NULL);
    fputs("unbuffered", file);
    printf("%d\n", (int)__fpending(file));
    fclose(file);
    file = fopen("tb-buffer", "r");
    setlinebuf(file);
    setbuffer(file, other, sizeof other);
    char line[20];
    printf("%s\n", fgets(line, sizeof line, file));
    fclose(file);
    fflush(stdout);
    fflush_unlocked(stdout);
    return remove("tb-buffer");
}
