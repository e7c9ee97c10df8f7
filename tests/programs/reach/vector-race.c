// expect: reached
// at: gone
// driven: 8/2
// A vector whose operations take its lock; somebody asks how long it is, and then for its last element, and in between another thread removes that.
#include <pthread.h>
#include <stdlib.h>

struct vector {
    pthread_mutex_t lock;
    int size;
    int elements[4];
};

static int size(struct vector *vector)
{
    pthread_mutex_lock(&vector->lock);
    int size = vector->size;
    pthread_mutex_unlock(&vector->lock);
    return size;
}

static int get(struct vector *vector, int index)
{
    int element = -1;
    pthread_mutex_lock(&vector->lock);
    if (index < 0 || index >= vector->size)
        element = -2; // AT gone
    else
        element = vector->elements[index];
    pthread_mutex_unlock(&vector->lock);
    return element;
}

static void remove_all(struct vector *vector)
{
    pthread_mutex_lock(&vector->lock);
    vector->size = 0;
    pthread_mutex_unlock(&vector->lock);
}

static void *last(void *argument)
{
    struct vector *vector = argument;
    int length = size(vector);
    if (length > 0)
        get(vector, length - 1);
    return NULL;
}

static void *clear(void *argument)
{
    remove_all(argument);
    return NULL;
}

int main(void)
{
    struct vector *vector = calloc(1, sizeof *vector);
    pthread_t one, other;
    pthread_mutex_init(&vector->lock, NULL);
    vector->size = 2;
    pthread_create(&one, NULL, last, vector);
    pthread_create(&other, NULL, clear, vector);
    pthread_join(one, NULL);
    pthread_join(other, NULL);
    free(vector);
    return 0;
}
