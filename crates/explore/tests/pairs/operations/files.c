/* Descriptors, files and their names. */
/* Numbers that nothing else has. */
enum { d = 10, e = 11 };
static char buffer[16], other[16];

PREPARE(files) {
    int f = open("a", O_RDWR | O_CREAT, 0600);
    dup2(f, d);
    close(f);
    write(d, "abcdefgh", 8);
    lseek(d, 2, SEEK_SET);
    dup2(d, e);
    mkdir("dir", 0700);
    close(open("dir/x", O_RDWR | O_CREAT, 0600));
    return 0;
}

OBSERVE(files) {
    out[0] = lseek(d, 0, SEEK_CUR);
    out[1] = lseek(e, 0, SEEK_CUR);
    int f = open("a", O_RDONLY);
    char text[9] = "";
    if (f >= 0)
        read(f, text, 8);
    out[2] = word(text);
    out[3] = f;
    out[4] = access("dir", 0) * 4 + access("dir/x", 0) * 2 + access("b", 0);
}

static long vd(const char *format, ...) {
    va_list list;
    va_start(list, format);
    long result = vdprintf(d, format, list);
    va_end(list);
    return result;
}

OP(open, files) { return open("a", O_RDWR); }
OP(open64, files) { return open64("b", O_RDWR | O_CREAT, 0600); }
OP(open_exclusive, files) { return open("b", O_RDWR | O_CREAT | O_EXCL, 0600); }
OP(open_truncate, files) { return open("a", O_RDWR | O_TRUNC); }
OP(creat, files) { return creat("a", 0600); }
OP(close, files) { return close(d); }
OP(close_copy, files) { return close(e); }
OP(dup, files) { return dup(d); }
OP(dup2, files) { return dup2(d, 1); }
OP(dup2_back, files) { return dup2(1, d); }
OP(fcntl, files) { return fcntl(d, F_GETFL); }
OP(fcntl_dup, files) { return fcntl(d, F_DUPFD, 0); }
OP(ioctl, files) { return ioctl(d, TIOCGWINSZ, other); }
OP(read, files) {
    char text[9] = "";
    long result = read(d, text, 2);
    out[0] = word(text);
    return result;
}
OP(read_shared, files) { return read(e, buffer, 3); }
OP(pread, files) {
    char text[9] = "";
    long result = pread(d, text, 2, 1);
    out[0] = word(text);
    return result;
}
OP(pread64, files) { return pread64(d, other, 2, 1); }
OP(readv, files) {
    char text[9] = "";
    struct iovec parts[2] = {{text, 1}, {text + 1, 2}};
    long result = readv(d, parts, 2);
    out[0] = word(text);
    return result;
}
OP(write, files) { return write(d, "XY", 2); }
OP(write_out, files) { return write(1, "XY", 2); }
OP(write_copy, files) { return write(e, "Z", 1); }
OP(pwrite, files) { return pwrite(d, "PQ", 2, 1); }
OP(writev, files) {
    struct iovec parts[2] = {{"U", 1}, {"V", 1}};
    return writev(d, parts, 2);
}
OP(dprintf, files) { return dprintf(d, "%d", 7); }
OP(vdprintf, files) { return vd("%d", 8); }
OP(lseek, files) { return lseek(d, 1, SEEK_CUR); }
OP(lseek64, files) { return lseek64(d, 0, SEEK_END); }
OP(fsync, files) { return fsync(d); }
OP(fdatasync, files) { return fdatasync(d); }
OP(posix_fadvise, files) { return posix_fadvise(d, 0, 0, 0); }
OP(ftruncate, files) { return ftruncate(d, 3); }
OP(truncate, files) { return truncate("a", 1); }
OP(stat, files) {
    struct stat s;
    long result = stat("a", &s);
    out[0] = result ? 0 : s.st_size;
    return result;
}
OP(stat64, files) {
    struct stat64 s;
    return stat64("b", &s);
}
OP(fstat, files) {
    struct stat s;
    long result = fstat(d, &s);
    out[0] = result ? 0 : s.st_size;
    return result;
}
OP(fstat64, files) {
    struct stat64 s;
    return fstat64(d, &s);
}
OP(lstat, files) {
    struct stat s;
    return lstat("dir/x", &s);
}
OP(lstat64, files) {
    struct stat64 s;
    return lstat64("b", &s);
}
OP(access, files) { return access("b", 0); }
OP(unlink, files) { return unlink("a"); }
OP(remove, files) { return remove("dir/x"); }
OP(rename, files) { return rename("a", "b"); }
OP(rename_back, files) { return rename("b", "a"); }
OP(chmod, files) { return chmod("b", 0600); }
OP(mkdir, files) { return mkdir("b", 0700); }
OP(rmdir, files) { return rmdir("dir"); }
OP(chdir, files) { return chdir("b"); }
OP(getcwd, files) {
    char text[9];
    return getcwd(text, 9) != 0;
}
OP(readdir, files) {
    DIR *folder = opendir("dir");
    if (!folder)
        return -1;
    long count = 0;
    while (readdir(folder))
        count++;
    rewinddir(folder);
    out[0] = readdir64(folder) != 0;
    closedir(folder);
    return count;
}
OP(mkstemp, files) {
    char name[] = "XXXXXX";
    long result = mkstemp(name);
    out[0] = word(name);
    return result;
}
OP(mktemp, files) {
    char name[] = "XXXXXX";
    return word(mktemp(name));
}
OP(tmpnam, files) {
    char name[20];
    return word(tmpnam(name) + 9);
}
OP(umask, files) { return umask(077); }
OP(isatty, files) { return isatty(d); }
OP(mmap, files) {
    char *at = mmap(0, 8, PROT_READ, MAP_PRIVATE, d, 0);
    if (at == MAP_FAILED)
        return -1;
    out[0] = at[0];
    return munmap(at, 8);
}
OP(mmap64, files) {
    char *at = mmap64(0, 8, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    at[0] = 1;
    return madvise(at, 8, 0) + munmap(at, 8);
}
