// expect: safe
// proves: __xpg_basename, basename, dirname
// basename in both spellings and dirname of every string of up to 4 bytes.
#define _GNU_SOURCE
#include <string.h>
#include <threadbare.h>

char *dirname(char *path);
char *__xpg_basename(char *path);

int main(void) {
    char text[5], copy[5], name[5], folder[5];
    tb_bytes(text, 4, "text");
    text[4] = 0;
    int length = 0, last = -1;
    for (; text[length]; length++)
        if (text[length] == '/')
            last = length;
    tb_assert(basename(text) == text + last + 1);
    memcpy(copy, text, 5);
    /* Without slashes at its end, unless there is nothing else. */
    int end = length;
    while (end > 1 && text[end - 1] == '/')
        end--;
    int start = end;
    while (start > 0 && text[start - 1] != '/')
        start--;
    if (end == 1 && text[0] == '/')
        start = 0;
    memcpy(name, text + start, (size_t)(end - start));
    name[end - start] = 0;
    tb_assert(strcmp(__xpg_basename(copy), length == 0 ? "." : name) == 0);
    memcpy(copy, text, 5);
    int cut = start;
    while (cut > 1 && text[cut - 1] == '/')
        cut--;
    memcpy(folder, text, (size_t)cut);
    folder[cut] = 0;
    int is_root = end == 1 && text[0] == '/';
    const char *expected = is_root ? "/" : cut == 0 ? "." : folder;
    /* Two slashes at the start, and no more, are a root of their own. */
    if (strcmp(expected, "/") == 0 && text[1] == '/' && text[2] != '/')
        expected = "//";
    tb_assert(strcmp(dirname(copy), expected) == 0);
    return 0;
}
