/* Programs that regular expressions are compiled to. */
#ifndef REGEX_H
#define REGEX_H

enum { EXTENDED = 1, ICASE = 2, NEWLINE = 4, NOSUB = 8 };
enum { NOTBOL = 1, NOTEOL = 2, STARTEND = 4 };
enum {
    NOMATCH = 1, BADPAT, ECOLLATE, ECTYPE, EESCAPE, ESUBREG, EBRACK, EPAREN, EBRACE, BADBR, BADRANGE, ESPACE, BADRPT, EEND, ESIZE
};

enum op { CHAR, ANY, SET, START, STOP, WORD_START, WORD_STOP, BOUNDARY, INSIDE, SAVE, SPLIT, JUMP, LOOP, ENTER, AGAIN, SAME, DONE };

/* Jumps are relative, so that code can be moved and repeated. */
struct code {
    enum op op;
    int x, y;
};

struct set {
    unsigned char has[256];
};

struct program {
    struct code *code;
    int length, room;
    struct set *sets;
    int set_count;
    int groups, loops, flags;
};

/* As the C library lays it out: only the first word and the number of groups are for others. */
typedef struct {
    struct program *program;
    long unused[5];
    size_t re_nsub;
    long more;
} regex_t;

typedef struct {
    int rm_so, rm_eo;
} regmatch_t;

static inline int is_word(int c) { return isalnum(c) || c == '_'; }

#endif
