// S2 to S5: frames, seeks and keyframes over flat arrays.

#include <stdlib.h>

#include "curves.h"

struct loops_scene {
  double *begin, *pace, *from, *way, *shown;
  int32_t *curve;
  int count;
};

static double *numbers(int count) { return calloc((size_t)count, sizeof(double)); }

loops_scene *loops_scene_make(int count) {
  loops_scene *s = malloc(sizeof(loops_scene));
  *s = (loops_scene){numbers(count), numbers(count), numbers(count), numbers(count),
                     numbers(count), calloc((size_t)count, sizeof(int32_t)), count};
  for (int index = 0; index < count; index++) {
    s->pace[index] = 1 / (5.5 + (index % 1000) * 1e-3);
    s->from[index] = index;
    s->way[index] = 100;
    s->curve[index] = index % LOOPS_CURVES;
  }
  return s;
}

double loops_scene_frame(loops_scene *s, double time) {
  for (int index = 0; index < s->count; index++) {
    const double x = loops_clamped((time - s->begin[index]) * s->pace[index]);
    s->shown[index] =
        s->from[index] + s->way[index] * loops_ease(&loops_curves[s->curve[index]], x);
  }
  return s->shown[s->count / 2];
}

void loops_scene_free(loops_scene *s) {
  free(s->begin);
  free(s->pace);
  free(s->from);
  free(s->way);
  free(s->shown);
  free(s->curve);
  free(s);
}

enum { TRACKS = 100 };

struct loops_tracks {
  double *begin, *pace, *from, *way;
  double shown[TRACKS];
  int current[TRACKS];
  int length;
};

loops_tracks *loops_tracks_make(int total) {
  loops_tracks *t = calloc(1, sizeof(loops_tracks));
  t->begin = numbers(total);
  t->pace = numbers(total);
  t->from = numbers(total);
  t->way = numbers(total);
  t->length = total / TRACKS;
  for (int index = 0; index < total; index++) {
    t->begin[index] = index % t->length * 0.3;
    t->pace[index] = 1 / 0.3;
    t->from[index] = index % t->length;
    t->way[index] = 1;
  }
  return t;
}

static void show(loops_tracks *t, int track, double time) {
  const int index = track * t->length + t->current[track];
  const double x = loops_clamped((time - t->begin[index]) * t->pace[index]);
  t->shown[track] = t->from[index] + t->way[index] * loops_ease(&loops_curves[index % 4], x);
}

double loops_tracks_frame(loops_tracks *t, double time) {
  for (int track = 0; track < TRACKS; track++) {
    const double *begin = t->begin + track * t->length;
    int index = t->current[track];
    while (index + 1 < t->length && begin[index + 1] <= time) index++;
    t->current[track] = index;
    show(t, track, time);
  }
  return t->shown[5];
}

double loops_tracks_seek(loops_tracks *t, double time) {
  for (int track = 0; track < TRACKS; track++) {
    const double *begin = t->begin + track * t->length, *place = begin;
    for (int rest = t->length; rest > 1;) {
      const int half = rest / 2;
      place = place[half] <= time ? place + half : place;
      rest -= half;
    }
    t->current[track] = (int)(place - begin);
    show(t, track, time);
  }
  return t->shown[5];
}

void loops_tracks_free(loops_tracks *t) {
  free(t->begin);
  free(t->pace);
  free(t->from);
  free(t->way);
  free(t);
}

enum { GRID = 1 << 16 };

struct loops_keys {
  double *time, *value;
  int32_t *grid;
  int count;
};

loops_keys *loops_keys_make(int count) {
  loops_keys *k = malloc(sizeof(loops_keys));
  *k = (loops_keys){numbers(count), numbers(count), calloc(GRID + 2, sizeof(int32_t)), count};
  for (int index = 0; index < count; index++) {
    k->time[index] = (double)index / (count - 1);
    k->value[index] = index % 1000;
  }
  for (int cell = 0, index = 0; cell <= GRID + 1; cell++) {
    while (index + 1 < count && k->time[index + 1] <= (double)cell / GRID) index++;
    k->grid[cell] = index;
  }
  return k;
}

double loops_keys_sum(const loops_keys *k, const double *places, int count) {
  double sum = 0;
  for (int number = 0; number < count; number++) {
    const double x = places[number];
    const int cell = (int)(x * GRID), low = k->grid[cell];
    const double *place = k->time + low;
    for (int rest = k->grid[cell + 1] + 1 - low; rest > 1;) {
      const int half = rest / 2;
      place = place[half] <= x ? place + half : place;
      rest -= half;
    }
    int index = (int)(place - k->time);
    if (index > k->count - 2) index = k->count - 2;
    const double part = (x - k->time[index]) / (k->time[index + 1] - k->time[index]);
    sum += k->value[index] + part * (k->value[index + 1] - k->value[index]);
  }
  return sum;
}

void loops_keys_free(loops_keys *k) {
  free(k->time);
  free(k->value);
  free(k->grid);
  free(k);
}
