/* What std::string leaves to the library: whatever may need more room, and searching. A native replay runs this, too, in place of the
 * system's, so that the steps are the same. */
#include "library.h"

void *memcpy(void *to, const void *from, size_t size);
void *memmove(void *to, const void *from, size_t size);
void *memset(void *to, int byte, size_t size);
int memcmp(const void *a, const void *b, size_t size);
size_t strlen(const char *text);
void *_Znwm(size_t size);
void _ZdlPv(void *object);
void _ZSt20__throw_length_errorPKc(const char *what) __attribute__((noreturn));
void _ZSt24__throw_out_of_range_fmtPKcz(const char *format, ...) __attribute__((noreturn));

struct string {
    char *text;
    size_t length;
    /* Short text stands here; of other text its room. */
    union {
        char own[16];
        size_t room;
    };
};

enum { OWN_ROOM = 15 };
static const size_t NOWHERE = -1;
static const size_t MOST = 0x7ffffffffffffffe;

static size_t room(const struct string *string) {
    return string->text == string->own ? OWN_ROOM : string->room;
}

static void set_length(struct string *string, size_t length) {
    string->length = length;
    string->text[length] = 0;
}

static void drop(struct string *string) {
    if (string->text != string->own)
        _ZdlPv(string->text);
}

#define STRING(rest) LIBC(_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE##rest)
#define CONST_STRING(rest) LIBC(_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE##rest)

char *STRING(9_M_createERmm)(struct string *string, size_t *wanted, size_t before) {
    (void)string;
    if (*wanted > MOST)
        _ZSt20__throw_length_errorPKc("basic_string::_M_create");
    if (*wanted > before && *wanted < 2 * before)
        *wanted = 2 * before < MOST ? 2 * before : MOST;
    return _Znwm(*wanted + 1);
}

/* Puts `count` bytes from `from`, or as many that are not set yet, in place of `gone` at `at`, where there is no room for them. */
static void move_to_new_room(struct string *string, size_t at, size_t gone, const char *from, size_t count) {
    size_t rest = string->length - at - gone, wanted = string->length + count - gone;
    char *text = STRING(9_M_createERmm)(string, &wanted, room(string));
    if (at)
        memcpy(text, string->text, at);
    if (from && count)
        memcpy(text + at, from, count);
    if (rest)
        memcpy(text + at + count, string->text + at + gone, rest);
    drop(string);
    string->text = text;
    string->room = wanted;
}

void STRING(9_M_mutateEmmPKcm)(struct string *string, size_t at, size_t gone, const char *from, size_t count) {
    move_to_new_room(string, at, gone, from, count);
}

void STRING(12_M_constructEmc)(struct string *string, size_t count, char byte) {
    if (count > OWN_ROOM) {
        size_t wanted = count;
        string->text = STRING(9_M_createERmm)(string, &wanted, 0);
        string->room = wanted;
    }
    if (count)
        memset(string->text, byte, count);
    set_length(string, count);
}

void STRING(9_M_assignERKS4_)(struct string *string, const struct string *other) {
    if (string == other)
        return;
    if (other->length > room(string)) {
        size_t wanted = other->length;
        char *text = STRING(9_M_createERmm)(string, &wanted, room(string));
        drop(string);
        string->text = text;
        string->room = wanted;
    }
    if (other->length)
        memcpy(string->text, other->text, other->length);
    set_length(string, other->length);
}

static void check_length(const struct string *string, size_t gone, size_t count, const char *who) {
    if (MOST - (string->length - gone) < count)
        _ZSt20__throw_length_errorPKc(who);
}

