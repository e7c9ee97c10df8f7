// expect: error misuse
// inputs: index = 1
// The failing twin, with one thread: an element is written, the mutex of one is destroyed, and then used where the input
// says so.
#include <pthread.h>
#include <threadbare.h>

struct slot {
    int value;
    pthread_mutex_t mutex;
};

static struct slot slots[2];

int main(void) {
    unsigned index = tb_choose(2, "index");
    slots[index].value = 5;
    pthread_mutex_init(&slots[0].mutex, 0);
    pthread_mutex_init(&slots[1].mutex, 0);
    pthread_mutex_destroy(&slots[1].mutex);
    slots[1 - index].value = 6;
    pthread_mutex_lock(&slots[index].mutex); // ERROR misuse
    pthread_mutex_unlock(&slots[index].mutex);
    return 0;
}
