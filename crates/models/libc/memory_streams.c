/* Streams over memory: a file without a name, whose content is carried to memory when the stream is flushed or closed. */
#include "library.h"

/* What is kept about such a stream; a null pointer for others. Models. */
void *tb_stream_memory(void *stream);
void tb_set_stream_memory(void *stream, void *memory);
/* fclose of any stream. A model. */
int tb_close_stream(void *stream);

void *tmpfile(void);
void *fopen(const char *name, const char *mode);
void *freopen(const char *name, const char *mode, void *stream);
char *tmpnam(char *to);
int remove(const char *name);
size_t fread(void *to, size_t size, size_t count, void *stream);
size_t fwrite(const void *from, size_t size, size_t count, void *stream);
long ftell(void *stream);
int fseek(void *stream, long offset, int from);
void rewind(void *stream);
void *malloc(size_t size);
void *realloc(void *old, size_t size);
void free(void *gone);

#define ENOSPC 28

struct memory {
    /* Of open_memstream: where pointer and size are to be stored. */
    char **text;
    size_t *size;
    /* Of fmemopen: what is written to. */
    char *place;
    size_t room;
};

static int carry(struct memory *memory, void *stream) {
    long here = ftell(stream);
    fseek(stream, 0, 2);
    size_t length = (size_t)ftell(stream);
    int result = 0;
    rewind(stream);
    if (memory->text) {
        *memory->text = realloc(*memory->text, length + 1);
        *memory->size = (size_t)here < length ? (size_t)here : length;
        if (length)
            fread(*memory->text, 1, length, stream);
        (*memory->text)[length] = '\0';
    } else {
        if (length > memory->room) {
            errno = ENOSPC;
            result = -1;
            length = memory->room;
        }
        if (length)
            fread(memory->place, 1, length, stream);
        if (length < memory->room)
            memory->place[length] = '\0';
    }
    fseek(stream, here, 0);
    return result;
}

int LIBC(fflush)(void *stream) {
    struct memory *memory = stream ? tb_stream_memory(stream) : NULL;
    return memory ? carry(memory, stream) : 0;
}

int LIBC(fclose)(void *stream) {
    struct memory *memory = tb_stream_memory(stream);
    int result = 0;
    if (memory) {
        result = carry(memory, stream);
        free(memory);
    }
    return tb_close_stream(stream) ? -1 : result;
}

static void *over(char **text, size_t *size, char *place, size_t room) {
    struct memory *memory = malloc(sizeof *memory);
    memory->text = text;
    memory->size = size;
    memory->place = place;
    memory->room = room;
    void *stream = tmpfile();
    tb_set_stream_memory(stream, memory);
    return stream;
}

void *LIBC(open_memstream)(char **text, size_t *size) {
    if (!text || !size) {
        errno = EINVAL;
        return NULL;
    }
    *text = NULL;
    *size = 0;
    return over(text, size, NULL, 0);
}

/* Has no body and no model: a run that comes here is not supported, by this name. */
void fmemopen_in_this_mode(void);

void *LIBC(fmemopen)(void *place, size_t size, const char *mode) {
    if (!place || (mode[0] != 'r' && mode[0] != 'w') || (mode[0] == 'r' && (mode[1] == '+' || (mode[1] && mode[2] == '+'))))
        fmemopen_in_this_mode();
    if (mode[0] == 'w') {
        if (size)
            *(char *)place = '\0';
        return over(NULL, NULL, place, size);
    }
    char name[20];
    void *stream = fopen(tmpnam(name), "w");
    if (size)
        fwrite(place, 1, size, stream);
    stream = freopen(name, "r", stream);
    remove(name);
    return stream;
}
