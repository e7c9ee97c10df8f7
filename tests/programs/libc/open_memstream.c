// expect: safe
// open_memstream: text in memory that grows; pointer and size after fflush and fclose, seeking back, growth.
#include <stdio.h>
#include <stdlib.h>

int main(void) {
    char *text;
    size_t size;
    FILE *stream = open_memstream(&text, &size);
    fprintf(stream, "%d bottles", 99);
    fflush(stream);
    printf("[%s] %zu\n", text, size);
    fputs(" of beer", stream);
    putc('!', stream);
    fflush(stream);
    printf("[%s] %zu %ld\n", text, size, ftell(stream));
    fseek(stream, 3, SEEK_SET);
    fputs("BOTTLES", stream);
    fflush(stream);
    printf("%zu %ld\n", size, ftell(stream));
    for (int i = 0; i < 100; i++)
        fprintf(stream, "%d,", i);
    fclose(stream);
    printf("%zu %.30s\n", size, text);
    free(text);

    stream = open_memstream(&text, &size);
    fclose(stream);
    printf("%zu [%s]\n", size, text);
    free(text);

    char room[10] = "xxxxxxxxx";
    stream = fmemopen(room, sizeof room, "w");
    fprintf(stream, "%d", 12345);
    fflush(stream);
    printf("%s\n", room);
    fputs("678", stream);
    fclose(stream);
    printf("%s\n", room);

    FILE *file = fopen("tb-plain", "w");
    fputs("abc", file);
    printf("%d %d\n", fflush(file), fflush(NULL));
    printf("%d\n", fclose(file));
    return remove("tb-plain");
}
