// expect: safe
// fputc, fputs, fwrite, fprintf: a stream that is open for reading alone refuses them, and remembers that it did.
#include <errno.h>
#include <stdio.h>

int main(void) {
    char text[] = "in memory";
    FILE *stream = fmemopen(text, sizeof text, "r");
    printf("%d ", fputc('x', stream) == EOF);
    printf("%d\n", ferror(stream) != 0);
    clearerr(stream);
    printf("%d ", fputs("x", stream) == EOF);
    printf("%d\n", ferror(stream) != 0);
    clearerr(stream);
    printf("%zu ", fwrite("x", 1, 1, stream));
    printf("%d\n", ferror(stream) != 0);
    clearerr(stream);
    errno = 0;
    printf("%d ", fprintf(stream, "x") < 0);
    printf("%d %d\n", ferror(stream) != 0, errno == EBADF);
    clearerr(stream);
    printf("%c ", fgetc(stream));
    printf("%d\n", ferror(stream));
    fclose(stream);
    return 0;
}
