// expect: error assertion
// What the intruder of `tmn.c` knows after each message, beside what it should know, said without its own rule: a key is known if it is the
// exclusive or of some of the answers, or of these and the intruder's own key. An intruder that takes an answer apart without knowing either of the
// two keys has them too early, and would find attacks that nobody can make.
#define KNOWLEDGE
#ifndef FIXED_INTRUDER
#define KNOWS_ANSWERS
#endif
#include "tmn.c"

static void compare(void) {
    int should = OF_INTRUDER;
    for (int some = 0; some < 1 << answer_count; some++) {
        int sum = 0;
        for (int i = 0; i < answer_count; i++)
            if (some >> i & 1)
                sum ^= answers[i];
        for (int key = OF_A; key <= OF_INTRUDER; key *= 2)
            if (sum == key || (sum ^ OF_INTRUDER) == key)
                should |= key;
    }
    assert(known == should); // ERROR assertion
}
