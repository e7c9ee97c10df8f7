/* Streams: one over a file, and the standard ones. */
#define s ((FILE *)x)

PREPARE(streams) {
    FILE *made = fopen("f", "w+");
    fputs("klmnop\nq", made);
    rewind(made);
    return made;
}

OBSERVE(streams) {
    int f = open("f", O_RDONLY);
    char text[9] = "";
    if (f >= 0)
        read(f, text, 8);
    out[0] = word(text);
    out[1] = f;
    out[2] = lseek(3, 0, SEEK_CUR);
}

static long v(int which, void *x, const char *format, ...) {
    va_list list;
    long result;
    va_start(list, format);
    switch (which) {
    case 0: result = vprintf(format, list); break;
    case 1: result = vfprintf(s, format, list); break;
    case 2: result = vscanf(format, list); break;
    default: result = vfscanf(s, format, list); break;
    }
    va_end(list);
    return result;
}

OP(getchar, streams) { return getchar(); }
OP(getchar_unlocked, streams) { return getchar_unlocked(); }
OP(getc, streams) { return getc(s); }
OP(getc_unlocked, streams) { return getc_unlocked(s); }
OP(getc_unlocked_stdin, streams) { return getc_unlocked(stdin); }
OP(getc_stdin, streams) { return getc(stdin); }
OP(fgetc, streams) { return fgetc(s); }
OP(fgetc_unlocked, streams) { return fgetc_unlocked(s); }
OP(ungetc, streams) { return ungetc('!', s); }
OP(fgets, streams) {
    char text[9] = "";
    long result = fgets(text, 3, s) != 0;
    out[0] = word(text);
    return result;
}
OP(fgets_unlocked, streams) {
    char text[9] = "";
    return fgets_unlocked(text, 3, s) != 0;
}
OP(fread, streams) {
    char text[9] = "";
    long result = fread(text, 1, 2, s);
    out[0] = word(text);
    return result;
}
OP(fread_unlocked, streams) {
    char text[9] = "";
    return fread_unlocked(text, 1, 2, s);
}
OP(getline, streams) {
    char *line = 0;
    size_t size = 0;
    long result = getline(&line, &size, s);
    out[0] = word(line);
    return result;
}
OP(getdelim, streams) {
    char *line = 0;
    size_t size = 0;
    return getdelim(&line, &size, 'm', s);
}
OP(scanf, streams) {
    int number = 0;
    return scanf("%d", &number);
}
OP(fscanf, streams) {
    char text[9] = "";
    long result = fscanf(s, "%2s", text);
    out[0] = word(text);
    return result;
}
OP(vscanf, streams) {
    int number = 0;
    return v(2, x, "%d", &number);
}
OP(vfscanf, streams) {
    char text[9] = "";
    return v(3, x, "%2s", text);
}
OP(getwc, streams) { return getwc(s); }
OP(fgetwc, streams) { return fgetwc(s); }
OP(getwchar, streams) { return getwchar(); }
OP(ungetwc, streams) { return ungetwc('?', s); }
OP(fgetws, streams) {
    wchar_t text[9];
    return fgetws(text, 3, s) != 0;
}
OP(fwide, streams) { return fwide(s, 0); }
OP(fopen, streams) { return fopen("f", "r") != 0; }
OP(fopen64, streams) { return fopen64("g", "w") != 0; }
OP(freopen, streams) { return freopen("g", "w+", s) != 0; }
OP(freopen_out, streams) { return freopen("g", "w+", stdout) != 0; }
OP(fdopen, streams) { return fdopen(3, "r") != 0; }
OP(fclose, streams) { return fclose(s); }
OP(fclose_out, streams) { return fclose(stdout); }
OP(close_3, streams) { return close(3); }
OP(close_1, streams) { return close(1); }
OP(close_0, streams) { return close(0); }
OP(fileno, streams) { return fileno(s); }
OP(feof, streams) { return feof(s); }
OP(feof_unlocked, streams) { return feof_unlocked(s); }
OP(ferror, streams) { return ferror(s); }
OP(ferror_unlocked, streams) { return ferror_unlocked(s); }
OP(clearerr, streams) {
    clearerr(s);
    return 0;
}
OP(fseek, streams) { return fseek(s, 1, SEEK_SET); }
OP(fseeko, streams) { return fseeko(s, 0, SEEK_END); }
OP(ftell, streams) { return ftell(s); }
OP(ftello, streams) { return ftello(s); }
OP(rewind, streams) {
    rewind(s);
    return 0;
}
OP(fgetpos, streams) {
    fpos_t at;
    long result = fgetpos(s, &at);
    return result;
}
OP(fsetpos, streams) {
    fpos_t at;
    memset(&at, 0, sizeof at);
    return fsetpos(s, &at);
}
OP(setbuf, streams) {
    setbuf(s, 0);
    return 0;
}
OP(setvbuf, streams) { return setvbuf(s, 0, _IONBF, 0); }
OP(setlinebuf, streams) {
    setlinebuf(s);
    return 0;
}
OP(setbuffer, streams) {
    setbuffer(s, 0, 0);
    return 0;
}
OP(flockfile, streams) {
    flockfile(s);
    return 0;
}
OP(flockfile_out, streams) {
    flockfile(stdout);
    out[0] = puts("locked");
    funlockfile(stdout);
    return 0;
}
OP(flockfile_unlocked, streams) {
    flockfile(s);
    out[0] = getc_unlocked(s);
    out[1] = getc_unlocked(s);
    funlockfile(s);
    return 0;
}
OP(ftrylockfile, streams) {
    long result = ftrylockfile(s);
    if (!result)
        funlockfile(s);
    return result;
}
OP(tmpfile, streams) { return tmpfile() != 0; }
OP(open_memstream, streams) {
    char *text;
    size_t size;
    FILE *stream = open_memstream(&text, &size);
    fputc('x', stream);
    fclose(stream);
    return size;
}
OP(fmemopen, streams) {
    char text[3] = "ab";
    FILE *stream = fmemopen(text, 2, "r");
    long result = fgetc(stream);
    fclose(stream);
    return result;
}

