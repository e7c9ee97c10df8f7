/* The inputs of CREST, so that programs compile where it is not installed. Licence: MIT OR Apache-2.0. */
#ifndef CREST_H
#define CREST_H

#ifdef __cplusplus
extern "C" {
#endif

void __CrestInt(int *x);
void __CrestUInt(unsigned int *x);
void __CrestShort(short *x);
void __CrestUShort(unsigned short *x);
void __CrestChar(char *x);
void __CrestUChar(unsigned char *x);
void __CrestLLong(long long *x);
void __CrestULLong(unsigned long long *x);

#define CREST_int(x) __CrestInt(&(x))
#define CREST_unsigned_int(x) __CrestUInt(&(x))
#define CREST_short(x) __CrestShort(&(x))
#define CREST_unsigned_short(x) __CrestUShort(&(x))
#define CREST_char(x) __CrestChar(&(x))
#define CREST_unsigned_char(x) __CrestUChar(&(x))
#define CREST_long_long(x) __CrestLLong(&(x))
#define CREST_unsigned_long_long(x) __CrestULLong(&(x))

#ifdef __cplusplus
}
#endif
#endif
