// Adds up allocations and deallocations while the count is on.

#include "heap_counter.h"

#include <stddef.h>

// Plain numbers: the benchmarks run on one thread.
static bool is_told = false;
static bool is_counting = false;
static heap_count counted;

void heap_counter_take(int64_t size) {
  if (!is_counting) return;
  counted.blocks += 1;
  counted.retained += size;
  if (counted.retained > counted.peak) counted.peak = counted.retained;
}

void heap_counter_return(int64_t size) {
  if (is_counting) counted.retained -= size;
}

void heap_counter_is_told(void) { is_told = true; }

bool heap_counter_works(void) { return is_told; }

void heap_counter_start(void) {
  counted = (heap_count){0};
  is_counting = true;
}

heap_count heap_counter_stop(void) {
  is_counting = false;
  return counted;
}
