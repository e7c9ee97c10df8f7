// expect: error assertion
// The protocol of Tatebayashi, Matsuzaki and Newman: A sends the server a key of its own, encrypted for it, and the name of its partner B; the
// server asks B, which sends a new key in the same way; the server sends A the exclusive or of both. The attack: an intruder who has seen B's
// encrypted key sends it as if it were its own, in a session of its own, and has the key from the answer.
//
// The intruder knows: all names, the server's public key, a key of its own; each message that was sent, as a whole. It can encrypt keys that it
// knows for the server, send encrypted keys again that it has seen, and say any name as its own; it can open nothing, and guess no key. Of an
// exclusive or of two keys it has one if it knows the other. It lets the others go on as far as they can before it does something, and loses nothing
// by that. With -DSHOW the program says what it knows after each message; `tmn-knowledge-fixed.c` proves that it is what it should be, and no more.
// More rounds of the intruder: -DROUNDS=3.
#include <assert.h>
#include <pthread.h>
#include <stdio.h>
#include <threadbare.h>

#ifndef ROUNDS
#define ROUNDS 2
#endif
#define ROOM (ROUNDS + 3)

enum agent { A, B, INTRUDER };

/// Each key is a bit, so that an exclusive or says which two it is made of.
enum key { OF_A = 1, OF_B = 2, OF_INTRUDER = 4 };

/// A key that only the server can open. In the repaired protocol it also says whose it is (by a secret that its owner shares with the server), and for whom.
struct encrypted {
    int key;
    enum agent owner, partner;
};

struct message {
    int is_reply;
    enum agent from, partner;
    struct encrypted key;
};

struct session {
    int open;
    enum agent from, partner;
    int key;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t to_server = PTHREAD_COND_INITIALIZER, asked = PTHREAD_COND_INITIALIZER, answered = PTHREAD_COND_INITIALIZER;
static pthread_cond_t idle = PTHREAD_COND_INITIALIZER;
/// What was sent to the server, what it has looked at, and its sessions.
static struct message sent[ROOM];
static int sents, served, server_waits;
static struct session sessions[ROOM];
static int session_count;
/// Who asks for B, and what the server has answered: anybody can see it.
static int is_asked, is_answered, closed;
static enum agent asks;
static int answers[ROOM], answer_count;
/// How many of the others do something, and are not waiting.
static int busy = 3;
/// The keys that the intruder knows, one bit for each, and the partner that B believes to have.
static int known = OF_INTRUDER;
static enum agent partner_of_b = B;

#ifdef KNOWLEDGE
/// What it should know after a message (`tmn-knowledge.c`).
static void compare(void);
#endif

/// Counts as waiting, or as ended, from here on.
static void rest(void) {
    if (--busy == 0)
        pthread_cond_signal(&idle);
}

/// The intruder sees each message, and works out of the answers so far what it can.
static void overhear(const char *what) {
    for (int again = 0; again < answer_count; again++)
        for (int i = 0; i < answer_count; i++)
#ifdef KNOWS_ANSWERS
            known |= answers[i];
#else
            if (answers[i] & known)
                known |= answers[i];
#endif
#ifdef SHOW
    printf("message %d (%s); known:%s%s%s\n", sents + answer_count, what, known & OF_A ? " Ka" : "", known & OF_B ? " Kb" : "",
           known & OF_INTRUDER ? " Ki" : "");
#endif
    (void)what;
#ifdef KNOWLEDGE
    compare();
#endif
}

static void send(struct message m) {
    sent[sents++] = m;
    overhear(m.is_reply ? "a reply to the server" : "a request to the server");
    if (server_waits) {
        server_waits = 0;
        busy++;
        pthread_cond_signal(&to_server);
    }
}

static int is_fitting(const struct message *m) {
#ifdef FIXED
    return m->key.owner == m->from && m->key.partner == m->partner;
#else
    (void)m;
    return 1;
#endif
}

static void serve(const struct message *m) {
    if (!is_fitting(m))
        return;
    if (!m->is_reply) {
        sessions[session_count++] = (struct session){1, m->from, m->partner, m->key.key};
        if (m->partner == B && !is_asked) {
            is_asked = 1;
            asks = m->from;
            busy++;
            pthread_cond_signal(&asked);
        }
        return;
    }
    for (int i = 0; i < session_count; i++) {
        struct session *s = &sessions[i];
        if (s->open && s->partner == m->from && s->from == m->partner) {
            s->open = 0;
            answers[answer_count++] = s->key ^ m->key.key;
            overhear("an answer of the server");
            if (s->from == A && !is_answered) {
                is_answered = 1;
                busy++;
                pthread_cond_signal(&answered);
            }
            return;
        }
    }
}

static void *server(void *unused) {
    pthread_mutex_lock(&lock);
    for (;;) {
        if (served == sents) {
            server_waits = 1;
            rest();
        }
        while (served == sents && !closed)
            pthread_cond_wait(&to_server, &lock);
        if (served == sents)
            break;
        serve(&sent[served++]);
    }
    pthread_mutex_unlock(&lock);
    return unused;
}

static void *initiator(void *unused) {
    pthread_mutex_lock(&lock);
    send((struct message){0, A, B, {OF_A, A, B}});
    rest();
    while (!is_answered && !closed)
        pthread_cond_wait(&answered, &lock);
    if (is_answered)
        rest();
    pthread_mutex_unlock(&lock);
    return unused;
}

static void *responder(void *unused) {
    pthread_mutex_lock(&lock);
    rest();
    while (!is_asked && !closed)
        pthread_cond_wait(&asked, &lock);
    if (is_asked) {
        partner_of_b = asks;
        send((struct message){1, B, asks, {OF_B, B, asks}});
        rest();
    }
    pthread_mutex_unlock(&lock);
    return unused;
}

/// One that it makes itself, or one that it has seen.
static struct encrypted any_key(enum agent partner) {
    int which = 0;
    if (tb_bool("own"))
        return (struct encrypted){OF_INTRUDER, INTRUDER, partner};
    while (which + 1 < sents && tb_bool("next"))
        which++;
    tb_assume(sents > 0);
    return sent[which].key;
}

static void *intruder(void *unused) {
    pthread_mutex_lock(&lock);
    for (int round = 0; round < ROUNDS; round++) {
        while (busy > 0)
            pthread_cond_wait(&idle, &lock);
        int is_reply = tb_bool("reply");
        enum agent from = tb_choose(3, "from"), partner = tb_choose(3, "partner");
        send((struct message){is_reply, from, partner, any_key(partner)});
    }
    while (busy > 0)
        pthread_cond_wait(&idle, &lock);
#ifndef KNOWLEDGE
    // If B believes to have a key together with A, the intruder does not have it.
    assert(partner_of_b != A || !(known & OF_B)); // ERROR assertion
#endif
    closed = 1;
    pthread_cond_signal(&to_server);
    pthread_cond_signal(&asked);
    pthread_cond_signal(&answered);
    pthread_mutex_unlock(&lock);
    return unused;
}

int main(void) {
    pthread_t threads[4];
    pthread_create(&threads[0], NULL, server, NULL);
    pthread_create(&threads[1], NULL, initiator, NULL);
    pthread_create(&threads[2], NULL, responder, NULL);
    pthread_create(&threads[3], NULL, intruder, NULL);
    for (int i = 0; i < 4; i++)
        pthread_join(threads[i], NULL);
    return 0;
}
