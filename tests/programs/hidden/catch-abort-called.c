// expect: safe
// What the library does before a process ends itself by abort(), called by its own name: without a handler, nothing.
void tb_catch_abort(void);

int main(void) {
    tb_catch_abort();
    return 0;
}
