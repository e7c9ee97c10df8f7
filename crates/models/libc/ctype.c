/* Characters of the C locale. The functions compute without branches, so that a symbolic character stays one
 * path; the tables behind the macros of <ctype.h> are those of the C locale. */
#include "library.h"

static unsigned between(int c, int low, int high) {
    return (unsigned)c - (unsigned)low <= (unsigned)(high - low);
}

static unsigned lower(int c) { return between(c, 'a', 'z'); }
static unsigned upper(int c) { return between(c, 'A', 'Z'); }
static unsigned digit(int c) { return between(c, '0', '9'); }
static unsigned alnum(int c) { return lower(c) | upper(c) | digit(c); }
static unsigned graph(int c) { return between(c, '!', '~'); }
static unsigned blank(int c) { return (c == ' ') | (c == '\t'); }

/* The values that glibc returns are bits of its table. */
#define UPPER 0x100
#define LOWER 0x200
#define ALPHA 0x400
#define DIGIT 0x800
#define XDIGIT 0x1000
#define SPACE 0x2000
#define PRINT 0x4000
#define GRAPH 0x8000
#define BLANK 0x1
#define CNTRL 0x2
#define PUNCT 0x4
#define ALNUM 0x8

int LIBC(isupper)(int c) { return (int)(upper(c) * UPPER); }
int LIBC(islower)(int c) { return (int)(lower(c) * LOWER); }
int LIBC(isalpha)(int c) { return (int)((lower(c) | upper(c)) * ALPHA); }
int LIBC(isdigit)(int c) { return (int)(digit(c) * DIGIT); }
int LIBC(isxdigit)(int c) { return (int)((digit(c) | between(c, 'a', 'f') | between(c, 'A', 'F')) * XDIGIT); }
int LIBC(isspace)(int c) { return (int)(((c == ' ') | between(c, '\t', '\r')) * SPACE); }
int LIBC(isprint)(int c) { return (int)(between(c, ' ', '~') * PRINT); }
int LIBC(isgraph)(int c) { return (int)(graph(c) * GRAPH); }
int LIBC(isblank)(int c) { return (int)(blank(c) * BLANK); }
int LIBC(iscntrl)(int c) { return (int)((between(c, 0, 31) | (c == 127)) * CNTRL); }
int LIBC(ispunct)(int c) { return (int)((graph(c) & (alnum(c) ^ 1)) * PUNCT); }
int LIBC(isalnum)(int c) { return (int)(alnum(c) * ALNUM); }
int LIBC(isascii)(int c) { return (c & ~0x7f) == 0; }
int LIBC(toascii)(int c) { return c & 0x7f; }
int LIBC(tolower)(int c) { return c + (int)upper(c) * 32; }
int LIBC(toupper)(int c) { return c - (int)lower(c) * 32; }

#include "ctype_tables.h"

static const unsigned short *const classes = ctype_classes + 128;
static const int *const to_lower = ctype_lower + 128;
static const int *const to_upper = ctype_upper + 128;

const unsigned short *const *LIBC(__ctype_b_loc)(void) { return &classes; }
const int *const *LIBC(__ctype_tolower_loc)(void) { return &to_lower; }
const int *const *LIBC(__ctype_toupper_loc)(void) { return &to_upper; }
size_t LIBC(__ctype_get_mb_cur_max)(void) { return 1; }
