/* Where the lines of a case are by now: sources change above and below what is tested. A case has the text of each line that it
 * speaks of; the nearest line with the same text is meant, in the same order. Runs before the program. */
#include "test.h"
#include <ctype.h>
#include <stdio.h>

struct known { struct known *next; int file, line, now; char *text; };

/* In the order of files and lines, as the case has them. */
static struct known *first, **last = &first;

void tb_know_line(int file, int line, const char *text) {
    struct known *known = calloc(1, sizeof *known);
    if (!known)
        tb_broken("there is no memory for the case");
    *known = (struct known){NULL, file, line, line, strdup(text)};
    *last = known;
    last = &known->next;
}

/* A line without the space around it, in place. */
static char *trimmed(char *line) {
    while (isspace((unsigned char)*line))
        line++;
    size_t length = strlen(line);
    while (length > 0 && isspace((unsigned char)line[length - 1]))
        line[--length] = 0;
    return line;
}

static void find(struct known *known, int file, char **lines, int count) {
    int drift = 0, least = 0;
    for (; known && known->file == file; known = known->next) {
        int start = known->line + drift, found = 0;
        for (int far = 0; far <= count && !found; far++)
            for (int way = far ? -1 : 1; way <= 1 && !found; way += 2) {
                int line = start + way * far;
                if (line > least && line <= count && strcmp(lines[line - 1], known->text) == 0)
                    found = line;
            }
        known->now = found ? found : -1;
        if (found) {
            drift = found - known->line;
            least = found;
        }
    }
}

void tb_find_lines(const char *(*name)(int file)) {
    const char *folder = getenv("THREADBARE_SOURCES");
    for (struct known *known = first; folder && known;) {
        int file = known->file, count = 0;
        char path[4096], **lines = NULL, *line = NULL;
        size_t room = 0;
        snprintf(path, sizeof path, "%s/%s", folder, name(file));
        FILE *source = fopen(path, "r");
        while (source && getline(&line, &room, source) > 0) {
            if (!(count & (count - 1)))
                lines = realloc(lines, (count ? (size_t)count * 2 : 1) * sizeof *lines);
            if (!lines)
                tb_broken("there is no memory for the sources");
            lines[count++] = strdup(trimmed(line));
        }
        if (source) {
            fclose(source);
            find(known, file, lines, count);
        }
        while (count > 0)
            free(lines[--count]);
        free(lines);
        free(line);
        while (known && known->file == file)
            known = known->next;
    }
}

/* The line that is meant by now, or -1. */
int tb_line_now(int file, int line) {
    for (struct known *known = first; known; known = known->next)
        if (known->file == file && known->line == line)
            return known->now;
    return line;
}
