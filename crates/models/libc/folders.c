/* What is known of files by name: their sizes and kinds, and the folders that their names say they are in. */
#include "library.h"

/* The size of a file that has this name; -1 if there is none. A model. */
long tb_file_size(const char *name);
/* The size of an open file; -1 if it is not open, -2 if it is the standard output or error stream. A model. */
long tb_descriptor_size(int descriptor);
/* Whether there is such a folder. A model. */
int tb_is_folder(const char *path);
/* A name without what means nothing; its length. A model. */
long tb_plain_name(const char *name, char *to, size_t size);
/* The name of the file with this number, in the order of names; its length, or -1 behind the last. A model. */
long tb_file_name(long number, char *to, size_t size);

/* What comes is one answer of many. */
void tb_fixed_answer(void);

size_t strlen(const char *text);
int strcmp(const char *a, const char *b);
int strncmp(const char *a, const char *b, size_t count);
void *memset(void *to, int c, size_t size);
void *memcpy(void *to, const void *from, size_t size);
void *malloc(size_t size);
void *calloc(size_t count, size_t size);
void free(void *gone);
int close(int descriptor);
int dup2(int from, int to);

#define ENOENT 2
#define EBADF 9
#define ENOTDIR 20
#define ENOTTY 25

#define F_DUPFD 0
#define F_SETFD 2
#define F_DUPFD_CLOEXEC 1030

struct stat {
    unsigned long st_dev, st_ino, st_nlink;
    unsigned st_mode, st_uid, st_gid, padding;
    unsigned long st_rdev;
    long st_size, st_blksize, st_blocks;
    long st_atime, st_atime_rest, st_mtime, st_mtime_rest, st_ctime, st_ctime_rest;
    long unused[3];
};

#define S_IFIFO 0010000
#define S_IFDIR 0040000
#define S_IFREG 0100000

#define LONGEST 256

/* Whether a file's name is inside a folder: what is left of it, or NULL. */
static const char *inside(const char *name, const char *folder) {
    if (strcmp(folder, ".") == 0 || strcmp(folder, "") == 0)
        return name[0] == '/' ? NULL : name;
    size_t length = strlen(folder);
    if (strcmp(folder, "/") == 0)
        return name[0] == '/' ? name + 1 : NULL;
    return strncmp(name, folder, length) == 0 && name[length] == '/' ? name + length + 1 : NULL;
}

static void describe(struct stat *to, unsigned mode, long size, unsigned long number) {
    memset(to, 0, sizeof *to);
    to->st_dev = 1;
    to->st_ino = number;
    to->st_nlink = 1;
    to->st_mode = mode;
    to->st_uid = to->st_gid = 1000;
    to->st_size = size;
    to->st_blksize = 4096;
    to->st_blocks = (size + 511) / 512;
    to->st_atime = to->st_mtime = to->st_ctime = 1700000000;
}

int LIBC(stat)(const char *path, struct stat *to) {
    char name[LONGEST], other[LONGEST];
    tb_plain_name(path, name, sizeof name);
    long size = tb_file_size(path);
    if (size < 0) {
        if (tb_is_folder(path)) {
            describe(to, S_IFDIR | 0755, 4096, 2);
            return 0;
        }
        errno = ENOENT;
        return -1;
    }
    unsigned long number = 0;
    for (long i = 0; tb_file_name(i, other, sizeof other) >= 0; i++)
        if (strcmp(other, name) == 0)
            number = (unsigned long)i;
    describe(to, S_IFREG | 0644, size, number + 10);
    return 0;
}

int LIBC(fstat)(int descriptor, struct stat *to) {
    long size = tb_descriptor_size(descriptor);
    if (size == -1) {
        errno = EBADF;
        return -1;
    }
    if (size == -2)
        describe(to, S_IFIFO | 0600, 0, 3 + (unsigned long)descriptor);
    else
        describe(to, S_IFREG | 0644, size, 1000 + (unsigned long)descriptor);
    return 0;
}

int LIBC(lstat)(const char *path, struct stat *to) { return LIBC(stat)(path, to); }
int LIBC(stat64)(const char *path, struct stat *to) { return LIBC(stat)(path, to); }
int LIBC(lstat64)(const char *path, struct stat *to) { return LIBC(stat)(path, to); }
int LIBC(fstat64)(int descriptor, struct stat *to) { return LIBC(fstat)(descriptor, to); }
int LIBC(__xstat)(int version, const char *path, struct stat *to) { return LIBC(stat)(path, to); }
int LIBC(__lxstat)(int version, const char *path, struct stat *to) { return LIBC(stat)(path, to); }
int LIBC(__fxstat)(int version, int descriptor, struct stat *to) { return LIBC(fstat)(descriptor, to); }

/* Everything that exists may be read and written; only folders may be searched. */
int LIBC(access)(const char *path, int mode) {
    if (tb_is_folder(path))
        return 0;
    if (tb_file_size(path) < 0) {
        errno = ENOENT;
        return -1;
    }
    if (mode & 1) {
        errno = 13;
        return -1;
    }
    return 0;
}

