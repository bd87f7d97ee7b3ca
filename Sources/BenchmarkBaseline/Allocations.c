#include "Allocations.h"

#include <stdbool.h>
#include <stddef.h>

// The hooks that Swift's runtime has for instruments: every object, array buffer and closure context comes through the
// first, once the second is set.
typedef void *Allocate(const void *metadata, size_t size, size_t alignment);
extern Allocate *_swift_allocObject;
extern bool _swift_enableSwizzlingOfAllocationAndRefCountingFunctions_forInstrumentsOnly;

static Allocate *original;
static long count;

static void *allocate(const void *metadata, size_t size, size_t alignment) {
  count++;
  return original(metadata, size, alignment);
}

void allocations_start_counting(void) {
  count = 0;
  original = _swift_allocObject;
  _swift_allocObject = allocate;
  _swift_enableSwizzlingOfAllocationAndRefCountingFunctions_forInstrumentsOnly = true;
}

long allocations_stop_counting(void) {
  _swift_allocObject = original;
  return count;
}
