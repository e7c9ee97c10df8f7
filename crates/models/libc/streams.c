/* The three standard streams: the machine knows them by their places in one array. */
#include "library.h"

char tb_libc_streams[3];

void *stdin = &tb_libc_streams[0];
void *stdout = &tb_libc_streams[1];
void *stderr = &tb_libc_streams[2];
