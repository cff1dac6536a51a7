// Counts what one thread takes from the heap between a start and a stop.

#ifndef HEAP_COUNTER_H
#define HEAP_COUNTER_H

#include <stdbool.h>
#include <stdint.h>

typedef struct {
  /// The most bytes that were in use at once, beyond those at the start.
  int64_t peak;
  /// Bytes in use at the stop, beyond those at the start.
  int64_t retained;
  /// How many blocks were taken.
  int64_t allocations;
} heap_count;

/// Whether this machine's C library lets the program count; elsewhere every count is 0.
bool heap_counter_works(void);

/// Starts counting from nothing.
void heap_counter_start(void);

/// Stops counting and gives what was counted.
heap_count heap_counter_stop(void);

#endif
