// expect: safe
// fputc, fputs, fwrite, fprintf: a stream that is open for reading alone refuses them, and remembers that it did.
#include <errno.h>
#include <stdio.h>

int main(void) {
    char text[] = "in memory";
    FILE *stream = fmemopen(text, sizeof text, "r");
    printf("%d %d\n", fputc('x', stream) == EOF, ferror(stream) != 0);
    clearerr(stream);
    printf("%d %d\n", fputs("x", stream) == EOF, ferror(stream) != 0);
    clearerr(stream);
    printf("%zu %d\n", fwrite("x", 1, 1, stream), ferror(stream) != 0);
    clearerr(stream);
    errno = 0;
    printf("%d ", fprintf(stream, "x") < 0);
    printf("%d %d\n", ferror(stream) != 0, errno == EBADF);
    clearerr(stream);
    printf("%c %d\n", fgetc(stream), ferror(stream));
    fclose(stream);
    return 0;
}
