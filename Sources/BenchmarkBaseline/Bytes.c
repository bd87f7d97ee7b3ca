#include "Bytes.h"

unsigned long bytes_sum(const unsigned char *bytes, size_t count) {
  // One after the other, as a parser looks at them, and not many at a time.
  unsigned long sum = 0;
  for (size_t place = 0; place < count; place++) sum = sum * 31 + bytes[place];
  return sum;
}
