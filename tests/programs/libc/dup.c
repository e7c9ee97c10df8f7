// expect: safe
// dup, dup2: descriptors of one opening share their position; standard output goes to a file and back.
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <unistd.h>

int main(void) {
    int first = open("tb-dup", O_RDWR | O_CREAT | O_TRUNC, 0600);
    int second = dup(first);
    write(first, "one ", 4);
    write(second, "two ", 4);
    printf("%d %ld\n", second > first, (long)lseek(first, 0, SEEK_CUR));
    lseek(second, 0, SEEK_SET);
    char text[20] = "";
    printf("%zd\n", read(first, text, 4));
    printf("%s\n", text);
    int other = open("tb-dup", O_RDONLY);
    printf("%ld\n", (long)lseek(other, 0, SEEK_CUR));
    printf("%d\n", dup2(first, 20));
    printf("%d\n", dup2(20, 20));
    close(first);
    printf("%zd\n", read(20, text, 3));
    printf("%s %d\n", text, dup(77));
    printf("%d\n", errno == EBADF);
    errno = 0;
    printf("%d\n", dup2(77, 5));
    printf("%d\n", errno == EBADF);
    fflush(stdout);

    int saved = dup(1), log = open("tb-log", O_WRONLY | O_CREAT | O_TRUNC, 0600);
    dup2(log, 1);
    printf("into the file\n");
    fflush(stdout);
    dup2(saved, 1);
    printf("and back\n");
    fflush(stdout);
    close(log);
    close(saved);
    FILE *back = fopen("tb-log", "r");
    printf("%s", fgets(text, sizeof text, back));
    fclose(back);
    close(second);
    close(other);
    close(20);
    return unlink("tb-dup") + unlink("tb-log");
}
