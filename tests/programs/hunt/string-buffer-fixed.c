// expect: safe
// flags: --detect -race
// The same, with the other text locked for the whole operation.
#include <assert.h>
#include <pthread.h>
#include <string.h>
#ifdef GUARDED
#include <threadbare.h>
#endif

struct text {
    pthread_mutex_t mutex;
    int length;
    char characters[16];
};

static struct text from = { PTHREAD_MUTEX_INITIALIZER, 3, "abc" };
static struct text to = { PTHREAD_MUTEX_INITIALIZER, 0, "" };

static int length_of(struct text *text)
{
    pthread_mutex_lock(&text->mutex);
    int length = text->length;
    pthread_mutex_unlock(&text->mutex);
    return length;
}

static void copy_out(struct text *text, int length, char *out)
{
    pthread_mutex_lock(&text->mutex);
    assert(length <= text->length);
    memcpy(out, text->characters, (size_t)length);
    pthread_mutex_unlock(&text->mutex);
}

static void *append(void *unused)
{
    pthread_mutex_lock(&to.mutex);
    pthread_mutex_lock(&from.mutex);
    int length = from.length;
    memcpy(to.characters + to.length, from.characters, (size_t)length);
    to.length += length;
    pthread_mutex_unlock(&from.mutex);
    pthread_mutex_unlock(&to.mutex);
    return unused;
}

static void *erase(void *unused)
{
    pthread_mutex_lock(&from.mutex);
    from.length = 0;
    pthread_mutex_unlock(&from.mutex);
    return unused;
}

int main(void)
{
    pthread_t one, other;
#ifdef GUARDED
    if (tb_uint("key") != 0xC0FFEEu)
        return 0;
#endif
    pthread_create(&one, NULL, append, NULL);
    pthread_create(&other, NULL, erase, NULL);
    pthread_join(one, NULL);
    pthread_join(other, NULL);
    return 0;
}
