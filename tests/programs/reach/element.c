// expect: reached
// at: found
// driven: 6/2
// inputs: x = 19
// A thread throws when an element is more than 9; it is 1, until another thread resets it to 11, in a function of the element, behind a pointer,
// for inputs above 18.
#include <pthread.h>
#include <stdlib.h>
#include <threadbare.h>

struct element {
    pthread_mutex_t lock;
    int e;
};

static void reset(struct element *element)
{
    element->e = 11;
}

static int check(struct element *element)
{
    if (element->e > 9)
        return 1; // AT found
    return 0;
}

static void *a(void *argument)
{
    struct element *element = argument;
    pthread_mutex_lock(&element->lock);
    check(element);
    pthread_mutex_unlock(&element->lock);
    return NULL;
}

static void *b(void *argument)
{
    struct element *element = argument;
    int x = tb_int("x");
    if (x > 18) {
        pthread_mutex_lock(&element->lock);
        reset(element);
        pthread_mutex_unlock(&element->lock);
    }
    return NULL;
}

int main(void)
{
    struct element *element = malloc(sizeof *element);
    pthread_t first, second;
    pthread_mutex_init(&element->lock, NULL);
    element->e = 1;
    pthread_create(&first, NULL, a, element);
    pthread_create(&second, NULL, b, element);
    pthread_join(first, NULL);
    pthread_join(second, NULL);
    free(element);
    return 0;
}
