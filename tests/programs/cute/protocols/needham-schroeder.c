// expect: error assertion
// The Needham-Schroeder protocol with public keys: A sends {Na, A} to its partner, who answers {Na, Nb}, and A confirms {Nb}. All messages go
// through the hands of an intruder, who is a partner like others, too. Lowe's attack: A begins a session with the intruder, who begins one with B in
// A's name; B ends it and believes to have spoken with A.
//
// The intruder knows: all names and public keys, its own secret key, a nonce of its own; each message that was sent, as a whole; and what is inside
// of those that are encrypted for itself. It can send again what it has seen, and anything that it can put together of nonces that it knows; it can
// open nothing else, and guess no nonce. Kinds of messages cannot be mistaken for each other. It lets A and B go on as far as they can before it
// does something, and loses nothing by that: it can only know more then. With -DSHOW the program says what the intruder knows after each message;
// `needham-schroeder-knowledge-fixed.c` proves that it is what it should be, and no more. In Lowe's attack: A's nonce after A's first
// message, nothing more after B's answer to A, which it cannot open, and B's nonce after A's confirmation.
// More rounds of the intruder: -DROUNDS=4. An intruder that acts at any time, with many more schedules: -DANYTIME.
#include <assert.h>
#include <pthread.h>
#include <stdio.h>
#include <threadbare.h>

#ifndef ROUNDS
#define ROUNDS 3
#endif
#define ROOM (ROUNDS + 3)

enum agent { B, INTRUDER, A };
enum nonce { OF_A = 1, OF_B, OF_INTRUDER };

