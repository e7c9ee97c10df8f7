// expect: safe
// errno stays what it was when tmpfile, mkstemp, open_memstream, fmemopen, opendir, sscanf, strtol, strtod, printf, regcomp succeed.
#define _GNU_SOURCE
#include <dirent.h>
#include <errno.h>
#include <regex.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static void kept(const char *after) { printf("%s: %m\n", after); }

int main(void) {
    errno = EDOM;
    FILE *file = tmpfile();
    kept("tmpfile");
    fputs("1 2", file);
    rewind(file);
    int a, b;
    fscanf(file, "%d %d", &a, &b);
    fgetc(file);
    fclose(file);
    kept("fscanf");
    char name[] = "tb-XXXXXX", *text;
    size_t size;
    int descriptor = mkstemp(name);
    write(descriptor, name, 3);
    close(descriptor);
    unlink(name);
    kept("mkstemp");
    file = open_memstream(&text, &size);
    fprintf(file, "%d %Lf %s", 1, 1.5L, "x");
    fclose(file);
    free(text);
    kept("open_memstream");
    file = fmemopen("text", 4, "r");
    fgetc(file);
    fclose(file);
    kept("fmemopen");
    DIR *folder = opendir(".");
    while (readdir(folder))
        ;
    closedir(folder);
    kept("readdir");
    strtol("12", NULL, 10);
    strtod("0x1p-3", NULL);
    sscanf("5 x", "%d %c", &a, name);
    kept("strtol");
    regex_t regex;
    regcomp(&regex, "a+", REG_EXTENDED);
    regexec(&regex, "b", 0, NULL, 0);
    regfree(&regex);
    kept("regexec");
    return 0;
}
