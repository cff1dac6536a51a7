// S7: transforms that were taken apart, put together at every frame.

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "curves.h"

typedef struct {
  double place[2][3], scale[2][3], turn[2][4], angle, share;
} parts;

struct loops_transforms {
  double *pace;
  parts *parts;
  double *shown;
  int count;
};

static void turn(double *q, double x, double y, double z, double degrees) {
  const double half = degrees * acos(-1) / 360;
  const double part = sin(half) / sqrt(x * x + y * y + z * z);
  q[0] = x * part;
  q[1] = y * part;
  q[2] = z * part;
  q[3] = cos(half);
}

loops_transforms *loops_transforms_make(int count) {
  loops_transforms *t = malloc(sizeof(loops_transforms));
  t->count = count;
  t->pace = calloc((size_t)count, sizeof(double));
  t->parts = calloc((size_t)count, sizeof(parts));
  t->shown = calloc((size_t)count * 16, sizeof(double));
  for (int index = 0; index < count; index++) {
    parts *p = &t->parts[index];
    t->pace[index] = 1 / (5.5 + (index % 1000) * 1e-3);
    const double ends[2][2][3] = {{{0, 0, 0}, {index, 1, 2}}, {{1, 1, 1}, {2, 1.5, 1}}};
    memcpy(p->place, ends[0], sizeof ends[0]);
    memcpy(p->scale, ends[1], sizeof ends[1]);
    turn(p->turn[0], 0, 0, 1, 10);
    turn(p->turn[1], 1, 1, 0.5, 100 + index % 50);
    double dot = 0;
    for (int axis = 0; axis < 4; axis++) dot += p->turn[0][axis] * p->turn[1][axis];
    for (int axis = 0; axis < 4 && dot < 0; axis++) p->turn[1][axis] = -p->turn[1][axis];
    p->angle = acos(fabs(dot));
    p->share = 1 / sin(p->angle);
  }
  return t;
}

double loops_transforms_frame(loops_transforms *t, double time) {
  for (int index = 0; index < t->count; index++) {
    const parts *p = &t->parts[index];
    const double e =
        loops_ease(&loops_curves[index % LOOPS_CURVES], loops_clamped(time * t->pace[index]));
    const double a = sin((1 - e) * p->angle) * p->share, b = sin(e * p->angle) * p->share;
    double q[4], s[3];
    for (int axis = 0; axis < 4; axis++) q[axis] = a * p->turn[0][axis] + b * p->turn[1][axis];
    for (int axis = 0; axis < 3; axis++)
      s[axis] = p->scale[0][axis] + e * (p->scale[1][axis] - p->scale[0][axis]);
    double *m = t->shown + 16 * index;
    m[0] = (1 - 2 * (q[1] * q[1] + q[2] * q[2])) * s[0];
    m[1] = 2 * (q[0] * q[1] + q[2] * q[3]) * s[0];
    m[2] = 2 * (q[0] * q[2] - q[1] * q[3]) * s[0];
    m[3] = 0;
    m[4] = 2 * (q[0] * q[1] - q[2] * q[3]) * s[1];
    m[5] = (1 - 2 * (q[0] * q[0] + q[2] * q[2])) * s[1];
    m[6] = 2 * (q[1] * q[2] + q[0] * q[3]) * s[1];
    m[7] = 0;
    m[8] = 2 * (q[0] * q[2] + q[1] * q[3]) * s[2];
    m[9] = 2 * (q[1] * q[2] - q[0] * q[3]) * s[2];
    m[10] = (1 - 2 * (q[0] * q[0] + q[1] * q[1])) * s[2];
    m[11] = 0;
    for (int axis = 0; axis < 3; axis++)
      m[12 + axis] = p->place[0][axis] + e * (p->place[1][axis] - p->place[0][axis]);
    m[15] = 1;
  }
  return t->shown[77];
}

void loops_transforms_free(loops_transforms *t) {
  free(t->pace);
  free(t->parts);
  free(t->shown);
  free(t);
}
