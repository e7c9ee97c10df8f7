/* Options of the command line, as GNU's getopt takes them: arguments that are no options are moved behind them. */
#include "library.h"

struct option {
    const char *name;
    int has_arg;
    int *flag;
    int val;
};

enum { NO_ARGUMENT, REQUIRED_ARGUMENT, OPTIONAL_ARGUMENT };

char *getenv(const char *name);
int dprintf(int descriptor, const char *format, ...);
size_t strlen(const char *text);
int strcmp(const char *a, const char *b);
int strncmp(const char *a, const char *b, size_t size);
char *strchr(const char *text, int c);

char *optarg;
int optind = 1, opterr = 1, optopt;

/* What is left of a group of one-letter options. */
static const char *rest;
/* Arguments that were skipped: [first_skipped, last_skipped). */
static int first_skipped, last_skipped;
static int started;

static void reverse(char **argv, int from, int to) {
    for (to--; from < to; from++, to--) {
        char *swap = argv[from];
        argv[from] = argv[to];
        argv[to] = swap;
    }
}

/* Moves the skipped arguments behind the options that came after them. */
static void exchange(char **argv) {
    int options = optind - last_skipped;
    reverse(argv, first_skipped, last_skipped);
    reverse(argv, last_skipped, optind);
    reverse(argv, first_skipped, optind);
    first_skipped += options;
    last_skipped = optind;
}

static int is_option(const char *text) {
    return text[0] == '-' && text[1] != '\0';
}

static int long_option(int argc, char **argv, const char *letters, const struct option *options, int *index,
                       const char *name, int dashes) {
    const char *end = name;
    while (*end && *end != '=')
        end++;
    size_t size = (size_t)(end - name);
    int found = -1, several = 0;
    for (int i = 0; options[i].name; i++) {
        if (strncmp(options[i].name, name, size) != 0)
            continue;
        if (strlen(options[i].name) == size) {
            found = i;
            several = 0;
            break;
        }
        if (found < 0)
            found = i;
        else if (options[found].has_arg != options[i].has_arg || options[found].flag != options[i].flag ||
                 options[found].val != options[i].val)
            several = 1;
    }
    int quiet = !opterr || letters[0] == ':';
    const char *dash = dashes == 2 ? "--" : "-";
    optind++;
    rest = NULL;
    if (several) {
        if (!quiet)
            dprintf(2, "%s: option '%s%s' is ambiguous\n", argv[0], dash, name);
        optopt = 0;
        return '?';
    }
    if (found < 0) {
        if (!quiet)
            dprintf(2, "%s: unrecognized option '%s%s'\n", argv[0], dash, name);
        optopt = 0;
        return '?';
    }
    const struct option *option = &options[found];
    if (*end == '=') {
        if (option->has_arg == NO_ARGUMENT) {
            if (!quiet)
                dprintf(2, "%s: option '%s%s' doesn't allow an argument\n", argv[0], dash, option->name);
            optopt = option->val;
            return '?';
        }
        optarg = (char *)end + 1;
    } else if (option->has_arg == REQUIRED_ARGUMENT) {
        if (optind >= argc) {
            if (!quiet)
                dprintf(2, "%s: option '%s%s' requires an argument\n", argv[0], dash, option->name);
            optopt = option->val;
            return letters[0] == ':' ? ':' : '?';
        }
        optarg = argv[optind++];
    }
    if (index)
        *index = found;
    if (option->flag) {
        *option->flag = option->val;
        return 0;
    }
    return option->val;
}

static int next(int argc, char **argv, const char *letters, const struct option *options, int *index,
                int long_only) {
    if (argc < 1)
        return -1;
    if (optind == 0 || !started) {
        if (optind == 0)
            optind = 1;
        first_skipped = last_skipped = optind;
        rest = NULL;
        started = 1;
    }
    optarg = NULL;
    int in_order = letters[0] == '+' || getenv("POSIXLY_CORRECT") != NULL;
    int as_argument = letters[0] == '-';
    if (letters[0] == '+' || letters[0] == '-')
        letters++;
    if (!rest || !*rest) {
        if (last_skipped > optind)
            last_skipped = optind;
        if (first_skipped > optind)
            first_skipped = optind;
        if (!in_order && !as_argument) {
            if (first_skipped != last_skipped && last_skipped != optind)
                exchange(argv);
            else if (last_skipped != optind)
                first_skipped = optind;
            while (optind < argc && !is_option(argv[optind]))
                optind++;
            last_skipped = optind;
        }
        if (optind < argc && strcmp(argv[optind], "--") == 0) {
            optind++;
            if (first_skipped != last_skipped && last_skipped != optind)
                exchange(argv);
            else if (first_skipped == last_skipped)
                first_skipped = optind;
            last_skipped = argc;
            optind = argc;
        }
        if (optind == argc) {
            if (first_skipped != last_skipped)
                optind = first_skipped;
            return -1;
        }
        if (!is_option(argv[optind])) {
            if (in_order)
                return -1;
            optarg = argv[optind++];
            return 1;
        }
        if (options) {
            if (argv[optind][1] == '-')
                return long_option(argc, argv, letters, options, index, argv[optind] + 2, 2);
            if (long_only && (argv[optind][2] || !strchr(letters, argv[optind][1])))
                return long_option(argc, argv, letters, options, index, argv[optind] + 1, 1);
        }
        rest = argv[optind] + 1;
    }
    int letter = *rest++;
    const char *at = strchr(letters, letter);
    int quiet = !opterr || letters[0] == ':';
    if (!*rest)
        optind++;
    if (!at || letter == ':' || letter == ';') {
        if (!quiet)
            dprintf(2, "%s: invalid option -- '%c'\n", argv[0], letter);
        optopt = letter;
        return '?';
    }
    if (at[1] != ':')
        return letter;
    if (*rest) {
        optarg = (char *)rest;
        optind++;
    } else if (at[2] != ':') {
        if (optind == argc) {
            if (!quiet)
                dprintf(2, "%s: option requires an argument -- '%c'\n", argv[0], letter);
            optopt = letter;
            rest = NULL;
            return letters[0] == ':' ? ':' : '?';
        }
        optarg = argv[optind++];
    }
    rest = NULL;
    return letter;
}

int LIBC(getopt)(int argc, char **argv, const char *letters) {
    return next(argc, argv, letters, NULL, NULL, 0);
}

int LIBC(getopt_long)(int argc, char **argv, const char *letters, const struct option *options, int *index) {
    return next(argc, argv, letters, options, index, 0);
}

int LIBC(getopt_long_only)(int argc, char **argv, const char *letters, const struct option *options,
                           int *index) {
    return next(argc, argv, letters, options, index, 1);
}
