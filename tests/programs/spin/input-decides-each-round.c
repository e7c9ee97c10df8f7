// expect: error endless-loop
// A list that is a ring, gone through until something is not in another list, which is looked through each time. What is equal depends on an input: it is decided in the
// first round, and from then on the thread goes round by looks alone. With known inputs that shows one look earlier, at another place of the loop.
#include <pthread.h>
#include <threadbare.h>

struct node {
    unsigned char value;
    struct node *next;
};
static struct node ring, second, first;

static int holds(unsigned char value) {
    for (struct node *n = &first; n; n = n->next)
        if (n->value == value) // ERROR endless-loop
            return 1;
    return 0;
}

static void *walks(void *unused) {
    for (struct node *n = &ring; n; n = n->next)
        if (!holds(n->value))
            break;
    return unused;
}

int main(void) {
    unsigned char value = tb_uchar("value");
    ring = (struct node){value, &ring};
    first = (struct node){1, &second};
    second = (struct node){value, NULL};
    pthread_t walker;
    pthread_create(&walker, NULL, walks, NULL);
    pthread_join(walker, NULL); // ERROR endless-loop
    return 0;
}
