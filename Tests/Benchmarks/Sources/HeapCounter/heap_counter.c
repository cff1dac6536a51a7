// Owns malloc and its kin in this program, on glibc: each call is counted and handed on. While
// nobody counts, a call costs one test of a flag. Knows nothing of Swift or of what is measured.

#include "heap_counter.h"

#include <stdlib.h>

#if defined(__GLIBC__)

#include <errno.h>
#include <malloc.h>

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);
extern void __libc_free(void *);

// Plain numbers: the benchmarks run on one thread.
static bool is_counting = false;
static heap_count counted;

// A block as mallinfo2 counts it: what the caller may use and the size in front of it.
static int64_t size_of(void *block) {
  return (int64_t)(malloc_usable_size(block) + sizeof(size_t));
}

static void *taken(void *block) {
  if (is_counting && block != NULL) {
    counted.allocations += 1;
    counted.retained += size_of(block);
    if (counted.retained > counted.peak) counted.peak = counted.retained;
  }
  return block;
}

static void returned(void *block) {
  if (is_counting && block != NULL) counted.retained -= size_of(block);
}

void *malloc(size_t size) { return taken(__libc_malloc(size)); }

void *calloc(size_t count, size_t size) { return taken(__libc_calloc(count, size)); }

void *realloc(void *block, size_t size) {
  const int64_t before = is_counting && block != NULL ? size_of(block) : 0;
  void *moved = __libc_realloc(block, size);
  const bool is_freed = moved != NULL || size == 0;
  if (is_counting && is_freed) counted.retained -= before;
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
  returned(block);
  __libc_free(block);
}

bool heap_counter_works(void) { return true; }

void heap_counter_start(void) {
  counted = (heap_count){0};
  is_counting = true;
}

heap_count heap_counter_stop(void) {
  is_counting = false;
  return counted;
}

#else

bool heap_counter_works(void) { return false; }

void heap_counter_start(void) {}

heap_count heap_counter_stop(void) { return (heap_count){0}; }

#endif
