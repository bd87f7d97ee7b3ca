#include "Allocations.h"

#include <errno.h>
#include <stdlib.h>

// A sanitizer brings allocators of its own.
#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define HAS_OWN_ALLOCATOR
#endif
#endif

#if defined(__GLIBC__) && !defined(HAS_OWN_ALLOCATOR)

#include <malloc.h>

// Whatever a program defines itself stands in for the C library's, for Swift's runtime, too.
void *__libc_malloc(size_t size);
void *__libc_calloc(size_t count, size_t size);
void *__libc_realloc(void *memory, size_t size);
void *__libc_memalign(size_t alignment, size_t size);

static _Atomic long count;

void *malloc(size_t size) {
  count++;
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  count++;
  return __libc_calloc(number, size);
}

void *realloc(void *memory, size_t size) {
  count++;
  return __libc_realloc(memory, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  count++;
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **memory, size_t alignment, size_t size) {
  count++;
  *memory = __libc_memalign(alignment, size);
  return *memory ? 0 : ENOMEM;
}

long allocations_so_far(void) { return count; }

long bytes_in_use(void) { return (long)mallinfo2().uordblks; }

#else

long allocations_so_far(void) { return -1; }

long bytes_in_use(void) { return -1; }

#endif
