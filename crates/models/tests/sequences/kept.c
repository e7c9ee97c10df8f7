/* What else the library keeps between calls: the environment, random numbers, tokens, tables and trees; and conversions. */
//= name: "A" | "B" | "C" | "D"
//= odd: "A" | "" | "A=b" | "E"
//= text: "12" | " -7x" | "0x1f" | "99999999999999999999" | "" | "+" | "077" | "-0" | "z" | "0x1.8p1" | "-9223372036854775808" | "0b1"
//= decimal: "1e3" | ".5e-1" | "  3.75abc" | "0x1.8p1" | "-0" | "+.e" | "12"
//= base: 0 | 10 | 16 | 8 | 36 | 2
//= moment: 0 | 1 | -1 | 86399 | 951782400 | 1709164800 | 4102444800 | -5000000000 | 253402300800
//= integers: "%ld%s" | "%5ld|%s" | "%-5ld|%.1s" | "%05ld%3s" | "%+ld%-4s|" | "%#lx %s" | "%lo%s" | "% ld %s" | "%.3ld%s"
//= number: 0 | -1 | 12345 | -9223372036854775807 - 1
//= date: "%Y-%m-%d" | "%H:%M:%S" | "%j %U" | "%a %b" | "%y%C" | "%D" | "%I%p" | "%V %G" | "%e" | "%W %u %w"
//! (clearenv(), hcreate(8))
//! token("a b,c", " ")
//: tell(setenv($name, "1", #2))
//: tell(setenv($odd, "two", #2))
//: word(getenv($name))
//: tell(unsetenv($odd))
//: tell(unsetenv($name))
//: tell(putenv(own[#4]))
//: (own[0][2] = 'a' + #9, 0)
//: rand()
//: random()
//: (srand(#4), 0)
//: lrand48()
//: mrand48()
//: (srand48(#5), 0)
//: (long)(drand48() * 1000000)
//: token(0, " ")
//: token(0, ", ")
//: token(",,x y", ",")
//: broken(gmtime(&(time_t){$moment}))
//: broken(localtime(&(time_t){$moment}))
//: made(#200, #30 - 8, #70 - 20, #60 - 20, #120 - 30, #120 - 30)
//: entered("k#6", ENTER, #50)
//: entered("k#6", FIND, 0)
//: added(#10)
//: added(#10)
//: found(#10)
//: deleted(#10)
//: walked()
//: signed_of($text, $base)
//: unsigned_of($text, $base)
//: decimal_of($decimal)
//: shown($integers, $number)
//: dated($date, $moment)

static char own[4][16] = {"A=x", "B=yy", "C", "D="};
static char tokens[16];
static long token(const char *text, const char *ends) {
    return word(strtok(text ? strcpy(tokens, text) : 0, ends));
}
static long broken(const struct tm *at) {
    return at ? at->tm_year * 100000000L + at->tm_mon * 1000000 + at->tm_mday * 10000 + at->tm_hour * 100 +
                    at->tm_min + at->tm_wday * 7 + at->tm_yday * 13 + at->tm_sec * 17
              : -1;
}
static long made(int year, int month, int day, int hour, int minute, int second) {
    struct tm at = {.tm_year = year, .tm_mon = month, .tm_mday = day, .tm_hour = hour, .tm_min = minute, .tm_sec = second};
    long result = mktime(&at);
    return result * 31 + broken(&at);
}
static long entered(char *key, int how, long value) {
    ENTRY entry = {key, (void *)value}, *result;
    errno = 0;
    result = hsearch(entry, how);
    return result ? (long)result->data + 1000 : -errno;
}
static int pool[10] = {5, 1, 4, 2, 3, 9, 8, 7, 6, 0};
static void *root;
static int compare(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }
static long added(int i) { return **(int **)tsearch(&pool[i], &root, compare); }
static long found(int i) {
    int **at = tfind(&pool[i], &root, compare);
    return at ? **at : -1;
}
static long deleted(int i) { return tdelete(&pool[i], &root, compare) != 0; }
static long sum;
static void walk(const void *at, VISIT visit, int depth) {
    if (visit == postorder || visit == leaf)
        sum = (sum * 11 + **(int **)at) % 1000003;
}
static long walked(void) {
    sum = 0;
    twalk(root, walk);
    return sum;
}
static long signed_of(const char *text, int base) {
    char *end;
    errno = 0;
    unsigned long value = strtol(text, &end, base);
    return value * 1000 + (end - text) * 10 + errno;
}
static long unsigned_of(const char *text, int base) {
    char *end;
    errno = 0;
    unsigned long value = strtoul(text, &end, base);
    return value * 1000 + (end - text) * 10 + errno;
}
static long decimal_of(const char *text) {
    char *end;
    errno = 0;
    long value = strtod(text, &end) * 1000;
    return value * 1000 + (end - text) * 10 + errno;
}
static long folded(long count, const char *text) {
    return count * 1000003 + word(text) % 1000003 + (count > 8 ? word(text + 8) % 1009 : 0);
}
static long shown(const char *format, long number) {
    char text[60];
    return folded(snprintf(text, sizeof text, format, number, "xyz"), text);
}
static long dated(const char *format, time_t at) {
    char text[60] = "";
    struct tm broken;
    gmtime_r(&at, &broken);
    return folded(strftime(text, sizeof text, format, &broken), text);
}