/// Only the one whose key it is can open it. The third is who answers, which Lowe's repair adds to the second message.
struct message {
    enum agent key;
    int kind, first, second, third;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
/// A message came for B or for A; both wait, or have ended.
static pthread_cond_t came[3] = {PTHREAD_COND_INITIALIZER, PTHREAD_COND_INITIALIZER, PTHREAD_COND_INITIALIZER};
static pthread_cond_t idle = PTHREAD_COND_INITIALIZER;
/// What was sent so far by A and B: the network is the intruder's.
static struct message sent[ROOM];
static int sents;
/// What the intruder lets A and B have.
static struct message received[3][ROOM];
static int receiveds[3], closed;
/// Who waits for a message, and how many do something else.
static int waits[3], busy = 2;
/// Nonces that the intruder knows, and how many of the messages it has looked at.
static int known[3] = {OF_INTRUDER}, knowns = 1, looked;
static enum agent partner_of_a;

#ifdef KNOWLEDGE
/// What it should know after a message (`needham-schroeder-knowledge.c`).
static void compare(const struct message *m);
#endif

static void send(struct message m) {
    pthread_mutex_lock(&lock);
    sent[sents++] = m;
    pthread_mutex_unlock(&lock);
}

/// Whether another message came before the network was closed.
static int receive(enum agent who, int number, struct message *m) {
    pthread_mutex_lock(&lock);
    if (receiveds[who] <= number) {
        waits[who] = 1;
        if (--busy == 0)
            pthread_cond_signal(&idle);
    }
    while (receiveds[who] <= number && !closed)
        pthread_cond_wait(&came[who], &lock);
    int any = receiveds[who] > number;
    if (any)
        *m = received[who][number];
    pthread_mutex_unlock(&lock);
    return any;
}

static void end(void) {
    pthread_mutex_lock(&lock);
    if (--busy == 0)
        pthread_cond_signal(&idle);
    pthread_mutex_unlock(&lock);
}

static void deliver(enum agent to, struct message m) {
#ifndef ANYTIME
    // Who has ended would never see it.
    tb_assume(waits[to]);
#endif
    if (waits[to]) {
        waits[to] = 0;
        busy++;
    }
    received[to][receiveds[to]++] = m;
    pthread_cond_signal(&came[to]);
}

static void initiate(void) {
    struct message m;
    send((struct message){partner_of_a, 1, OF_A, A, 0});
    if (!receive(A, 0, &m) || m.kind != 2 || m.first != OF_A)
        return;
#ifdef FIXED
    if (m.third != (int)partner_of_a)
        return;
#endif
    send((struct message){partner_of_a, 3, m.second, 0, 0});
}

static void respond(void) {
    struct message m;
    if (!receive(B, 0, &m) || m.kind != 1)
        return;
    enum agent partner = m.second;
    send((struct message){partner, 2, m.first, OF_B, B});
    if (!receive(B, 1, &m) || m.kind != 3 || m.first != OF_B)
        return;
    // B is sure that its partner has taken part. If that is A, A should have wanted it.
#ifndef KNOWLEDGE
    if (partner == A)
        assert(partner_of_a == B); // ERROR assertion
#endif
}

static void *initiator(void *unused) {
    initiate();
    end();
    return unused;
}

static void *responder(void *unused) {
    respond();
    end();
    return unused;
}

static void learn(int nonce) {
    for (int i = 0; i < knowns; i++)
        if (known[i] == nonce)
            return;
    known[knowns++] = nonce;
}

/// Opens what is for itself.
static void overhear(const struct message *m) {
#ifdef OPENS_ALL
    int is_open = 1;
#else
    int is_open = m->key == INTRUDER;
#endif
    if (is_open) {
        learn(m->first);
        if (m->kind == 2)
            learn(m->second);
    }
#ifdef SHOW
    static const char *const names[] = {"B", "the intruder", "A"}, *const nonces[] = {"", "Na", "Nb", "Ni"};
    printf("message %d, kind %d, for %s; known:", looked + 1, m->kind, names[m->key]);
    for (int i = 0; i < knowns; i++)
        printf(" %s", nonces[known[i]]);
    printf("\n");
#endif
#ifdef KNOWLEDGE
    compare(m);
#endif
}

/// Looks at what was sent since.
static void look(void) {
    for (; looked < sents; looked++)
        overhear(&sent[looked]);
}

static int any_nonce(const char *name) { return known[tb_choose(knowns, name)]; }

static enum agent any_name(const char *name) { return (enum agent)tb_choose(3, name); }

/// What it puts together: the second message is for A, the others are for B.
static struct message first_composed(void) {
    return (struct message){B, 1, any_nonce("first"), any_name("second"), 0};
}

static struct message second_composed(void) {
    return (struct message){A, 2, any_nonce("first"), any_nonce("second"), any_name("third")};
}

static struct message third_composed(void) { return (struct message){B, 3, any_nonce("first"), 0, 0}; }

/// One of the messages that it has seen, for whom it cannot open it.
static void replay(void) {
    int which = 0;
    while (which + 1 < sents && tb_bool("next"))
        which++;
    tb_assume(sents > 0 && sent[which].key != INTRUDER);
    if (sent[which].key == A)
        deliver(A, sent[which]);
    else
        deliver(B, sent[which]);
}

static void *intruder(void *unused) {
    pthread_mutex_lock(&lock);
    for (int round = 0; round < ROUNDS; round++) {
#ifdef ANYTIME
        pthread_mutex_unlock(&lock);
        pthread_mutex_lock(&lock);
#else
        while (busy > 0)
            pthread_cond_wait(&idle, &lock);
        if (!waits[A] && !waits[B])
            break;
#endif
        look();
        switch (tb_choose(4, "kind")) {
        case 0: replay(); break;
        case 1: deliver(B, first_composed()); break;
        case 2: deliver(A, second_composed()); break;
        default: deliver(B, third_composed());
        }
    }
#ifndef ANYTIME
    while (busy > 0)
        pthread_cond_wait(&idle, &lock);
#endif
    look();
    closed = 1;
    pthread_cond_signal(&came[A]);
    pthread_cond_signal(&came[B]);
    pthread_mutex_unlock(&lock);
    return unused;
}

int main(void) {
    pthread_t threads[3];
    partner_of_a = tb_choose(2, "partner") ? INTRUDER : B;
    pthread_create(&threads[0], NULL, initiator, NULL);
    pthread_create(&threads[1], NULL, responder, NULL);
    pthread_create(&threads[2], NULL, intruder, NULL);
    for (int i = 0; i < 3; i++)
        pthread_join(threads[i], NULL);
    return 0;
}
