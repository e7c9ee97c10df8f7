// expect: safe
// getopt_long_only: long options after one dash.
#define _GNU_SOURCE
#include <getopt.h>
#include <stdio.h>

int main(void) {
    char *arguments[] = {"program", "-name", "value", "-v", "--flag", "rest", NULL};
    static int flag;
    struct option options[] = {{"name", required_argument, NULL, 'n'}, {"flag", no_argument, &flag, 5}, {NULL, 0, NULL, 0}};
    int c;
    while ((c = getopt_long_only(6, arguments, "v", options, NULL)) != -1)
        printf("%d %s\n", c, optarg ? optarg : "-");
    printf("%d %d %s\n", flag, optind, arguments[optind]);
    return 0;
}
