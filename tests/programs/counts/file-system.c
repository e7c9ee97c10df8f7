// expect: safe
// executions: 8
// Four threads create files, two of them the same one and the two others another one: each pair in 2 orders, of which the
// second finds the file there. The two that do the work look for a free block from the same place on: 2 orders, and the
// later one finds the next block alone. 2 * 2 * 2.
#include <assert.h>
#include <pthread.h>

#define FILES 2
#define BLOCKS 2
#define THREADS 4

static pthread_mutex_t files[FILES] = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_MUTEX_INITIALIZER};
static pthread_mutex_t blocks[BLOCKS] = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_MUTEX_INITIALIZER};
static int block_of[FILES], busy[BLOCKS];
static int numbers[THREADS];

static void *create(void *number) {
    int file = *(int *)number % FILES;
    pthread_mutex_lock(&files[file]);
    if (block_of[file] == 0) {
        int block = file * 2 % BLOCKS;
        for (int found = 0; !found; block = (block + 1) % BLOCKS) {
            pthread_mutex_lock(&blocks[block]);
            if (!busy[block]) {
                busy[block] = 1;
                block_of[file] = block + 1;
                found = 1;
            }
            pthread_mutex_unlock(&blocks[block]);
        }
    }
    pthread_mutex_unlock(&files[file]);
    return NULL;
}

int main(void) {
    pthread_t threads[THREADS];
    for (int i = 0; i < THREADS; i++) {
        numbers[i] = i;
        pthread_create(&threads[i], NULL, create, &numbers[i]);
    }
    for (int i = 0; i < THREADS; i++)
        pthread_join(threads[i], NULL);
    assert(block_of[0] + block_of[1] == 3);
    return 0;
}
