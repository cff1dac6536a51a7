// The scenarios: what is prepared, what is measured, and what counts as a unit.

#include "scenarios.h"

#include <stddef.h>
#include <stdlib.h>

#include "loops.h"
#include "measuring.h"

double checksum = 0;

static double build(amount asked) {
  stopwatch watch = stopwatch_make(asked.rounds);
  while (stopwatch_goes_on(&watch)) {
    stopwatch_start(&watch);
    loops_flat *list = loops_build(asked.count);
    stopwatch_stop(&watch);
    checksum += loops_flat_free(list);
  }
  return stopwatch_median(&watch, asked.count);
}

static double scene(amount asked) {
  loops_scene *shown = loops_scene_make(asked.count);
  stopwatch watch = stopwatch_make(asked.rounds);
  while (stopwatch_goes_on(&watch)) {
    stopwatch_start(&watch);
    for (int step = 1; step <= asked.steps; step++)
      checksum += loops_scene_frame(shown, 5.0 * step / asked.steps);
    stopwatch_stop(&watch);
  }
  loops_scene_free(shown);
  return stopwatch_median(&watch, (double)asked.steps * asked.count);
}

static double end_of(int total) { return total / 100 * 0.3; }

static double frames(amount asked) {
  loops_tracks *tracks = loops_tracks_make(asked.count);
  const double middle = end_of(asked.count) / 2;
  stopwatch watch = stopwatch_make(asked.rounds);
  while (stopwatch_goes_on(&watch)) {
    checksum += loops_tracks_seek(tracks, middle);
    stopwatch_start(&watch);
    for (int step = 1; step <= asked.steps; step++)
      checksum += loops_tracks_frame(tracks, middle + step / 120.0);
    stopwatch_stop(&watch);
  }
  loops_tracks_free(tracks);
  return stopwatch_median(&watch, asked.steps);
}

static double seeks(amount asked) {
  loops_tracks *tracks = loops_tracks_make(asked.count);
  uint64_t random = PLACES_SEED;
  stopwatch watch = stopwatch_make(asked.rounds);
  while (stopwatch_goes_on(&watch)) {
    stopwatch_start(&watch);
    for (int step = 0; step < asked.steps; step++)
      checksum += loops_tracks_seek(tracks, next_place(&random) * end_of(asked.count));
    stopwatch_stop(&watch);
  }
  loops_tracks_free(tracks);
  return stopwatch_median(&watch, asked.steps);
}

static double keys(amount asked) {
  loops_keys *found = loops_keys_make(asked.count);
  double *places = some_places(asked.steps);
  stopwatch watch = stopwatch_make(asked.rounds);
  while (stopwatch_goes_on(&watch)) {
    stopwatch_start(&watch);
    checksum += loops_keys_sum(found, places, asked.steps);
    stopwatch_stop(&watch);
  }
  free(places);
  loops_keys_free(found);
  return stopwatch_median(&watch, asked.steps);
}

static double curve(amount asked) {
  double *places = some_places(asked.steps);
  stopwatch watch = stopwatch_make(asked.rounds);
  while (stopwatch_goes_on(&watch)) {
    stopwatch_start(&watch);
    // Which of the curves stands where others have how many of something.
    checksum += loops_curve_sum(asked.count, places, asked.steps);
    stopwatch_stop(&watch);
  }
  free(places);
  return stopwatch_median(&watch, asked.steps);
}

static double transforms(amount asked) {
  loops_transforms *shown = loops_transforms_make(asked.count);
  stopwatch watch = stopwatch_make(asked.rounds);
  while (stopwatch_goes_on(&watch)) {
    stopwatch_start(&watch);
    for (int step = 1; step <= asked.steps; step++)
      checksum += loops_transforms_frame(shown, 5.0 * step / asked.steps);
    stopwatch_stop(&watch);
  }
  loops_transforms_free(shown);
  return stopwatch_median(&watch, (double)asked.steps * asked.count);
}

const scenario scenarios[] = {
    {"S1", build}, {"S2", scene}, {"S3", frames},     {"S4", seeks},
    {"S5", keys},  {"S6", curve}, {"S7", transforms}, {NULL, NULL}};
