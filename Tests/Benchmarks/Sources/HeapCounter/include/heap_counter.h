// Counts the allocations of one thread between a start and a stop, in a program that reports them.

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
  int64_t blocks;
} heap_count;

/// Whether the program reports its heap; otherwise every count is 0.
bool heap_counter_works(void);

/// Starts counting from nothing.
void heap_counter_start(void);

/// Stops counting and gives what was counted.
heap_count heap_counter_stop(void);

/// The program will tell of its heap.
void heap_counter_is_told(void);

/// A block of so many bytes was taken.
void heap_counter_take(int64_t size);

/// A block of so many bytes was given back.
void heap_counter_return(int64_t size);

#endif
