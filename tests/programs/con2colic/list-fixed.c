// expect: safe
// flags: --strategy interference
// Two threads put a node in front of a list; one that looks comes to the second node only through the pointer in the first, which
// both of the others must have written by then, and finds another value there.
#define FIXED
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
#include <threadbare.h>

struct node {
    int value;
    struct node *next;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct node *head;

static void *inserts(void *value)
{
    struct node *node = malloc(sizeof *node);
    tb_assume(node != NULL);
    node->value = (int)(long)value;
    pthread_mutex_lock(&lock);
    node->next = head;
    head = node;
    pthread_mutex_unlock(&lock);
    return NULL;
}

static void *looks(void *unused)
{
    pthread_mutex_lock(&lock);
    if (head != NULL && head->next != NULL) {
#ifdef FIXED
        assert(head->next->value != head->value);
#else
        assert(head->next->value != 1 || head->value != 2);
#endif
    }
    pthread_mutex_unlock(&lock);
    return unused;
}

int main(void)
{
    pthread_t one, two, three;
    pthread_create(&one, NULL, inserts, (void *)1L);
    pthread_create(&two, NULL, inserts, (void *)2L);
    pthread_create(&three, NULL, looks, NULL);
    return 0;
}
