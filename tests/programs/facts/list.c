// expect: safe
// points-to: head = {heap:12}
// points-to: seen = {a, b}
// A list on the heap: one object for all of it, whose fields are told apart.
#include <pthread.h>
#include <stdlib.h>
struct item { pthread_mutex_t lock; int *data; struct item *next; };
static int a, b, *seen;
static struct item *head;
static void add(int *data) {
    for (int i = 0; i < 1; i++) {
        struct item *made = malloc(sizeof *made);
        pthread_mutex_init(&made->lock, NULL);
        made->data = data;
        made->next = head;
        head = made;
    }
    for (struct item *at = head; at; at = at->next) {
        pthread_mutex_lock(&at->lock);
        seen = at->data;
        pthread_mutex_unlock(&at->lock);
    }
    for (struct item *at = head; at; at = at->next) {
        pthread_mutex_lock(&at->lock);
        *at->data += 1;
        pthread_mutex_unlock(&at->lock);
    }
}

int main(void) {
    add(&a);
    add(&b);
    return a - 2 + (b - 1);
}
