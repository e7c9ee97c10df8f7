/* Runs the cases of a folder, each in a process of its own, and says which fail, and how. A tool of the build: it is not linked
 * into the program.
 *
 *     run BUILD SOURCES CASE...      BUILD has the program, its table of places, and room for what it writes
 *
 * A test fails if the process is ended by a signal, takes more processor time than THREADBARE_SECONDS (20), or makes no progress for
 * as long. Otherwise it has passed, whatever its exit status. */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

struct text { char *bytes; size_t length; };

static const char *sources;

struct test {
    char *kind, *place, *build;
    char *arguments[4096], *environment[4096];
    int argument_count, environment_count, abort_ends, leaks;
    struct text input;
};

static void broken(const char *what, const char *name) {
    fprintf(stderr, "run: %s: %s: %s\n", name, what, strerror(errno));
    exit(2);
}

static struct text bytes_of(const char *hex) {
    struct text text = {calloc(strlen(hex) / 2 + 1, 1), 0};
    unsigned byte;
    for (; sscanf(hex, "%2x", &byte) == 1; hex += 2)
        text.bytes[text.length++] = (char)byte;
    return text;
}

static void write_file(const char *path, struct text text) {
    FILE *file = fopen(path, "w");
    if (!file || fwrite(text.bytes, 1, text.length, file) != text.length || fclose(file))
        broken("cannot be written", path);
}

/* A file of the case, whose name stays inside of the folder. */
static void place_file(const char *folder, char *line) {
    char path[8192], *space = strchr(line, ' ');
    if (!space)
        return;
    *space = 0;
    struct text name = bytes_of(line), content = bytes_of(space + 1);
    if (name.bytes[0] == '/' || strstr(name.bytes, "..") || name.length > 2048)
        return;
    int length = snprintf(path, sizeof path, "%s/", folder);
    for (size_t i = 0; i <= name.length; i++) {
        path[length] = 0;
        if (name.bytes[i] == '/')
            mkdir(path, 0777);
        path[length++] = name.bytes[i];
    }
    write_file(path, content);
}

static char *put(char **list, int *count, char *text) {
    if (*count < 4090)
        list[(*count)++] = text;
    return text;
}

static void read_test(const char *path, const char *folder, struct test *test) {
    FILE *file = fopen(path, "r");
    char *line = NULL;
    size_t room = 0;
    if (!file)
        broken("cannot be read", path);
    put(test->arguments, &test->argument_count, "program");
    test->kind = test->place = test->build = "";
    test->input.bytes = "";
    while (getline(&line, &room, file) > 0) {
        line[strcspn(line, "\n")] = 0;
        size_t length = strcspn(line, " ");
        char *rest = strdup(line + length + (line[length] == ' '));
        line[length] = 0;
        if (strcmp(line, "kind") == 0)
            test->kind = rest;
        else if (strcmp(line, "at") == 0)
            test->place = rest;
        else if (strcmp(line, "build") == 0)
            test->build = rest;
        else if (strcmp(line, "abort-ends") == 0)
            test->abort_ends = 1;
        else if (strcmp(line, "argument") == 0)
            put(test->arguments, &test->argument_count, bytes_of(rest).bytes);
        else if (strcmp(line, "environment") == 0)
            put(test->environment, &test->environment_count, bytes_of(rest).bytes);
        else if (strcmp(line, "input-bytes") == 0)
            test->input = bytes_of(rest);
        else if (strcmp(line, "file") == 0 && folder)
            place_file(folder, rest);
    }
    test->leaks = strcmp(test->kind, "leak") == 0;
    free(line);
    fclose(file);
}

static char *variable(const char *name, const char *value) {
    char *text = NULL;
    if (asprintf(&text, "%s=%s", name, value) < 0)
        broken("no memory", name);
    return text;
}

static void start(struct test *test, const char *program, const char *places, const char *path, const char *folder,
                  const char *input, const char *said, long seconds) {
    put(test->environment, &test->environment_count, variable("THREADBARE_CASE", path));
    put(test->environment, &test->environment_count, variable("THREADBARE_PLACES", places));
    put(test->environment, &test->environment_count, variable("THREADBARE_SOURCES", sources));
    put(test->environment, &test->environment_count,
        variable("ASAN_OPTIONS", test->leaks ? "abort_on_error=1:detect_leaks=1:detect_stack_use_after_return=1:handle_segv=0"
                                             : "abort_on_error=1:detect_leaks=0:detect_stack_use_after_return=1:"
                                               "handle_segv=0:handle_abort=0:handle_sigfpe=0"));
    put(test->environment, &test->environment_count, variable("LSAN_OPTIONS", "exitcode=23"));
    const char *verbose = getenv("THREADBARE_VERBOSE");
    if (verbose)
        put(test->environment, &test->environment_count, variable("THREADBARE_VERBOSE", verbose));
    int in = open(input, O_RDONLY), out = open("/dev/null", O_WRONLY);
    int err = open(said, O_WRONLY | O_CREAT | O_TRUNC, 0666);
    struct rlimit limit = {(rlim_t)seconds, (rlim_t)seconds + 5}, core = {0, 0};
    if (in < 0 || out < 0 || err < 0 || chdir(folder) != 0)
        broken("cannot be prepared", folder);
    dup2(in, 0), dup2(out, 1), dup2(err, 2);
    close(in), close(out), close(err);
    setrlimit(RLIMIT_CPU, &limit);
    setrlimit(RLIMIT_CORE, &core);
    setpgid(0, 0);
    execve(program, test->arguments, test->environment);
    fprintf(stderr, "broken: the program cannot be started: %s\n", strerror(errno));
    _exit(127);
}

