/* What the parts of the library share. Functions of the C library are defined under a prefix, so that they meet
 * neither the program's own definitions nor the compiler's idea of what such a name means; calls among them go by
 * their usual names, and find a model, a part of this library, or the program's definition. */
#ifndef LIBRARY_H
#define LIBRARY_H

#define LIBC(name) tb_libc_##name
#define NULL ((void *)0)

typedef unsigned long size_t;
typedef int wchar_t;

#define EINVAL 22
#define ERANGE 34

int *__errno_location(void);
#define errno (*__errno_location())

#endif
