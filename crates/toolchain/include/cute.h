/* The annotations of CUTE, so that programs compile where it is not installed: scalars and whole structures as
 * inputs, byte by byte. Licence: MIT OR Apache-2.0. */
#ifndef CUTE_H
#define CUTE_H

#include "threadbare.h"

#define CUTE_input(x) tb_bytes(&(x), sizeof(x), #x)
#define CUTE_input_all(x, type) tb_bytes(&(x), sizeof(type), #x)
#define CUTE_assume(condition) tb_assume(condition)
#define CUTE_assert(condition) tb_assert(condition)

#endif
