// expect: safe
// proves: strftime
// strftime of every format of up to 4 bytes and one date: conversions, their flags, widths and modifiers, and what is none.
#include <string.h>
#include <threadbare.h>
#include <time.h>

/* Wednesday, the 8th of March 2023, 17:06:05. Numbers with their digits and how these are filled; or text, and which case # makes of it. */
static const struct conversion {
    char letter, pad, digits, other;
    int number;
    const char *text;
} conversions[] = {
    {'a', 0, 0, 'U', 0, "Wed"}, {'A', 0, 0, 'U', 0, "Wednesday"}, {'b', 0, 0, 'U', 0, "Mar"}, {'B', 0, 0, 'U', 0, "March"}, {'h', 0, 0, 'U', 0, "Mar"},
    {'p', 0, 0, 'L', 0, "PM"}, {'P', 0, 0, 'l', 0, "pm"}, {'Z', 0, 0, 'L', 0, "UTC"}, {'n', 0, 0, 0, 0, "\n"}, {'t', 0, 0, 0, 0, "\t"}, {'%', 0, 0, 0, 0, "%"},
    {'C', '0', 1, 0, 20, 0}, {'d', '0', 2, 0, 8, 0}, {'e', '_', 2, 0, 8, 0}, {'g', '0', 2, 0, 23, 0}, {'G', '0', 1, 0, 2023, 0}, {'H', '0', 2, 0, 17, 0},
    {'I', '0', 2, 0, 5, 0}, {'j', '0', 3, 0, 67, 0}, {'k', '_', 2, 0, 17, 0}, {'l', '_', 2, 0, 5, 0}, {'m', '0', 2, 0, 3, 0}, {'M', '0', 2, 0, 6, 0},
    {'s', '0', 1, 0, 1678295165, 0}, {'S', '0', 2, 0, 5, 0}, {'u', '0', 1, 0, 3, 0}, {'U', '0', 2, 0, 10, 0}, {'V', '0', 2, 0, 10, 0}, {'w', '0', 1, 0, 3, 0},
    {'W', '0', 2, 0, 10, 0}, {'y', '0', 2, 0, 23, 0}, {'Y', '0', 1, 0, 2023, 0}, {'z', '0', 4, 0, 0, "+"},
    /* Those that stand for others. */
    {'c', 0, 0, 0, 0, "Wed Mar  8 17:06:05 2023"}, {'D', 0, 0, 0, 0, "03/08/23"}, {'F', 0, 0, 0, 0, "2023-03-08"}, {'r', 0, 0, 0, 0, "05:06:05 PM"},
    {'R', 0, 0, 0, 0, "17:06"}, {'T', 0, 0, 0, 0, "17:06:05"}, {'x', 0, 0, 0, 0, "03/08/23"}, {'X', 0, 0, 0, 0, "17:06:05"}};

static char expected[1100];
static int size;

static void fill(char c, int count) {
    for (int i = 0; i < count; i++)
        expected[size++] = c;
}

static void text(const char *from, int length, char pad, int width, char to_case) {
    fill(pad == '0' ? '0' : ' ', width - length);
    for (int i = 0; i < length; i++) {
        int is_upper = from[i] >= 'A' && from[i] <= 'Z', is_lower = from[i] >= 'a' && from[i] <= 'z';
        expected[size++] = (char)(to_case == 'U' && is_lower ? from[i] - 32 : to_case == 'L' && is_upper ? from[i] + 32 : from[i]);
    }
}

static void number(int n, int digits, char pad, int width) {
    char made[12];
    int length = 0;
    do
        made[length++] = (char)('0' + n % 10);
    while (n /= 10);
    fill(pad == '0' ? '0' : ' ', (pad == '-' || width > digits ? width : digits) - length);
    while (length)
        expected[size++] = made[--length];
}

static void reference(const char *f) {
    for (; *f; f++) {
        if (*f != '%') {
            expected[size++] = *f;
            continue;
        }
        const char *start = f++;
        char pad = 0, modifier = 0;
        int is_upper = 0, is_other = 0, width = 0;
        for (; *f == '_' || *f == '-' || *f == '0' || *f == '^' || *f == '#'; f++)
            if (*f == '^')
                is_upper = 1;
            else if (*f == '#')
                is_other = 1;
            else
                pad = *f == '_' ? '_' : *f == '-' ? '-' : '0';
        for (int digit = 0; digit < 10;)
            if (*f == '0' + digit) {
                width = width * 10 + digit;
                digit = 0;
                f++;
            } else
                digit++;
        if (*f == 'E' || *f == 'O')
            modifier = *f++;
        const struct conversion *found = 0;
        for (unsigned i = 0; i < sizeof conversions / sizeof *conversions && !found; i++)
            if (*f == conversions[i].letter)
                found = &conversions[i];
        if (found && modifier && strchr(modifier == 'E' ? "aAbBhdDeFgGHIjklmMSUVwW%" : "aAcDFxXY%", found->letter))
            found = 0;
        if (!found) {
            f -= !*f;
            start = *f == '%' ? f : start;
            text(start, (int)(f - start) + 1, pad, width, is_upper ? 'U' : 0);
            continue;
        }
        char to_case = found->other == 'l' || (is_other && found->other == 'L') ? 'L' : is_upper || (is_other && found->other == 'U') ? 'U' : 0;
        if (found->text)
            text(found->text, (int)strlen(found->text), pad, width, to_case);
        if (found->digits)
            number(found->number, found->digits, pad ? pad : found->pad, width);
    }
}

int main(void) {
    char format[5], found[1100];
    tb_bytes(format, 4, "format");
    format[4] = 0;
    struct tm tm = {.tm_sec = 5, .tm_min = 6, .tm_hour = 17, .tm_mday = 8, .tm_mon = 2, .tm_year = 123, .tm_wday = 3, .tm_yday = 66};
    tm.tm_zone = "UTC";
    reference(format);
    tb_assert(strftime(found, sizeof found, format, &tm) == (size_t)size);
    for (int i = 0; i < size; i++)
        tb_assert(found[i] == expected[i]);
    tb_assert(found[size] == 0);
    return 0;
}
