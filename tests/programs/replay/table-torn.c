// expect: error null-dereference, race
// One thread looks into the table while another one has only begun to enter something. Where the failure is in the midst of a call whose
// steps, or those of the other's call, come in between, a process does not show it, and the replay says so; the races it shows.
#include <pthread.h>
#include <search.h>

static void *enter(void *unused) {
    ENTRY entry = {"key", 0};
    hcreate(4);            // ERROR race
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
