// expect: safe
// getopt: options, arguments, permutation, errors.
#include <stdio.h>
#include <unistd.h>


int main(void) {
    char *argv[] = {"prog", "-a", "file", "-bvalue", "-c", "arg", "-x", "--", "-a", NULL};
    int argc = 9, option;
    opterr = 0;
    while ((option = getopt(argc, argv, "ab:c:")) != -1)
        printf("%c %s %d\n", option, optarg ? optarg : "-", optopt);
    for (int i = optind; i < argc; i++)
        printf("<%s>", argv[i]);
    puts("");
    return 0;
}
