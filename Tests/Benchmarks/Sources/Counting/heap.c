// Owns malloc and its kin in this program, on glibc: each call is counted and handed on. Knows
// nothing of Swift or of what is measured.

#include <stdlib.h>

#include "heap_counter.h"

#if defined(__GLIBC__)

#include <errno.h>
#include <malloc.h>

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);
extern void __libc_free(void *);

__attribute__((constructor)) static void begin(void) { heap_counter_is_told(); }

// A block as mallinfo2 counts it: what the caller may use and the size in front of it.
static int64_t size_of(void *block) {
  return (int64_t)(malloc_usable_size(block) + sizeof(size_t));
}

static void *taken(void *block) {
  if (block != NULL) heap_counter_take(size_of(block));
  return block;
}

void *malloc(size_t size) { return taken(__libc_malloc(size)); }

void *calloc(size_t count, size_t size) { return taken(__libc_calloc(count, size)); }

void *realloc(void *block, size_t size) {
  const int64_t before = block != NULL ? size_of(block) : 0;
  void *moved = __libc_realloc(block, size);
  const bool is_freed = moved != NULL || size == 0;
  if (is_freed) heap_counter_return(before);
  return taken(moved);
}

void *memalign(size_t alignment, size_t size) { return taken(__libc_memalign(alignment, size)); }

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **block, size_t alignment, size_t size) {
  void *found = memalign(alignment, size);
  if (found == NULL) return ENOMEM;
  *block = found;
  return 0;
}

void free(void *block) {
  if (block != NULL) heap_counter_return(size_of(block));
  __libc_free(block);
}

#endif
