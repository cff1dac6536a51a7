// A watch that gives the median of its rounds, and places that are the same for all who compete.

#ifndef MEASURING_H
#define MEASURING_H

#include <stdbool.h>
#include <stdint.h>

enum { MOST_ROUNDS = 99 };

typedef struct {
  double begin, times[MOST_ROUNDS];
  int rounds, round;
} stopwatch;

/// A watch for so many rounds after one that does not count.
stopwatch stopwatch_make(int rounds);

/// Whether there is another round.
bool stopwatch_goes_on(stopwatch *watch);

void stopwatch_start(stopwatch *watch);
void stopwatch_stop(stopwatch *watch);

/// Nanoseconds per unit; a round has so many units.
double stopwatch_median(stopwatch *watch, double units);

#define PLACES_SEED 0x2545F4914F6CDD1Du

/// The next number from 0 to 1, without 1.
static inline double next_place(uint64_t *state) {
  *state ^= *state << 13;
  *state ^= *state >> 7;
  *state ^= *state << 17;
  return (double)(*state >> 11) / 9007199254740992.0;
}

/// So many of them, to be freed.
double *some_places(int count);

#endif
