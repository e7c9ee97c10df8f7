/* Internet addresses as text. */
#include "library.h"

int snprintf(char *to, size_t size, const char *format, ...);
void *memcpy(void *to, const void *from, size_t size);
size_t strlen(const char *text);

#define EAFNOSUPPORT 97
#define ENOSPC 28
#define AF_INET 2
#define AF_INET6 10

static int digit(int c) {
    return c >= '0' && c <= '9' ? c - '0' : c >= 'a' && c <= 'f' ? c - 'a' + 10 : c >= 'A' && c <= 'F' ? c - 'A' + 10 : 99;
}

/* One to four numbers, of which the last fills what the others leave. White space ends the text. */
int LIBC(inet_aton)(const char *text, unsigned char *to) {
    unsigned long number = 0, whole = 0;
    for (int part = 0;; part++) {
        unsigned long base = 10;
        if (digit(*text) > 9)
            return 0;
        if (*text == '0') {
            base = 8;
            if (text[1] == 'x' || text[1] == 'X') {
                base = 16;
                text += 2;
                if (digit(*text) > 15)
                    return 0;
            }
        }
        number = 0;
        for (; digit(*text) < (int)base; text++) {
            number = number * base + (unsigned long)digit(*text);
            if (number > 0xffffffffUL)
                return 0;
        }
        if (*text != '.') {
            if ((*text && *text != ' ' && !(*text >= '\t' && *text <= '\r')) || number > 0xffffffffUL >> 8 * part)
                return 0;
            break;
        }
        if (part == 3 || number > 255)
            return 0;
        whole |= number << (24 - 8 * part);
        text++;
    }
    whole |= number;
    for (int i = 0; to && i < 4; i++)
        to[i] = (unsigned char)(whole >> (24 - 8 * i));
    return 1;
}

unsigned LIBC(inet_addr)(const char *text) {
    unsigned char bytes[4];
    unsigned address;
    if (!LIBC(inet_aton)(text, bytes))
        return ~0U;
    memcpy(&address, bytes, 4);
    return address;
}

static int quad(char *to, const unsigned char *from) {
    return snprintf(to, 16, "%d.%d.%d.%d", from[0], from[1], from[2], from[3]);
}

char *LIBC(inet_ntoa)(unsigned address) {
    static char text[16];
    unsigned char bytes[4];
    memcpy(bytes, &address, 4);
    quad(text, bytes);
    return text;
}

/* Groups of 16 bits; the first of the longest runs of zeroes, of two at least, is left out. */
static void groups(char *to, const unsigned char *from) {
    unsigned words[8];
    int start = -1, longest = 1, used = 0;
    for (int i = 0; i < 8; i++)
        words[i] = (unsigned)from[2 * i] << 8 | from[2 * i + 1];
    for (int i = 0; i < 8; i++) {
        int length = 0;
        while (i + length < 8 && !words[i + length])
            length++;
        if (length > longest) {
            start = i;
            longest = length;
        }
    }
    for (int i = 0; i < 8; i++) {
        if (i == start) {
            used += snprintf(to + used, 3, "::");
            i += longest - 1;
            continue;
        }
        if (i > 0 && i != start + longest)
            to[used++] = ':';
        else if (i > 0 && start < 0)
            to[used++] = ':';
        /* An address of the older kind inside. */
        if (i == 6 && start == 0 && (longest == 6 || (longest == 5 && words[5] == 0xffff))) {
            quad(to + used, from + 12);
            return;
        }
        used += snprintf(to + used, 5, "%x", words[i]);
    }
    to[used] = '\0';
}

char *LIBC(inet_ntop)(int family, const unsigned char *from, char *to, unsigned size) {
    char text[48];
    if (family == AF_INET)
        quad(text, from);
    else if (family == AF_INET6)
        groups(text, from);
    else {
        errno = EAFNOSUPPORT;
        return NULL;
    }
    if (strlen(text) >= size) {
        errno = ENOSPC;
        return NULL;
    }
    return memcpy(to, text, strlen(text) + 1);
}

/* Four numbers without zeroes in front of them. */
static int parse_quad(const char *text, unsigned char *to) {
    unsigned char bytes[4];
    for (int part = 0; part < 4; part++) {
        int number = 0, count = 0;
        for (; digit(*text) < 10; text++, count++) {
            if (count && !number)
                return 0;
            number = number * 10 + digit(*text);
            if (number > 255)
                return 0;
        }
        if (!count || *text != (part < 3 ? '.' : '\0'))
            return 0;
        text++;
        bytes[part] = (unsigned char)number;
    }
    memcpy(to, bytes, 4);
    return 1;
}

static int parse_groups(const char *text, unsigned char *to) {
    unsigned char bytes[16] = {0};
    int used = 0, gap = -1;
    if (*text == ':' && *++text != ':')
        return 0;
    while (*text) {
        if (*text == ':') {
            if (gap >= 0)
                return 0;
            gap = used;
            text++;
            continue;
        }
        const char *start = text;
        unsigned number = 0;
        int count = 0;
        for (; digit(*text) < 16; text++, count++) {
            number = number << 4 | (unsigned)digit(*text);
            if (number > 0xffff || count == 4)
                return 0;
        }
        if (*text == '.') {
            if (used > 12 || !parse_quad(start, bytes + used))
                return 0;
            used += 4;
            break;
        }
        if (!count || used > 14)
            return 0;
        bytes[used++] = (unsigned char)(number >> 8);
        bytes[used++] = (unsigned char)number;
        if (*text == ':') {
            if (!*++text)
                return 0;
        } else if (*text)
            return 0;
    }
    if (gap >= 0 ? used == 16 : used != 16)
        return 0;
    for (int i = 0; gap >= 0 && i < 16; i++)
        to[i] = i < gap ? bytes[i] : i < 16 - (used - gap) ? 0 : bytes[i - (16 - used)];
    if (gap < 0)
        memcpy(to, bytes, 16);
    return 1;
}

int LIBC(inet_pton)(int family, const char *text, unsigned char *to) {
    if (family == AF_INET)
        return parse_quad(text, to);
    if (family == AF_INET6)
        return parse_groups(text, to);
    errno = EAFNOSUPPORT;
    return -1;
}
