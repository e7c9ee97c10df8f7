/* Where threads stand for `reach`: calls of this function are put in front of the places that threads are to hold at once. A thread stands
 * between two steps of its own, so that others may come to theirs meanwhile. */
#include "library.h"

void __VERIFIER_atomic_begin(void);
void __VERIFIER_atomic_end(void);
/* The end: each place is held by a thread of its own. A model. */
void tb_reached(void) __attribute__((noreturn));

enum { MOST = 4 };

/* How many threads stand where which of the places are, by the set of these places. */
static int standing[1 << MOST];

/* Whether each place has a thread of its own: of any of them there are no more than threads that stand at one of them. */
static int are_held(unsigned all) {
    for (unsigned some = 1; some <= all; some++) {
        int places = 0, threads = 0;
        for (unsigned rest = some; rest; rest &= rest - 1)
            places++;
        for (unsigned at = 1; at <= all; at++)
            if (at & some)
                threads += standing[at];
        if (threads < places)
            return 0;
    }
    return 1;
}

void LIBC(tb_stand)(unsigned here, unsigned all) {
    if (here == all && (all & (all - 1)) == 0)
        tb_reached();
    __VERIFIER_atomic_begin();
    standing[here]++;
    if (are_held(all))
        tb_reached();
    __VERIFIER_atomic_end();
    __VERIFIER_atomic_begin();
    standing[here]--;
    __VERIFIER_atomic_end();
}
