// expect: safe
// executions: 3
// One execution a choice.
#include <assert.h>
#include <threadbare.h>

int main(void) {
    unsigned pick = tb_choose(3, "pick");
    switch (pick) {
    case 0: return 0;
    case 1: return 1;
    case 2: return 2;
    }
    assert(0);
}
