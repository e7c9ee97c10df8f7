// expect: error null-dereference
// flags: --weak-cas fail
// A list whose head is swapped weakly, once: if that fails, nothing is on the list.
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

struct node {
    struct node *next;
    int value;
};

static struct node *_Atomic head;
static struct node node = {NULL, 7};

static void *push(void *unused)
{
    (void)unused;
    node.next = head;
    struct node *old = node.next;
    atomic_compare_exchange_weak(&head, &old, &node);
    return NULL;
}

int main(void)
{
    pthread_t thread;
    pthread_create(&thread, NULL, push, NULL);
    pthread_join(thread, NULL);
    return head->value != 7; // ERROR null-dereference
}