struct string *STRING(10_M_replaceEmmPKcm)(struct string *string, size_t at, size_t gone, const char *from, size_t count) {
    check_length(string, gone, count, "basic_string::_M_replace");
    size_t length = string->length + count - gone, rest = string->length - at - gone;
    if (length > room(string)) {
        move_to_new_room(string, at, gone, from, count);
    } else {
        char *place = string->text + at;
        /* What is put there may be a part of the text itself, and is moved with it. */
        int is_inside = from >= string->text && from <= string->text + string->length;
        if (!is_inside) {
            if (rest && gone != count)
                memmove(place + count, place + gone, rest);
            if (count)
                memcpy(place, from, count);
        } else if (count <= gone) {
            if (count)
                memmove(place, from, count);
            if (rest && gone != count)
                memmove(place + count, place + gone, rest);
        } else {
            char *copy = _Znwm(count);
            memcpy(copy, from, count);
            if (rest)
                memmove(place + count, place + gone, rest);
            memcpy(place, copy, count);
            _ZdlPv(copy);
        }
    }
    set_length(string, length);
    return string;
}

struct string *STRING(14_M_replace_auxEmmmc)(struct string *string, size_t at, size_t gone, size_t count, char byte) {
    check_length(string, gone, count, "basic_string::_M_replace_aux");
    size_t length = string->length + count - gone, rest = string->length - at - gone;
    if (length > room(string))
        move_to_new_room(string, at, gone, NULL, count);
    else if (rest && gone != count)
        memmove(string->text + at + count, string->text + at + gone, rest);
    if (count)
        memset(string->text + at, byte, count);
    set_length(string, length);
    return string;
}

struct string *STRING(9_M_appendEPKcm)(struct string *string, const char *from, size_t count) {
    size_t length = string->length + count;
    if (length > room(string))
        move_to_new_room(string, string->length, 0, from, count);
    else if (count)
        memcpy(string->text + string->length, from, count);
    set_length(string, length);
    return string;
}

void STRING(8_M_eraseEmm)(struct string *string, size_t at, size_t count) {
    size_t rest = string->length - at - count;
    if (rest && count)
        memmove(string->text + at, string->text + at + count, rest);
    set_length(string, string->length - count);
}

void STRING(7reserveEm)(struct string *string, size_t wanted) {
    size_t before = room(string);
    if (wanted <= before)
        return;
    char *text = STRING(9_M_createERmm)(string, &wanted, before);
    memcpy(text, string->text, string->length + 1);
    drop(string);
    string->text = text;
    string->room = wanted;
}

void STRING(7reserveEv)(struct string *string) {
    if (string->text == string->own || string->length == string->room)
        return;
    char *old = string->text;
    size_t wanted = string->length;
    char *text = wanted <= OWN_ROOM ? string->own : (char *)_Znwm(wanted + 1);
    memcpy(text, old, string->length + 1);
    _ZdlPv(old);
    string->text = text;
    if (wanted > OWN_ROOM)
        string->room = wanted;
}

void STRING(6resizeEmc)(struct string *string, size_t length, char byte) {
    if (length > string->length)
        STRING(14_M_replace_auxEmmmc)(string, string->length, 0, length - string->length, byte);
    else if (length < string->length)
        set_length(string, length);
}

void STRING(4swapERS4_)(struct string *a, struct string *b) {
    if (a == b)
        return;
    struct string kept = *a;
    *a = *b;
    *b = kept;
    if (a->text == b->own)
        a->text = a->own;
    if (b->text == a->own)
        b->text = b->own;
}

/* Searching */

static size_t find(const struct string *string, const char *what, size_t from, size_t count) {
    for (size_t at = from; at <= string->length && count <= string->length - at; at++)
        if (count == 0 || memcmp(string->text + at, what, count) == 0)
            return at;
    return NOWHERE;
}

static size_t find_last(const struct string *string, const char *what, size_t from, size_t count) {
    if (count > string->length)
        return NOWHERE;
    size_t at = string->length - count < from ? string->length - count : from;
    for (;; at--) {
        if (count == 0 || memcmp(string->text + at, what, count) == 0)
            return at;
        if (at == 0)
            return NOWHERE;
    }
}

static int is_among(char byte, const char *bytes, size_t count) {
    for (size_t i = 0; i < count; i++)
        if (bytes[i] == byte)
            return 1;
    return 0;
}

