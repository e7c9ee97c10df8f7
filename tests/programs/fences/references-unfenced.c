// expect: error race
// Counted references without the fence before the free.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct object {
    atomic_int references;
    int uses[2];
};

static void *use(void *argument)
{
    struct object *object = argument;
    object->uses[0] = 1; // ERROR race
    if (atomic_fetch_sub_explicit(&object->references, 1, memory_order_release) == 1) { // ERROR race
        free(object); // ERROR race
    }
    return NULL;
}

static void *look(void *argument)
{
    struct object *object = argument;
    object->uses[1] = 1; // ERROR race
    if (atomic_fetch_sub_explicit(&object->references, 1, memory_order_release) == 1) { // ERROR race
        free(object); // ERROR race
    }
    return NULL;
}

int main(void)
{
    struct object *object = malloc(sizeof *object);
    if (!object)
        return 1;
    atomic_init(&object->references, 2);
    pthread_t one, other;
    pthread_create(&one, NULL, use, object);
    pthread_create(&other, NULL, look, object);
    pthread_join(one, NULL);
    pthread_join(other, NULL);
    return 0;
}
