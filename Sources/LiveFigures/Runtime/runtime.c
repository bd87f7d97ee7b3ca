// The few functions of C that Embedded Swift asks its platform for, where the platform is a bare WebAssembly module.
#ifdef __wasm__
#include <stddef.h>
#include <stdint.h>

// Memory: blocks of powers of two, from 16 bytes on, each size with a list of those that were given back.
extern unsigned char __heap_base;
typedef struct Block { struct Block *next; uint32_t class; uint32_t padding[2]; } Block;
static uintptr_t top;
static Block *given_back[32];

void *malloc(size_t size) {
  size_t whole = size + sizeof(Block);
  uint32_t class = 5;
  while (((size_t)1 << class) < whole) if (++class == 31) return 0;
  Block *block = given_back[class];
  if (block) {
    given_back[class] = block->next;
    return block + 1;
  }
  if (!top) top = ((uintptr_t)&__heap_base + 15) & ~(uintptr_t)15;
  uintptr_t end = top + ((size_t)1 << class);
  uintptr_t available = (uintptr_t)__builtin_wasm_memory_size(0) << 16;
  if (end > available && __builtin_wasm_memory_grow(0, ((end - available + 65535) >> 16) + 4) == (size_t)-1) return 0;
  block = (Block *)top;
  top = end;
  block->class = class;
  return block + 1;
}

void free(void *memory) {
  if (!memory) return;
  Block *block = (Block *)memory - 1;
  block->next = given_back[block->class];
  given_back[block->class] = block;
}

int posix_memalign(void **memory, size_t alignment, size_t size) {
  if (alignment > 16) return 22;
  return (*memory = malloc(size)) ? 0 : 12;
}

void *memmove(void *to, const void *from, size_t size) { return __builtin_memmove(to, from, size); }
void *memcpy(void *to, const void *from, size_t size) { return __builtin_memcpy(to, from, size); }
void *memset(void *to, int value, size_t size) { return __builtin_memset(to, value, size); }
int memcmp(const void *left, const void *right, size_t size) {
  const unsigned char *a = left, *b = right;
  for (; size; size--, a++, b++) if (*a != *b) return *a - *b;
  return 0;
}

// Hashing starts from the same seed each time: every run of a figure is the same run.
void arc4random_buf(void *bytes, size_t size) { __builtin_memset(bytes, 4, size); }
int putchar(int character) { return character; }
void *__stack_chk_guard = (void *)0x2d6f8a31;
void __stack_chk_fail(void) { __builtin_trap(); }

// What strings are compared by: the tables of Unicode would be a fifth of the module. All names of the engine and of
// the figures are ASCII, which compares the same without them; other text compares scalar by scalar.
uint16_t _swift_stdlib_getNormData(uint32_t scalar) { return 0; }
uint32_t _swift_stdlib_getComposition(uint32_t first, uint32_t second) { return UINT32_MAX; }
uint32_t _swift_stdlib_getDecompositionEntry(uint32_t scalar) { return 0; }
const uint8_t *const _swift_stdlib_nfd_decompositions = 0;

// What only strings of Objective-C call, of which a page has none. The linker takes these in place of the standard
// library's, by their names; if another toolchain names them otherwise, it takes its own again, and the module is 3 KB
// larger.
#define NEVER_CALLED(name, symbol, type, ...) \
  type name(__VA_ARGS__) __asm__(symbol); \
  type name(__VA_ARGS__) { __builtin_trap(); }
typedef int32_t i;
typedef int64_t l;
NEVER_CALLED(copy, "$eSS8_copyingyS2SFZ", void, i a, i b, i c, i d, i e, i f)
NEVER_CALLED(count, "$eSS8UTF8ViewV13_foreignCountSiyF", i, i a, i b, i c, i d, i e)
NEVER_CALLED(distance, "$eSS8UTF8ViewV16_foreignDistance4from2toSiSS5IndexV_AGtF", i, l a, l b, i c, i d, i e, i f, i g)
NEVER_CALLED(byte, "$eSS8UTF8ViewV17_foreignSubscript8positions5UInt8VSS5IndexV_tF", i, l a, i b, i c, i d, i e, i f)
NEVER_CALLED(after, "$eSS8UTF8ViewV13_foreignIndex5afterSS0D0VAF_tF", l, l a, i b, i c, i d, i e, i f)
NEVER_CALLED(append, "$es11_StringGutsV21_foreignAppendInPlace33_408A76AB043BD3EFBAB6FAAAAA9B4914LLyys01_aB5SliceVF",
  void, i a, i b, i c)
NEVER_CALLED(grow, "$es11_StringGutsV12_foreignGrow33_408A76AB043BD3EFBAB6FAAAAA9B4914LLyySiF", void, i a, i b, i c)
NEVER_CALLED(pack, "$es11_StringGutsV24_foreignConvertedToSmall33_408A76AB043BD3EFBAB6FAAAAA9B4914LLs01_fA0VyF",
  void, i a, i b, i c, i d, i e, i f)
NEVER_CALLED(align, "$es11_StringGutsV18foreignScalarAlignySS5IndexVAEF", l, l a, i b, i c, i d, i e, i f)
NEVER_CALLED(recode, "$es11_StringGutsV27_slowEnsureMatchingEncodingySS5IndexVAEF", l, l a, i b, i c, i d, i e, i f)

// The product of two numbers of 128 bits, which the toolchain has no library for.
void __multi3(uint64_t *product, uint64_t al, uint64_t ah, uint64_t bl, uint64_t bh) {
  uint64_t a0 = (uint32_t)al, a1 = al >> 32, b0 = (uint32_t)bl, b1 = bl >> 32;
  uint64_t low = a0 * b0, left = a0 * b1, right = a1 * b0;
  uint64_t middle = (low >> 32) + (uint32_t)left + (uint32_t)right;
  product[0] = (uint32_t)low | (middle << 32);
  product[1] = a1 * b1 + (left >> 32) + (right >> 32) + (middle >> 32) + al * bh + ah * bl;
}
#endif
