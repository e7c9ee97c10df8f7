// expect: safe
// printf: strings and characters, puts, putchar.
#include <stdio.h>

int main(void) {
    printf("[%s][%10s][%-10s][%.2s][%c]\n", "text", "right", "left", "cut", 'x');
    printf("[%5c][%-3c]\n", 'a', 'b');
    char open[3] = {'a', 'b', 'c'};
    printf("%.3s\n", open);
    printf("%d\n", printf("four"));
    putchar('p');
    putc('q', stdout);
    fputc('\n', stdout);
    puts("line");
    fputs("no newline", stdout);
    printf("%s\n", "");
    printf("%p\n", (void *)0);
    fwrite("raw\n", 1, 4, stdout);
    return 0;
}
