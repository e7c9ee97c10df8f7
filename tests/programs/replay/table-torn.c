// expect: error race, null-dereference
// Two threads make a table and enter something at the same time: one finds what the other has half made. Of a process only the race is shown.
#include <pthread.h>
#include <search.h>

static void *enter(void *unused) {
    ENTRY entry = {"key", 0};
    hcreate(4); // ERROR race
    hsearch(entry, ENTER); // ERROR race, null-dereference
    return unused;
}

int main(void) {
    pthread_t one, other;
    pthread_create(&one, 0, enter, 0);
    pthread_create(&other, 0, enter, 0);
    pthread_join(one, 0);
    pthread_join(other, 0);
    return 0;
}
