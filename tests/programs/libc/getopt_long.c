// expect: safe
// getopt_long: long options, abbreviations, flags.
#include <stdio.h>
#include <getopt.h>


int main(void) {
    static int verbose;
    static const struct option options[] = {{"all", no_argument, NULL, 'a'},
                                            {"file", required_argument, NULL, 'f'},
                                            {"level", optional_argument, NULL, 'l'},
                                            {"verbose", no_argument, &verbose, 1},
                                            {NULL, 0, NULL, 0}};
    char *argv[] = {"prog", "--all", "word", "--file=x", "--fi", "y", "--level", "--verb", "--nope", "-a", NULL};
    int argc = 10, option, index = -1;
    opterr = 0;
    while ((option = getopt_long(argc, argv, "af:", options, &index)) != -1)
        printf("%d %s %d\n", option, optarg ? optarg : "-", index);
    printf("%d %d %s\n", verbose, optind, argv[optind]);
    return 0;
}
