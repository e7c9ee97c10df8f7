// expect: safe
// Atomic accesses as calls of a library: every operation, for every size, and what those of any size do with memory.
#include <inttypes.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

typedef unsigned __int128 wide;

uint8_t __atomic_load_1(const volatile void *, int);
void __atomic_store_1(volatile void *, uint8_t, int);
uint8_t __atomic_exchange_1(volatile void *, uint8_t, int);
bool __atomic_compare_exchange_1(volatile void *, void *, uint8_t, int, int);
uint8_t __atomic_fetch_add_1(volatile void *, uint8_t, int);
uint8_t __atomic_fetch_sub_1(volatile void *, uint8_t, int);
uint8_t __atomic_fetch_and_1(volatile void *, uint8_t, int);
uint8_t __atomic_fetch_or_1(volatile void *, uint8_t, int);
uint8_t __atomic_fetch_xor_1(volatile void *, uint8_t, int);
uint8_t __atomic_fetch_nand_1(volatile void *, uint8_t, int);
uint16_t __atomic_load_2(const volatile void *, int);
void __atomic_store_2(volatile void *, uint16_t, int);
uint16_t __atomic_exchange_2(volatile void *, uint16_t, int);
bool __atomic_compare_exchange_2(volatile void *, void *, uint16_t, int, int);
uint16_t __atomic_fetch_add_2(volatile void *, uint16_t, int);
uint16_t __atomic_fetch_sub_2(volatile void *, uint16_t, int);
uint16_t __atomic_fetch_and_2(volatile void *, uint16_t, int);
uint16_t __atomic_fetch_or_2(volatile void *, uint16_t, int);
uint16_t __atomic_fetch_xor_2(volatile void *, uint16_t, int);
uint16_t __atomic_fetch_nand_2(volatile void *, uint16_t, int);
uint32_t __atomic_load_4(const volatile void *, int);
void __atomic_store_4(volatile void *, uint32_t, int);
uint32_t __atomic_exchange_4(volatile void *, uint32_t, int);
bool __atomic_compare_exchange_4(volatile void *, void *, uint32_t, int, int);
uint32_t __atomic_fetch_add_4(volatile void *, uint32_t, int);
uint32_t __atomic_fetch_sub_4(volatile void *, uint32_t, int);
uint32_t __atomic_fetch_and_4(volatile void *, uint32_t, int);
uint32_t __atomic_fetch_or_4(volatile void *, uint32_t, int);
uint32_t __atomic_fetch_xor_4(volatile void *, uint32_t, int);
uint32_t __atomic_fetch_nand_4(volatile void *, uint32_t, int);
uint64_t __atomic_load_8(const volatile void *, int);
void __atomic_store_8(volatile void *, uint64_t, int);
uint64_t __atomic_exchange_8(volatile void *, uint64_t, int);
bool __atomic_compare_exchange_8(volatile void *, void *, uint64_t, int, int);
uint64_t __atomic_fetch_add_8(volatile void *, uint64_t, int);
uint64_t __atomic_fetch_sub_8(volatile void *, uint64_t, int);
uint64_t __atomic_fetch_and_8(volatile void *, uint64_t, int);
uint64_t __atomic_fetch_or_8(volatile void *, uint64_t, int);
uint64_t __atomic_fetch_xor_8(volatile void *, uint64_t, int);
uint64_t __atomic_fetch_nand_8(volatile void *, uint64_t, int);
wide __atomic_load_16(const volatile void *, int);
void __atomic_store_16(volatile void *, wide, int);
wide __atomic_exchange_16(volatile void *, wide, int);
bool __atomic_compare_exchange_16(volatile void *, void *, wide, int, int);
wide __atomic_fetch_add_16(volatile void *, wide, int);
wide __atomic_fetch_sub_16(volatile void *, wide, int);
wide __atomic_fetch_and_16(volatile void *, wide, int);
wide __atomic_fetch_or_16(volatile void *, wide, int);
wide __atomic_fetch_xor_16(volatile void *, wide, int);
wide __atomic_fetch_nand_16(volatile void *, wide, int);

static void show(wide number) { printf(" %016" PRIx64 "%016" PRIx64 "\n", (uint64_t)(number >> 64), (uint64_t)number); }

/* A number of which every byte is another one. */
static wide some(unsigned seed) {
    wide number = 0;
    for (unsigned i = 0; i < 16; i++)
        number = number << 8 | (seed * 37 + i * 29) % 256;
    return number;
}

static void size_1(void) {
    uint8_t object = 0, expected;
    __atomic_store_1(&object, (uint8_t)some(1), 3);
    show(__atomic_load_1(&object, 2));
    show(__atomic_exchange_1(&object, (uint8_t)some(2), 4));
    show(__atomic_fetch_add_1(&object, (uint8_t)some(3), 0));
    show(__atomic_fetch_sub_1(&object, (uint8_t)some(4), 1));
    show(__atomic_fetch_and_1(&object, (uint8_t)some(5), 2));
    show(__atomic_fetch_or_1(&object, (uint8_t)some(6), 3));
    show(__atomic_fetch_xor_1(&object, (uint8_t)some(7), 4));
    show(__atomic_fetch_nand_1(&object, (uint8_t)some(8), 5));
    show(object);
    expected = object;
    printf("%d\n", __atomic_compare_exchange_1(&object, &expected, (uint8_t)some(9), 5, 5));
    expected ^= 1;
    printf("%d\n", __atomic_compare_exchange_1(&object, &expected, (uint8_t)some(10), 5, 0));
    show(object);
    show(expected);
}

