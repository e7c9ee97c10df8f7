// expect: safe
// executions: 1
// String tables: literals shared and apart, two-dimensional text, wide and escaped characters, tokenising.
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <wchar.h>

static const char *const months[] = {"jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"};
static const char grid[3][4] = {"abc", "def", "ghi"};
static char raw[] = "nul\0inside\x7f\xff\"quoted\\";
static const wchar_t wide[] = L"wide \u00e9";
static const unsigned short utf16[] = u"\u20ac!";

static int month(const char *name) {
    for (int i = 0; i < 12; i++)
        if (!strcmp(months[i], name)) return i + 1;
    return 0;
}

int main(void) {
    printf("%d %d %d\n", month("jan"), month("dec"), month("xyz"));
    for (int i = 0; i < 3; i++) printf("%c%c ", grid[i][i], grid[2 - i][i]);
    printf("\n%zu %d %d\n", sizeof raw, raw[11], (unsigned char)raw[11]);
    printf("%zu %d %d\n", wcslen(wide), (int)wide[5], utf16[0]);
    char line[] = "  the quick,brown  fox ";
    int words = 0;
    for (char *word = strtok(line, " ,"); word; word = strtok(NULL, " ,")) {
        word[0] = (char)toupper((unsigned char)word[0]);
        printf("%s;", word);
        words++;
    }
    printf(" %d\n", words);
    printf("%ld %.3f %lu\n", strtol("-0x1f", NULL, 16), strtod("2.5e2", NULL), strtoul("777", NULL, 8));
    return 0;
}
