// How time is taken here: as the Swift side does it.

#include "measuring.h"

#include <stdlib.h>
#include <time.h>

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec * 1e9 + (double)time.tv_nsec;
}

stopwatch stopwatch_make(int rounds) {
  return (stopwatch){.rounds = rounds < MOST_ROUNDS ? rounds : MOST_ROUNDS, .round = -1};
}

bool stopwatch_goes_on(stopwatch *watch) { return watch->round < watch->rounds; }

void stopwatch_start(stopwatch *watch) { watch->begin = now(); }

void stopwatch_stop(stopwatch *watch) {
  const double taken = now() - watch->begin;
  if (watch->round >= 0) watch->times[watch->round] = taken;
  watch->round++;
}

static int compare(const void *one, const void *other) {
  const double a = *(const double *)one, b = *(const double *)other;
  return (a > b) - (a < b);
}

double stopwatch_median(stopwatch *watch, double units) {
  qsort(watch->times, (size_t)watch->rounds, sizeof(double), compare);
  return watch->times[watch->rounds / 2] / units;
}

double *some_places(int count) {
  double *places = calloc((size_t)count, sizeof(double));
  uint64_t state = PLACES_SEED;
  for (int index = 0; index < count; index++) places[index] = next_place(&state);
  return places;
}
