// expect: safe
// mmap of fresh memory and of a file, munmap, madvise.
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <sys/mman.h>
#include <unistd.h>

int main(void) {
    char *fresh = mmap(NULL, 5000, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    printf("%d %d\n", fresh[4999], (int)((unsigned long)fresh % 4096));
    fresh[4999] = 7;
    printf("%d %d %d\n", fresh[4999], madvise(fresh, 5000, MADV_NORMAL), munmap(fresh, 5000));
    FILE *file = fopen("tb-map", "w");
    fputs("mapped", file);
    fclose(file);
    int d = open("tb-map", O_RDONLY);
    printf("%d\n", posix_fadvise(d, 0, 0, POSIX_FADV_SEQUENTIAL));
    char *text = mmap64(NULL, 6, PROT_READ, MAP_PRIVATE, d, 0);
    close(d);
    printf("%.6s\n", text);
    munmap(text, 6);
    printf("%d\n", mmap(NULL, 0, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) == MAP_FAILED);
    return remove("tb-map");
}
