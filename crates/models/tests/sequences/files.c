/* Files: descriptors, streams without buffers, names and folders. */
//= access: O_RDONLY | O_WRONLY | O_RDWR | O_RDWR + O_CREAT | O_WRONLY + O_CREAT + O_TRUNC | O_RDWR + O_CREAT + O_EXCL | O_WRONLY + O_APPEND | O_RDWR + O_APPEND + O_CREAT
//= mode: "r" | "w" | "a" | "r+" | "w+" | "a+" | "wx" | "rb" | "q"
//= text: "xy" | "12 abc" | "line\nq" | "z" | ""
//! mkdir("d", 0700)
//: opened(#3, #3, $access)
//: opened(#3, #5, $access)
//: closed(#3)
//: taken(#3, #6)
//: taken(#3, #6)
//: taken_from(#3, #5, #6)
//: tell(write(numbers[#3], "MNOP", #5))
//: tell(write(numbers[#3], "MNOP", #5))
//: tell(pwrite(numbers[#3], "pq", #3, #7))
//: tell(lseek(numbers[#3], #8 - 2, #3))
//: tell(lseek(numbers[#3], #8 - 2, #4))
//: tell(ftruncate(numbers[#3], #8 - 1))
//: tell(truncate(names[#5], #8 - 1))
//: tell(dup2(numbers[#3], 20))
//: tell(dup(numbers[#3]))
//: tell(close(20))
//: tell(write(20, "!", 1))
//: tell(lseek(20, 0, SEEK_CUR))
//: opened(#3, #5, O_RDONLY + O_DIRECTORY)
//: size(#5)
//: size_of(#3)
//: tell(unlink(names[#5]))
//: tell(remove(names[#5]))
//: tell(rename(names[#5], names[#5]))
//: tell(access(names[#5], F_OK))
//: tell(mkdir(names[#5], 0700))
//: tell(rmdir(names[#5]))
//: listed("d")
//: listed(".")
//: stream(#3, #3, $mode)
//: stream(#3, #3, $mode)
//: left(#3)
//: stream_again(#3, #3, $mode)
//: in(#3, fgetc(it))
//: in(#3, ungetc('5', it))
//: in(#3, line(it, 1 + #6))
//: in(#3, block(it, #6, 1))
//: in(#3, block(it, 3, 2))
//: in(#3, number(it))
//: out(#3, tell(fputs($text, it)))
//: out(#3, (long)fwrite("UVWX", 2, 2, it))
//: out(#3, tell(fprintf(it, "%d;%s", #99, "ab")))
//: on(#3, tell(fseek(it, #9 - 3, #3)))
//: on(#3, tell(ftell(it)))
//: on(#3, !!feof(it) + 2 * !!ferror(it))
//: on(#3, (clearerr(it), 0))
//: on(#3, (rewind(it), 0))

static const char *const names[] = {"a", "b", "d/c", "d", "e"};
static int numbers[3] = {-1, -1, -1};
static FILE *streams[3];

static long opened(int i, int name, int how) {
    if (numbers[i] >= 0)
        close(numbers[i]);
    /* What a folder that is opened like a file can do is not modelled. */
    struct stat at;
    if (!stat(names[name], &at) && S_ISDIR(at.st_mode) && !(how & 3))
        return numbers[i] = -1;
    numbers[i] = open(names[name], how, 0600);
    return numbers[i] >= 0 ? numbers[i] : -errno;
}
static long closed(int i) {
    int result = close(numbers[i]);
    numbers[i] = -1;
    return result ? -errno : 0;
}
static long folded(long count, const char *text) { return count < 0 ? -errno : count * 1000003 + word(text) % 1000003; }
static long taken(int i, int size) {
    char text[9] = "";
    return folded(read(numbers[i], text, size), text);
}
static long taken_from(int i, int size, int from) {
    char text[9] = "";
    return folded(pread(numbers[i], text, size, from), text);
}
static long told(const struct stat *at) { return S_ISDIR(at->st_mode) ? -77 : at->st_size; }
static long size(int name) {
    struct stat at;
    return stat(names[name], &at) ? -errno : told(&at);
}
static long size_of(int i) {
    struct stat at;
    return fstat(numbers[i], &at) ? -errno : told(&at);
}
static long listed(const char *name) {
    DIR *folder = opendir(name);
    if (!folder)
        return -errno;
    long sum = 0;
    for (struct dirent *entry; (entry = readdir(folder));)
        sum += word(entry->d_name) * (entry->d_type == DT_DIR ? 3 : 1);
    closedir(folder);
    return sum;
}

/* Whether a stream may be read, and what was done last: input may not directly follow output, nor the other way round. */
static struct {
    int reads, last;
} states[3];
static void begin(int i, const char *mode) {
    setvbuf(streams[i], 0, _IONBF, 0);
    states[i].reads = *mode == 'r' || strchr(mode, '+') != 0;
    states[i].last = 0;
}
static FILE *turned(int i, int what) {
    if (streams[i] && states[i].last + what == 3)
        fseek(streams[i], 0, SEEK_CUR);
    states[i].last = what;
    return streams[i];
}

static long stream(int i, int name, const char *mode) {
    if (streams[i])
        fclose(streams[i]);
    errno = 0;
    streams[i] = fopen(names[name], mode);
    if (!streams[i])
        return -errno;
    begin(i, mode);
    return 1;
}
static long stream_again(int i, int name, const char *mode) {
    if (!streams[i] || *mode == 'q')
        return -7;
    errno = 0;
    streams[i] = freopen(names[name], mode, streams[i]);
    if (!streams[i])
        return -errno;
    begin(i, mode);
    return 1;
}
static long left(int i) {
    if (!streams[i])
        return -7;
    int result = fclose(streams[i]);
    streams[i] = 0;
    return result;
}
#define in(i, call)                                                                                                  \
    ({                                                                                                               \
        FILE *it = states[i].reads ? turned(i, 1) : 0;                                                               \
        it ? (long)(call) : -7;                                                                                      \
    })
#define out(i, call)                                                                                                 \
    ({                                                                                                               \
        FILE *it = turned(i, 2);                                                                                     \
        it ? (long)(call) : -7;                                                                                      \
    })
#define on(i, call) ({ FILE *it = streams[i]; it ? (long)(call) : -7; })
static long line(FILE *it, int size) {
    char text[9] = "";
    return fgets(text, size, it) ? word(text) : -1;
}
static long block(FILE *it, int size, int count) {
    char text[9] = "";
    long result = fread(text, size, count, it);
    return folded(result, text);
}
static long number(FILE *it) {
    int found = -5;
    char text[4] = "";
    long result = fscanf(it, "%d%3s", &found, text);
    return result * 1000000 + found + word(text);
}