int LIBC(chmod)(const char *path, unsigned mode) {
    (void)mode;
    return LIBC(access)(path, 0);
}

struct dirent {
    unsigned long d_ino;
    long d_off;
    unsigned short d_reclen;
    unsigned char d_type;
    char d_name[LONGEST];
};

typedef struct {
    char folder[LONGEST];
    long next;
    struct dirent entry;
} DIR;

DIR *LIBC(opendir)(const char *path) {
    if (!tb_is_folder(path)) {
        errno = tb_file_size(path) >= 0 ? ENOTDIR : ENOENT;
        return NULL;
    }
    DIR *folder = calloc(1, sizeof *folder);
    tb_plain_name(path, folder->folder, sizeof folder->folder);
    return folder;
}

/* Whether an earlier file's name led to the same entry: files inside one folder. */
static int was_seen(const char *folder, const char *entry, size_t length, long before) {
    char name[LONGEST];
    for (long i = 0; i < before; i++) {
        tb_file_name(i, name, sizeof name);
        const char *rest = inside(name, folder);
        if (rest && strncmp(rest, entry, length) == 0 && (rest[length] == '/' || rest[length] == '\0'))
            return 1;
    }
    return 0;
}

struct dirent *LIBC(readdir)(DIR *folder) {
    struct dirent *entry = &folder->entry;
    entry->d_reclen = sizeof *entry;
    entry->d_off = folder->next + 1;
    if (folder->next < 2) {
        entry->d_ino = 2;
        entry->d_type = 4;
        memcpy(entry->d_name, "..", 3);
        entry->d_name[1 + folder->next] = '\0';
        folder->next++;
        return entry;
    }
    char name[LONGEST];
    for (;;) {
        long number = folder->next++ - 2;
        if (tb_file_name(number, name, sizeof name) < 0) {
            folder->next--;
            return NULL;
        }
        const char *rest = inside(name, folder->folder);
        if (!rest || !*rest)
            continue;
        size_t length = 0;
        while (rest[length] && rest[length] != '/')
            length++;
        if (was_seen(folder->folder, rest, length, number))
            continue;
        entry->d_ino = 10 + (unsigned long)number;
        entry->d_type = rest[length] == '/' ? 4 : 8;
        memcpy(entry->d_name, rest, length);
        entry->d_name[length] = '\0';
        return entry;
    }
}

struct dirent *LIBC(readdir64)(DIR *folder) { return LIBC(readdir)(folder); }

int LIBC(closedir)(DIR *folder) {
    free(folder);
    return 0;
}

void LIBC(rewinddir)(DIR *folder) { folder->next = 0; }

char *LIBC(getcwd)(char *to, size_t size) {
    if (!to)
        to = malloc(size < 2 ? size = 2 : size);
    if (size < 2) {
        errno = ERANGE;
        return NULL;
    }
    tb_fixed_answer();
    to[0] = '/';
    to[1] = '\0';
    return to;
}

/* Has no body and no model: a run that comes here is not supported, by this name. */
void chdir_into_another_folder(void);

int LIBC(chdir)(const char *path) {
    char folder[LONGEST];
    tb_plain_name(path, folder, sizeof folder);
    if (strcmp(folder, ".") == 0 || strcmp(folder, "/") == 0)
        return 0;
    if (tb_is_folder(path))
        chdir_into_another_folder();
    errno = tb_file_size(path) >= 0 ? ENOTDIR : ENOENT;
    return -1;
}

int LIBC(ioctl)(int descriptor, unsigned long request, ...) {
    (void)request;
    errno = tb_descriptor_size(descriptor) == -1 ? EBADF : ENOTTY;
    return -1;
}

/* Has no body and no model: a run that comes here is not supported, by this name. */
void fcntl_with_this_command(void);

int LIBC(fcntl)(int descriptor, int command, ...) {
    if (tb_descriptor_size(descriptor) == -1) {
        errno = EBADF;
        return -1;
    }
    __builtin_va_list arguments;
    int argument;
    switch (command) {
    case F_DUPFD:
    case F_DUPFD_CLOEXEC:
        /* Only some commands have an argument. */
        __builtin_va_start(arguments, command);
        argument = __builtin_va_arg(arguments, int);
        __builtin_va_end(arguments);
        while (tb_descriptor_size(argument) != -1)
            argument++;
        return dup2(descriptor, argument);
    case F_SETFD:
        /* What happens when another program takes over, which none does here. */
        return 0;
    }
    fcntl_with_this_command();
    return -1;
}

int LIBC(fsync)(int descriptor) {
    if (tb_descriptor_size(descriptor) != -1)
        return 0;
    errno = EBADF;
    return -1;
}

int LIBC(fdatasync)(int descriptor) { return LIBC(fsync)(descriptor); }

unsigned LIBC(umask)(unsigned mask) {
    static unsigned current = 022;
    tb_fixed_answer();
    return __atomic_exchange_n(&current, mask & 0777, __ATOMIC_RELAXED);
}
