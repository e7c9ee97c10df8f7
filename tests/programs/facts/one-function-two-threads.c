// expect: safe
// points-to: first = {a}
// points-to: second = {b}
// A function that two threads run is looked at for each start of one: what each is given stays apart.
#include <pthread.h>
struct job { int *of; int **to; };
static int a, b, *first, *second;
static struct job jobs_first = {&a, &first}, jobs_second = {&b, &second};
static void *work(void *given) {
    struct job *job = given;
    *job->to = job->of;
    return 0;
}

int main(void) {
    pthread_t one, two;
    pthread_create(&one, NULL, work, &jobs_first);
    pthread_create(&two, NULL, work, &jobs_second);
    pthread_join(one, NULL);
    pthread_join(two, NULL);
    return *first + *second;
}