/* How many ticks of processor time a process has taken so far. */
static long ticks(pid_t process) {
    char path[64], text[1024];
    snprintf(path, sizeof path, "/proc/%d/stat", (int)process);
    FILE *file = fopen(path, "r");
    if (!file)
        return -1;
    size_t length = fread(text, 1, sizeof text - 1, file);
    fclose(file);
    text[length] = 0;
    unsigned long user = 0, system = 0;
    char *behind = strrchr(text, ')');
    if (!behind || sscanf(behind + 1, " %*c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %lu %lu", &user, &system) != 2)
        return -1;
    return (long)(user + system);
}

/* Waits for its end. One that takes no processor time at all for very long hangs in the system. */
static int wait_for(pid_t process, long seconds, int *hangs) {
    int status;
    long before = -2, still = 0;
    for (long turn = 0;; turn++) {
        pid_t ended = waitpid(process, &status, WNOHANG);
        if (ended == process)
            return status;
        struct timespec pause = {0, turn < 50 ? 2000000 : 50000000};
        nanosleep(&pause, NULL);
        if (turn < 50)
            continue;
        long now = ticks(process);
        still = now == before ? still + 1 : 0;
        before = now;
        if (still > 20 * (seconds < 20 ? 20 : seconds) * 3) {
            *hangs = 1;
            kill(-process, SIGKILL);
        }
    }
}

static void show(const char *said, const char *prefix) {
    FILE *file = fopen(said, "r");
    char *line = NULL;
    size_t room = 0;
    int lines = 0;
    while (file && getline(&line, &room, file) > 0 && lines++ < 60) {
        /* It comes from the program. */
        for (char *c = line; *c; c++)
            if ((unsigned char)*c < ' ' && *c != '\n' && *c != '\t')
                *c = '?';
        printf("%s%s", prefix, line);
    }
    if (file)
        fclose(file);
    free(line);
}

static char *whole(const char *path) {
    char *found = realpath(path, NULL);
    if (!found)
        broken("cannot be found", path);
    return found;
}

/* 0: passed, 1: failed, 2: could not be run. */
static int run(const char *build, const char *path, const char *variant, long seconds) {
    struct test test;
    char folder[4200], input[4200], said[4200], name[512];
    memset(&test, 0, sizeof test);
    const char *base = strrchr(path, '/') ? strrchr(path, '/') + 1 : path;
    snprintf(name, sizeof name, "%.*s", (int)strcspn(base, "."), base);
    snprintf(folder, sizeof folder, "%s/work-%s%s", build, name, variant);
    snprintf(input, sizeof input, "%s/%s%s.stdin", build, name, variant);
    snprintf(said, sizeof said, "%s/%s%s.stderr", build, name, variant);
    mkdir(folder, 0777);
    read_test(path, folder, &test);
    write_file(input, test.input);
    char *program = NULL, *places = NULL;
    if (asprintf(&program, "%s/program%s", build, variant) < 0 || asprintf(&places, "%s/places%s", build, variant) < 0)
        broken("no memory", build);
    fflush(stdout);
    pid_t process = fork();
    if (process < 0)
        broken("no process", path);
    if (process == 0)
        start(&test, whole(program), whole(places), whole(path), whole(folder), input, said, seconds);
    int hangs = 0, status = wait_for(process, seconds, &hangs);
    kill(-process, SIGKILL); /* what it may have left behind */
    int signal = WIFSIGNALED(status) ? WTERMSIG(status) : 0, code = WIFEXITED(status) ? WEXITSTATUS(status) : 0;
    const char *verbose = getenv("THREADBARE_VERBOSE");
    if (hangs)
        printf("FAILED  %s (%s at %s): it hangs in the system\n", name, test.kind, test.place);
    else if (signal == SIGUSR2 || code == 127)
        printf("BROKEN  %s (%s at %s): cannot be run\n", name, test.kind, test.place);
    else if (signal == SIGXCPU || signal == SIGKILL)
        printf("FAILED  %s (%s at %s): it takes more than %ld seconds of processor time\n", name, test.kind, test.place, seconds);
    else if (signal && !(test.abort_ends && signal == SIGABRT))
        printf("FAILED  %s (%s at %s): it is ended by a signal: %s\n", name, test.kind, test.place, strsignal(signal));
    else if (test.leaks && code == 23)
        printf("FAILED  %s (%s at %s): memory is lost\n", name, test.kind, test.place);
    else {
        if (verbose) {
            printf("passed  %s (%s at %s)\n", name, test.kind, test.place);
            show(said, "        ");
        }
        return 0;
    }
    show(said, "        ");
    return signal == SIGUSR2 || code == 127 ? 2 : 1;
}

int main(int count, char **arguments) {
    const char *limit = getenv("THREADBARE_SECONDS");
    long seconds = limit && atol(limit) > 0 ? atol(limit) : 20;
    int failed = 0, broken_ones = 0;
    if (count < 4)
        return 2;
    sources = whole(arguments[2]);
    for (int i = 3; i < count; i++) {
        struct test test;
        memset(&test, 0, sizeof test);
        read_test(arguments[i], NULL, &test);
        /* One of memory is run twice: with our own checks of allocated memory, and with the sanitizer's. */
        int has_plain = strcmp(test.build, "plain") == 0 || strcmp(test.build, "both") == 0;
        int result = has_plain ? run(arguments[1], arguments[i], "", seconds) : 0;
        if (strcmp(test.build, "undefined") == 0)
            result = run(arguments[1], arguments[i], "-undefined", seconds);
        if (result == 0 && (strcmp(test.build, "addresses") == 0 || strcmp(test.build, "both") == 0))
            result = run(arguments[1], arguments[i], "-addresses", seconds);
        failed += result == 1;
        broken_ones += result == 2;
    }
    printf("%d of %d tests failed\n", failed + broken_ones, count - 3);
    return failed || broken_ones;
}
