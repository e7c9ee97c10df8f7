/* Makes the table of places, when a program was linked: reads what `nm -S` and `objdump -dl` say of it (two files), and writes
 * where each call returns to, with the line that it is in, and where variables are. A tool of the build: it is not linked into
 * the program.
 *
 *     places SYMBOLS LISTING FOLDER     files are named from FOLDER on */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A path without `.`, `..` and doubled slashes. */
static void tidy(char *path) {
    char *parts[512], *copy = strdup(path);
    int count = 0, is_absolute = path[0] == '/';
    for (char *part = strtok(copy, "/"); part; part = strtok(NULL, "/")) {
        if (strcmp(part, ".") == 0)
            continue;
        if (strcmp(part, "..") == 0 && count > 0 && strcmp(parts[count - 1], "..") != 0)
            count--;
        else if (count < 512)
            parts[count++] = part;
    }
    char *to = path;
    *to = 0;
    for (int i = 0; i < count; i++)
        to += sprintf(to, "%s%s", i || is_absolute ? "/" : "", parts[i]);
    free(copy);
}

/* The name of a file as seen from the folder; as it is if it is not in there. */
static const char *inside(const char *path, const char *folder) {
    size_t length = strlen(folder);
    if (strcmp(folder, "") == 0 || strcmp(folder, ".") == 0)
        return path;
    if (strncmp(path, folder, length) == 0 && path[length] == '/')
        return path + length + 1;
    return path;
}

static void symbols(FILE *file) {
    char *line = NULL, kind, name[4096];
    size_t room = 0;
    unsigned long long at, size;
    while (getline(&line, &room, file) > 0)
        if (sscanf(line, "%llx %llx %c %4095s", &at, &size, &kind, name) == 4 && strchr("bBdDrRsSvVuC", kind))
            printf("symbol %llx %llx %s\n", at, size, name);
    free(line);
}

static void calls(FILE *file, char *folder) {
    char *line = NULL;
    static char place[4096], called[4096];
    size_t room = 0;
    int number = 0, called_at = 0;
    tidy(folder);
    while (getline(&line, &room, file) > 0) {
        char *end = line + strlen(line), *colon;
        while (end > line && isspace((unsigned char)end[-1]))
            *--end = 0;
        unsigned long long at = strtoull(line, &colon, 16);
        if (line[0] == ' ' && *colon == ':') {
            /* An instruction: whatever was called before it returns to it. */
            if (called[0])
                printf("call %llx %d %s\n", at, called_at, inside(called, folder));
            called[0] = 0;
            const char *name = colon + 1 + strspn(colon + 1, " \t");
            int is_call = strncmp(name, "call", 4) == 0 || strncmp(name, "bl", 2) == 0;
            if (is_call && place[0]) {
                strcpy(called, place);
                called_at = number;
            }
            continue;
        }
        /* `file:line`, perhaps with a remark behind it; or the name of the next function. */
        char *remark = strstr(line, " (discriminator");
        if (remark)
            *remark = 0;
        colon = strrchr(line, ':');
        if (colon && isdigit((unsigned char)colon[1]) && strlen(line) < sizeof place) {
            number = atoi(colon + 1);
            *colon = 0;
            strcpy(place, line);
            tidy(place);
        } else if (colon && !colon[1] && line[0] != ' ' && strstr(line, ">:")) {
            called[0] = place[0] = 0;
        }
    }
    free(line);
}

int main(int count, char **arguments) {
    if (count != 4)
        return 2;
    FILE *one = fopen(arguments[1], "r"), *other = fopen(arguments[2], "r");
    if (!one || !other)
        return 2;
    symbols(one);
    calls(other, strdup(arguments[3]));
    return ferror(stdout) || fclose(stdout) ? 2 : 0;
}
