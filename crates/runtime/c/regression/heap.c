/* Allocated memory in which every access can be judged: blocks have some bytes around them that are nobody's, and are never
 * given out again. Not for the build with the address sanitizer, which has its own. */
#include "test.h"

/* Freed memory is a step; what the C library frees for itself is none. */
void W(free)(void *block) {
    tb_hook(FROM, OP_FREE, block, 0);
    free(block);
}

void *W(realloc)(void *block, size_t size) {
    tb_hook(FROM, block ? OP_FREE : OP_CALL, block, 0);
    return realloc(block, size);
}

#ifdef TB_ADDRESSES

int tb_may_be_allocated(const char *at) {
    (void)at;
    return 1;
}

int tb_is_allocated(const char *at) {
    (void)at;
    return 0;
}

void tb_check(const char *at, word size, int writes) { (void)at, (void)size, (void)writes; }

word tb_block_size(const char *at) {
    (void)at;
    return 1;
}

#else
#include <stdio.h>
#include <sys/mman.h>

#define GRAIN 16

/* What a grain of memory is: so many bytes of it belong to a block (1 to 16), or one of these. */
enum { NOBODYS = 0, GONE = 32, HEAD = 33, HEAD_GONE = 34 };

static char *arena, *next;
static unsigned char *grains;
static word room = (word)1 << 33;
static int taken; /* the C library allocates too, also in threads that do not have the baton */

static void lock(void) {
    while (__atomic_exchange_n(&taken, 1, __ATOMIC_ACQUIRE)) {
    }
}
static void unlock(void) { __atomic_store_n(&taken, 0, __ATOMIC_RELEASE); }


static int in_heap(const char *at) { return arena && at >= arena && at < next; }

static unsigned char *grain(const char *at) { return &grains[(at - arena) / GRAIN]; }

static void prepare(void) {
    int protection = PROT_READ | PROT_WRITE, flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE;
    for (; !arena && room > 1 << 20; room /= 2) {
        void *memory = mmap(NULL, room + room / GRAIN, protection, flags, -1, 0);
        if (memory != MAP_FAILED) {
            arena = next = memory;
            grains = (unsigned char *)memory + room;
            return;
        }
    }
}

/* Large blocks are the system's, with a page behind them that is nobody's; one that is gone cannot be touched any more. */
#define LARGE ((size_t)1 << 24)
#define PAGE 4096
static struct large { char *at; size_t size; int gone; } large[512];
static int large_count;

static struct large *large_at(const char *at) {
    for (int i = large_count - 1; i >= 0; i--)
        if (large[i].at == at)
            return &large[i];
    return NULL;
}

int tb_is_allocated(const char *at) {
    for (int i = 0; i < large_count; i++)
        if (at >= large[i].at && at < large[i].at + large[i].size)
            return 1;
    return in_heap(at);
}

int tb_may_be_allocated(const char *at) { return tb_is_allocated(at); }

static void *allocate_large(size_t size) {
    void *block = NULL;
    lock();
    size_t whole = (size + PAGE - 1) / PAGE * PAGE;
    if (large_count < (int)(sizeof large / sizeof *large) && whole >= size && whole + PAGE > whole) {
        int flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE;
        char *memory = mmap(NULL, whole + PAGE, PROT_READ | PROT_WRITE, flags, -1, 0);
        if (memory != MAP_FAILED) {
            mprotect(memory + whole, PAGE, PROT_NONE);
            large[large_count++] = (struct large){memory, size, 0};
            block = memory;
        }
    }
    unlock();
    if (!block)
        errno = ENOMEM;
    return block;
}

static void *allocate(size_t size, size_t align, int fill) {
    /* No larger one is given out by the machine. */
    if (size > (size_t)1 << 40) {
        errno = ENOMEM;
        return NULL;
    }
    if (size > LARGE && align <= PAGE)
        return allocate_large(size);
    lock();
    if (!arena)
        prepare();
    if (!arena || size > room / 8 || align > room / 8 || (word)(next - arena) + size + align + 4 * GRAIN > room) {
        unlock();
        errno = ENOMEM;
        return NULL;
    }
    char *block = (char *)(((word)next + GRAIN + align - 1) / align * align), *head = block - GRAIN;
    size_t whole = (size + GRAIN - 1) / GRAIN;
    /* The grains behind the block are nobody's. */
    next = block + (whole + 2) * GRAIN;
    *grain(head) = HEAD;
    *(size_t *)head = size;
    for (size_t i = 0; i < whole; i++)
        grain(block)[i] = (unsigned char)(i + 1 < whole || size % GRAIN == 0 ? GRAIN : size % GRAIN);
    unlock();
    if (fill)
        memset(block, fill, size);
    return block;
}

