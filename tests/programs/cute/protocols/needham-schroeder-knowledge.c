// expect: error assertion
// What the intruder of `needham-schroeder.c` knows after each message, beside what it should know, said without its own rule. It has A's nonce from
// the moment when A begins with it; it has B's once B has answered it, or A has confirmed to it what came from B. Nothing else tells it anything. An
// intruder that opens what is encrypted for others has them too early, and would find attacks that nobody can make.
#define KNOWLEDGE
#ifndef FIXED_INTRUDER
#define OPENS_ALL
#endif
#include "needham-schroeder.c"

static int knows(int nonce) {
    int any = 0;
    for (int i = 0; i < knowns; i++)
        any |= known[i] == nonce;
    return any;
}

static int was_told;

static void compare(const struct message *m) {
    if (m->key == INTRUDER && (m->kind == 2 || (m->kind == 3 && m->first == OF_B)))
        was_told = 1;
    int has_begun = 0;
    for (int i = 0; i <= looked; i++)
        has_begun |= partner_of_a == INTRUDER && sent[i].kind == 1;
    assert(knows(OF_INTRUDER) && knows(OF_A) == has_begun && knows(OF_B) == was_told); // ERROR assertion
    assert(knowns == 1 + has_begun + was_told);
}