OP(putchar, streams) { return putchar('x'); }
OP(putchar_unlocked, streams) { return putchar_unlocked('x'); }
OP(putc, streams) { return putc('A', s); }
OP(putc_unlocked, streams) { return putc_unlocked('B', s); }
OP(putc_unlocked_out, streams) { return putc_unlocked('B', stdout); }
OP(fputc, streams) { return fputc('C', s); }
OP(fputc_unlocked, streams) { return fputc_unlocked('D', s); }
OP(puts, streams) { return puts("text"); }
OP(fputs, streams) { return fputs("EF", s); }
OP(fputs_unlocked, streams) { return fputs_unlocked("GH", s); }
OP(fwrite, streams) { return fwrite("IJ", 1, 2, s); }
OP(fwrite_unlocked, streams) { return fwrite_unlocked("KL", 1, 2, s); }
OP(printf, streams) { return printf("%d\n", 1); }
OP(fprintf, streams) { return fprintf(s, "%d", 2); }
OP(vprintf, streams) { return v(0, x, "%d\n", 3); }
OP(vfprintf, streams) { return v(1, x, "%d", 4); }
OP(fflush, streams) { return fflush(s); }
OP(fflush_all, streams) { return fflush(0); }
OP(fflush_unlocked, streams) { return fflush_unlocked(s); }
OP(fputwc, streams) { return fputwc('M', s); }
OP(putwc, streams) { return putwc('N', s); }
OP(putwchar, streams) { return putwchar('O'); }
OP(fputws, streams) { return fputws(L"P", s); }
OP(wprintf, streams) { return wprintf(L"%d", 5); }
OP(fwprintf, streams) { return fwprintf(s, L"%d", 6); }
OP(perror, streams) {
    errno = ENOENT;
    perror("it");
    return 0;
}
OP(warn, streams) {
    warn("it");
    return 0;
}
OP(warnx, streams) {
    warnx("it");
    return 0;
}
OP(error, streams) {
    error(0, 0, "it");
    return 0;
}
#undef s
