#ifndef BYTES_H
#define BYTES_H

#include <stddef.h>

/// The sum of some bytes: what looking at each of them takes.
unsigned long bytes_sum(const unsigned char *bytes, size_t count);

#endif
