// expect: safe
// The element is written before any of the objects beside it is used: a semaphore, a condition variable, a read-write lock
// and a spin lock, in memory from the heap. The index comes out of memory, and is computed with.
#include <pthread.h>
#include <semaphore.h>
#include <stdlib.h>
#include <threadbare.h>

struct slot {
    int value;
    sem_t semaphore;
    pthread_mutex_t mutex;
    pthread_cond_t condition;
    pthread_rwlock_t lock;
    pthread_spinlock_t spin;
};

static struct slot *slots;

static void *worker(void *at) {
    struct slot *slot = &slots[*(unsigned *)at + 1];
    sem_wait(&slot->semaphore);
    pthread_mutex_lock(&slot->mutex);
    slot->value++;
    pthread_cond_signal(&slot->condition);
    pthread_mutex_unlock(&slot->mutex);
    return 0;
}

int main(void) {
    pthread_t thread;
    unsigned indices[2] = {0, 0};
    slots = calloc(3, sizeof *slots);
    for (int i = 0; i < 3; i++) {
        sem_init(&slots[i].semaphore, 0, 0);
        pthread_mutex_init(&slots[i].mutex, 0);
        pthread_cond_init(&slots[i].condition, 0);
        pthread_rwlock_init(&slots[i].lock, 0);
        pthread_spin_init(&slots[i].spin, 0);
    }
    indices[0] = tb_choose(2, "index");
    slots[indices[0] + 1].value = 5;
    pthread_create(&thread, 0, worker, indices);
    sem_post(&slots[indices[0] + 1].semaphore);
    pthread_mutex_lock(&slots[indices[0] + 1].mutex);
    while (slots[indices[0] + 1].value == 5)
        pthread_cond_wait(&slots[indices[0] + 1].condition, &slots[indices[0] + 1].mutex);
    pthread_mutex_unlock(&slots[indices[0] + 1].mutex);
    pthread_join(thread, 0);
    pthread_rwlock_wrlock(&slots[2 - indices[0]].lock);
    pthread_spin_lock(&slots[2 - indices[0]].spin);
    slots[2 - indices[0]].value += 10;
    pthread_spin_unlock(&slots[2 - indices[0]].spin);
    pthread_rwlock_unlock(&slots[2 - indices[0]].lock);
    tb_assert(slots[1].value + slots[2].value == 16);
    free(slots);
    return 0;
}