static size_t first(const struct string *string, const char *bytes, size_t from, size_t count, int among) {
    for (size_t at = from; at < string->length; at++)
        if (is_among(string->text[at], bytes, count) == among)
            return at;
    return NOWHERE;
}

static size_t last(const struct string *string, const char *bytes, size_t from, size_t count, int among) {
    if (string->length == 0)
        return NOWHERE;
    for (size_t at = from < string->length ? from : string->length - 1;; at--) {
        if (is_among(string->text[at], bytes, count) == among)
            return at;
        if (at == 0)
            return NOWHERE;
    }
}

size_t CONST_STRING(4findEPKcmm)(const struct string *string, const char *what, size_t from, size_t count) {
    return find(string, what, from, count);
}

size_t CONST_STRING(4findEcm)(const struct string *string, char byte, size_t from) {
    return find(string, &byte, from, 1);
}

size_t CONST_STRING(5rfindEPKcmm)(const struct string *string, const char *what, size_t from, size_t count) {
    return find_last(string, what, from, count);
}

size_t CONST_STRING(5rfindEcm)(const struct string *string, char byte, size_t from) {
    return find_last(string, &byte, from, 1);
}

size_t CONST_STRING(13find_first_ofEPKcmm)(const struct string *string, const char *bytes, size_t from, size_t count) {
    return first(string, bytes, from, count, 1);
}

size_t CONST_STRING(17find_first_not_ofEPKcmm)(const struct string *string, const char *bytes, size_t from, size_t count) {
    return first(string, bytes, from, count, 0);
}

size_t CONST_STRING(17find_first_not_ofEcm)(const struct string *string, char byte, size_t from) {
    return first(string, &byte, from, 1, 0);
}

size_t CONST_STRING(12find_last_ofEPKcmm)(const struct string *string, const char *bytes, size_t from, size_t count) {
    return last(string, bytes, from, count, 1);
}

size_t CONST_STRING(16find_last_not_ofEPKcmm)(const struct string *string, const char *bytes, size_t from, size_t count) {
    return last(string, bytes, from, count, 0);
}

size_t CONST_STRING(16find_last_not_ofEcm)(const struct string *string, char byte, size_t from) {
    return last(string, &byte, from, 1, 0);
}

static int compare(const char *a, size_t in_a, const char *b, size_t in_b) {
    int order = memcmp(a, b, in_a < in_b ? in_a : in_b);
    if (order)
        return order;
    long more = (long)(in_a - in_b);
    return more > 0x7fffffff ? 0x7fffffff : more < -0x7fffffffl - 1 ? -0x7fffffff - 1 : (int)more;
}

static size_t inside(const struct string *string, size_t at, size_t count) {
    if (at > string->length)
        _ZSt24__throw_out_of_range_fmtPKcz("%s: __pos (which is %zu) > this->size() (which is %zu)", "basic_string::compare", at, string->length);
    return count < string->length - at ? count : string->length - at;
}

int CONST_STRING(7compareEPKc)(const struct string *string, const char *other) {
    return compare(string->text, string->length, other, strlen(other));
}

int CONST_STRING(7compareERKS4_)(const struct string *string, const struct string *other) {
    return compare(string->text, string->length, other->text, other->length);
}

int CONST_STRING(7compareEmmPKc)(const struct string *string, size_t at, size_t count, const char *other) {
    return compare(string->text + at, inside(string, at, count), other, strlen(other));
}

int CONST_STRING(7compareEmmPKcm)(const struct string *string, size_t at, size_t count, const char *other, size_t length) {
    return compare(string->text + at, inside(string, at, count), other, length);
}

int CONST_STRING(7compareEmmRKS4_)(const struct string *string, size_t at, size_t count, const struct string *other) {
    return compare(string->text + at, inside(string, at, count), other->text, other->length);
}

int CONST_STRING(7compareEmmRKS4_mm)(const struct string *string, size_t at, size_t count, const struct string *other, size_t from, size_t length) {
    size_t in_other = inside(other, from, length);
    return compare(string->text + at, inside(string, at, count), other->text + from, in_other);
}