static void size_2(void) {
    uint16_t object = 0, expected;
    __atomic_store_2(&object, (uint16_t)some(1), 3);
    show(__atomic_load_2(&object, 2));
    show(__atomic_exchange_2(&object, (uint16_t)some(2), 4));
    show(__atomic_fetch_add_2(&object, (uint16_t)some(3), 0));
    show(__atomic_fetch_sub_2(&object, (uint16_t)some(4), 1));
    show(__atomic_fetch_and_2(&object, (uint16_t)some(5), 2));
    show(__atomic_fetch_or_2(&object, (uint16_t)some(6), 3));
    show(__atomic_fetch_xor_2(&object, (uint16_t)some(7), 4));
    show(__atomic_fetch_nand_2(&object, (uint16_t)some(8), 5));
    show(object);
    expected = object;
    printf("%d\n", __atomic_compare_exchange_2(&object, &expected, (uint16_t)some(9), 5, 5));
    expected ^= 1;
    printf("%d\n", __atomic_compare_exchange_2(&object, &expected, (uint16_t)some(10), 5, 0));
    show(object);
    show(expected);
}

static void size_4(void) {
    uint32_t object = 0, expected;
    __atomic_store_4(&object, (uint32_t)some(1), 3);
    show(__atomic_load_4(&object, 2));
    show(__atomic_exchange_4(&object, (uint32_t)some(2), 4));
    show(__atomic_fetch_add_4(&object, (uint32_t)some(3), 0));
    show(__atomic_fetch_sub_4(&object, (uint32_t)some(4), 1));
    show(__atomic_fetch_and_4(&object, (uint32_t)some(5), 2));
    show(__atomic_fetch_or_4(&object, (uint32_t)some(6), 3));
    show(__atomic_fetch_xor_4(&object, (uint32_t)some(7), 4));
    show(__atomic_fetch_nand_4(&object, (uint32_t)some(8), 5));
    show(object);
    expected = object;
    printf("%d\n", __atomic_compare_exchange_4(&object, &expected, (uint32_t)some(9), 5, 5));
    expected ^= 1;
    printf("%d\n", __atomic_compare_exchange_4(&object, &expected, (uint32_t)some(10), 5, 0));
    show(object);
    show(expected);
}

static void size_8(void) {
    uint64_t object = 0, expected;
    __atomic_store_8(&object, (uint64_t)some(1), 3);
    show(__atomic_load_8(&object, 2));
    show(__atomic_exchange_8(&object, (uint64_t)some(2), 4));
    show(__atomic_fetch_add_8(&object, (uint64_t)some(3), 0));
    show(__atomic_fetch_sub_8(&object, (uint64_t)some(4), 1));
    show(__atomic_fetch_and_8(&object, (uint64_t)some(5), 2));
    show(__atomic_fetch_or_8(&object, (uint64_t)some(6), 3));
    show(__atomic_fetch_xor_8(&object, (uint64_t)some(7), 4));
    show(__atomic_fetch_nand_8(&object, (uint64_t)some(8), 5));
    show(object);
    expected = object;
    printf("%d\n", __atomic_compare_exchange_8(&object, &expected, (uint64_t)some(9), 5, 5));
    expected ^= 1;
    printf("%d\n", __atomic_compare_exchange_8(&object, &expected, (uint64_t)some(10), 5, 0));
    show(object);
    show(expected);
}

static void size_16(void) {
    wide object = 0, expected;
    __atomic_store_16(&object, (wide)some(1), 3);
    show(__atomic_load_16(&object, 2));
    show(__atomic_exchange_16(&object, (wide)some(2), 4));
    show(__atomic_fetch_add_16(&object, (wide)some(3), 0));
    show(__atomic_fetch_sub_16(&object, (wide)some(4), 1));
    show(__atomic_fetch_and_16(&object, (wide)some(5), 2));
    show(__atomic_fetch_or_16(&object, (wide)some(6), 3));
    show(__atomic_fetch_xor_16(&object, (wide)some(7), 4));
    show(__atomic_fetch_nand_16(&object, (wide)some(8), 5));
    show(object);
    expected = object;
    printf("%d\n", __atomic_compare_exchange_16(&object, &expected, (wide)some(9), 5, 5));
    expected ^= 1;
    printf("%d\n", __atomic_compare_exchange_16(&object, &expected, (wide)some(10), 5, 0));
    show(object);
    show(expected);
}

struct large {
    char text[24];
};

static void any_size(void) {
    struct large object = {"first"}, from = {"second"}, to = {""};
    __atomic_load(&object, &to, __ATOMIC_ACQUIRE);
    puts(to.text);
    __atomic_store(&object, &from, __ATOMIC_RELEASE);
    puts(object.text);
    strcpy(from.text, "third");
    __atomic_exchange(&object, &from, &to, __ATOMIC_ACQ_REL);
    puts(object.text);
    puts(to.text);
    printf("%d\n", __atomic_compare_exchange(&object, &to, &from, 0, __ATOMIC_SEQ_CST, __ATOMIC_RELAXED));
    puts(to.text);
    strcpy(from.text, "fourth");
    printf("%d\n", __atomic_compare_exchange(&object, &to, &from, 1, __ATOMIC_SEQ_CST, __ATOMIC_RELAXED));
    puts(object.text);
    int size = sizeof object;
    printf("%d\n", __atomic_is_lock_free(size, 0));
    for (size = 1; size <= 8; size *= 2)
        printf("%d\n", __atomic_is_lock_free(size, 0));
}

int main(void) {
    size_1();
    size_2();
    size_4();
    size_8();
    size_16();
    any_size();
    return 0;
}
