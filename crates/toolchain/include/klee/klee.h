/* The functions of KLEE that programs under test call, so that they compile where KLEE is not installed. The
 * machine gives them their meaning. Licence: MIT OR Apache-2.0. */
#ifndef KLEE_H
#define KLEE_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

void klee_make_symbolic(void *bytes, size_t length, const char *name);
int klee_range(int begin, int end, const char *name);
int klee_int(const char *name);
uintptr_t klee_choose(uintptr_t count);
void klee_assume(uintptr_t condition);
void klee_prefer_cex(void *object, uintptr_t condition);
__attribute__((noreturn)) void klee_silent_exit(int status);
__attribute__((noreturn)) void klee_abort(void);
__attribute__((noreturn)) void klee_report_error(const char *file, int line, const char *message,
                                                 const char *suffix);
void klee_warning(const char *message);
void klee_warning_once(const char *message);
void klee_print_expr(const char *message, ...);
void klee_open_merge(void);
void klee_close_merge(void);
void klee_stack_trace(void);

#define klee_assert(condition) \
    ((condition) ? (void)0 : klee_report_error(__FILE__, __LINE__, "the assertion `" #condition "` fails", "assert"))

#ifdef __cplusplus
}
#endif
#endif