static void bad(const char *kind, const char *at, const char *what) {
    char text[400];
    tb_fail("%s: %s at %p, in thread %s at %s", kind, what, (const void *)at, tb_self ? tb_self->name : "0",
            tb_self ? tb_place_text(tb_self->place, text, sizeof text) : "?");
}

void tb_check(const char *at, word size, int writes) {
    if (!in_heap(at) || size == 0)
        return;
    const char *end = at + size;
    for (const char *part = at; part < end; part = arena + ((part - arena) / GRAIN + 1) * GRAIN) {
        unsigned char is = part < next ? *grain(part) : NOBODYS;
        word offset = (word)(part - arena) % GRAIN;
        word length = (word)(end - part) < GRAIN - offset ? (word)(end - part) : GRAIN - offset;
        if (is == GONE || is == HEAD_GONE)
            bad("use-after-free", part, writes ? "a write" : "a read");
        if (is == NOBODYS || is == HEAD || offset + length > is)
            bad("out-of-bounds", part, writes ? "a write" : "a read");
    }
}

word tb_block_size(const char *at) {
    struct large *found = large_at(at);
    return found ? found->size : in_heap(at) ? *(const size_t *)(at - GRAIN) : 1;
}

static void release(char *block) {
    struct large *found = large_at(block);
    if (found && found->gone)
        bad("double-free", block, "the block that was freed before");
    if (found) {
        found->gone = 1;
        mprotect(block, (found->size + PAGE - 1) / PAGE * PAGE, PROT_NONE);
        tb_forget(block, block + found->size);
        return;
    }
    if (!in_heap(block))
        bad("invalid-free", block, "no allocated memory");
    char *head = block - GRAIN;
    if ((block - arena) % GRAIN || (*grain(head) != HEAD && *grain(head) != HEAD_GONE))
        bad("invalid-free", block, "no block begins");
    if (*grain(head) == HEAD_GONE)
        bad("double-free", block, "the block that was freed before");
    size_t size = *(size_t *)head;
    *grain(head) = HEAD_GONE;
    for (size_t i = 0; i < (size + GRAIN - 1) / GRAIN; i++)
        grain(block)[i] = GONE;
    tb_forget(block, block + size);
    /* Of large blocks nothing but the marks is needed any more. */
    char *from = (char *)(((word)block + 4095) & ~(word)4095), *to = (char *)(((word)block + size) & ~(word)4095);
    if (to > from + (1 << 16))
        madvise(from, (size_t)(to - from), MADV_DONTNEED);
}

/* What the C library would do is done here, for it too: memory wanders between it and the program. */

void *malloc(size_t size) {
    return allocate(size, GRAIN, TB_UNWRITTEN);
}

void *calloc(size_t count, size_t size) {
    size_t all;
    if (__builtin_mul_overflow(count, size, &all)) {
        errno = ENOMEM;
        return NULL;
    }
    /* The memory is new, and zero. */
    return allocate(all, GRAIN, 0);
}

void free(void *block) {
    if (block)
        release(block);
}

void *realloc(void *block, size_t size) {
    char *head = (char *)block - GRAIN;
    if (block && !large_at(block) && (!in_heap(block) || (word)(head - arena) % GRAIN || *grain(head) != HEAD))
        release(block);
    size_t old = block ? tb_block_size(block) : 0;
    void *new = allocate(size, GRAIN, TB_UNWRITTEN);
    if (new && block) {
        memcpy(new, block, old < size ? old : size);
        release(block);
    }
    return new;
}

void *reallocarray(void *block, size_t count, size_t size) {
    size_t all;
    if (!__builtin_mul_overflow(count, size, &all))
        return realloc(block, all);
    errno = ENOMEM;
    return NULL;
}

static int is_alignment(size_t align) { return align && !(align & (align - 1)); }

void *memalign(size_t align, size_t size) {
    if (is_alignment(align))
        return allocate(size, align < GRAIN ? GRAIN : align, TB_UNWRITTEN);
    errno = EINVAL;
    return NULL;
}

void *aligned_alloc(size_t align, size_t size) { return memalign(align, size); }
void *valloc(size_t size) { return memalign(4096, size); }

int posix_memalign(void **place, size_t align, size_t size) {
    if (!is_alignment(align) || align % sizeof(void *))
        return EINVAL;
    void *block = memalign(align, size);
    if (block)
        *place = block;
    return block ? 0 : ENOMEM;
}

size_t malloc_usable_size(void *block) { return block ? tb_block_size(block) : 0; }
#endif
