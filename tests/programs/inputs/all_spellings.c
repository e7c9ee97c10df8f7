// expect: safe
// Every spelling of an input gives a value of its type: the tools' own headers are not needed.
#include <threadbare.h>
extern _Bool __VERIFIER_nondet_bool(void);
extern _Bool __VERIFIER_nondet__Bool(void);
extern char __VERIFIER_nondet_char(void);
extern signed char __VERIFIER_nondet_schar(void);
extern short __VERIFIER_nondet_short(void);
extern unsigned short __VERIFIER_nondet_ushort(void);
extern unsigned __VERIFIER_nondet_uint(void);
extern long __VERIFIER_nondet_long(void);
extern unsigned long __VERIFIER_nondet_ulong(void);
extern long long __VERIFIER_nondet_longlong(void);
extern unsigned long long __VERIFIER_nondet_ulonglong(void);
extern float __VERIFIER_nondet_float(void);
extern double __VERIFIER_nondet_double(void);
extern unsigned long __VERIFIER_nondet_size_t(void);
extern long __VERIFIER_nondet_ptrdiff_t(void);
extern unsigned __VERIFIER_nondet_unsigned(void);
extern unsigned char __VERIFIER_nondet_u8(void);
extern unsigned short __VERIFIER_nondet_u16(void);
extern unsigned __VERIFIER_nondet_u32(void);
extern unsigned long __VERIFIER_nondet_u64(void);
extern signed char __VERIFIER_nondet_S8(void);
extern long __VERIFIER_nondet_loff_t(void);
extern unsigned long __VERIFIER_nondet_pthread_t(void);
extern unsigned long __VERIFIER_nondet_sector_t(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned char __VERIFIER_nondet_uchar(void);
extern char nondet_char(void);
extern signed char nondet_schar(void);
extern unsigned char nondet_uchar(void);
extern short nondet_short(void);
extern unsigned short nondet_ushort(void);
extern int nondet_int(void);
extern unsigned nondet_uint(void);
extern long nondet_long(void);
extern unsigned long nondet_ulong(void);
extern long long nondet_longlong(void);
extern unsigned long long nondet_ulonglong(void);
extern float nondet_float(void);
extern double nondet_double(void);
extern unsigned long nondet_size_t(void);
extern _Bool nondet_bool(void);
extern void __CrestUInt(unsigned *place);
extern void __CrestShort(short *place);
extern void __CrestUShort(unsigned short *place);
extern void __CrestChar(char *place);
extern void __CrestLLong(long long *place);
extern void __CrestULLong(unsigned long long *place);
extern void *__VERIFIER_nondet_pointer(void);
extern char *__VERIFIER_nondet_pchar(void);
extern void __VERIFIER_nondet_memory(void *place, unsigned long size);
extern void __VERIFIER_assume(int condition), __ESBMC_assume(int condition), CUTE_assume(int condition), klee_assume(unsigned long condition);
extern void __CPROVER_havoc_object(void *object);
extern int klee_int(const char *name);
extern unsigned long klee_choose(unsigned long count);
extern void klee_warning(const char *text), klee_warning_once(const char *text), klee_print_expr(const char *text, ...);
extern void klee_print_range(const char *text, int value), klee_open_merge(void), klee_close_merge(void);
extern void klee_mark_global(void *object), klee_stack_trace(void), klee_prefer_cex(void *object, unsigned long condition);
extern unsigned klee_is_replay(void);

int main(void) {
    int sum = 0;
    sum += __VERIFIER_nondet_bool() == 1;
    sum += __VERIFIER_nondet__Bool() == 1;
    sum += __VERIFIER_nondet_char() == 1;
    sum += __VERIFIER_nondet_schar() == 1;
    sum += __VERIFIER_nondet_short() == 1;
    sum += __VERIFIER_nondet_ushort() == 1;
    sum += __VERIFIER_nondet_uint() == 1;
    sum += __VERIFIER_nondet_long() == 1;
    sum += __VERIFIER_nondet_ulong() == 1;
    sum += __VERIFIER_nondet_longlong() == 1;
    sum += __VERIFIER_nondet_ulonglong() == 1;
    sum += __VERIFIER_nondet_float() == 1;
    sum += __VERIFIER_nondet_double() == 1;
    sum += __VERIFIER_nondet_size_t() == 1;
    sum += __VERIFIER_nondet_ptrdiff_t() == 1;
    sum += __VERIFIER_nondet_unsigned() == 1;
    sum += __VERIFIER_nondet_u8() == 1;
    sum += __VERIFIER_nondet_u16() == 1;
    sum += __VERIFIER_nondet_u32() == 1;
    sum += __VERIFIER_nondet_u64() == 1;
    sum += __VERIFIER_nondet_S8() == 1;
    sum += __VERIFIER_nondet_loff_t() == 1;
    sum += __VERIFIER_nondet_pthread_t() == 1;
    sum += __VERIFIER_nondet_sector_t() == 1;
    sum += __VERIFIER_nondet_int() == 1;
    sum += __VERIFIER_nondet_uchar() == 1;
    sum += nondet_char() == 1;
    sum += nondet_schar() == 1;
    sum += nondet_uchar() == 1;
    sum += nondet_short() == 1;
    sum += nondet_ushort() == 1;
    sum += nondet_int() == 1;
    sum += nondet_uint() == 1;
    sum += nondet_long() == 1;
    sum += nondet_ulong() == 1;
    sum += nondet_longlong() == 1;
    sum += nondet_ulonglong() == 1;
    sum += nondet_float() == 1;
    sum += nondet_double() == 1;
    sum += nondet_size_t() == 1;
    sum += nondet_bool() == 1;
    {
        unsigned place = 0;
        __CrestUInt(&place);
        sum += place == 1;
    }
    {
        short place = 0;
        __CrestShort(&place);
        sum += place == 1;
    }
    {
        unsigned short place = 0;
        __CrestUShort(&place);
        sum += place == 1;
    }
    {
        char place = 0;
        __CrestChar(&place);
        sum += place == 1;
    }
    {
        long long place = 0;
        __CrestLLong(&place);
        sum += place == 1;
    }
    {
        unsigned long long place = 0;
        __CrestULLong(&place);
        sum += place == 1;
    }
    sum += tb_long("long") == 1;
    sum += tb_longlong("longlong") == 1;
    sum += tb_ptrdiff("ptrdiff") == 1;
    sum += tb_schar("schar") == 1;
    sum += tb_short("short") == 1;
    sum += tb_size("size") == 1;
    sum += tb_ulong("ulong") == 1;
    sum += tb_ulonglong("ulonglong") == 1;
    sum += tb_bool("bool") == 1;
    sum += tb_char("char") == 1;
    sum += tb_uint("uint") == 1;
    sum += tb_ushort("ushort") == 1;
    int bytes[2] = {0, 0};
    __VERIFIER_nondet_memory(bytes, sizeof bytes);
    __CPROVER_havoc_object(bytes);
    sum += bytes[0] == 1;
    sum += __VERIFIER_nondet_pointer() == 0;
    sum += __VERIFIER_nondet_pchar() == 0;
    __VERIFIER_assume(1);
    __ESBMC_assume(1);
    CUTE_assume(1);
    klee_assume(1);
    sum += klee_int("n") == 1;
    sum += klee_choose(3) < 3;
    klee_warning("text");
    klee_warning_once("text");
    klee_print_expr("text", sum);
    klee_print_range("text", sum);
    klee_open_merge();
    klee_close_merge();
    klee_mark_global(bytes);
    klee_stack_trace();
    klee_prefer_cex(bytes, 1);
    sum += klee_is_replay() == 0;
    tb_assert(sum >= 0);
    return 0;
}
