// The named curves as quintics of y(x), 128 to a curve; where x stands still, Newton's method.

#include "curves.h"

#include <math.h>

static const double points[LOOPS_CURVES][4] = {
    {0.25, 0.1, 0.25, 1}, {0.42, 0, 1, 1}, {0, 0, 0.58, 1}, {0.42, 0, 0.58, 1}};

loops_curve loops_curves[LOOPS_CURVES];

typedef struct { double value, first, second; } knot;

static double along(const double *c, double t) { return ((c[0] * t + c[1]) * t + c[2]) * t; }
static double slope(const double *c, double t) { return (3 * c[0] * t + 2 * c[1]) * t + c[2]; }
static double bend(const double *c, double t) { return 6 * c[0] * t + 2 * c[1]; }

static double parameter(const loops_curve *curve, double x) {
  double low = 0, high = 1;
  for (int step = 0; step < 100; step++) {
    const double middle = (low + high) / 2;
    if (along(curve->x, middle) < x) low = middle; else high = middle;
  }
  return (low + high) / 2;
}

double loops_solved(const loops_curve *curve, double x) {
  double t = x;
  for (int step = 0; step < 30; step++) {
    const double move = (along(curve->x, t) - x) / slope(curve->x, t);
    if (!isfinite(move)) break;
    t -= move;
    if (fabs(move) < 1e-14) return along(curve->y, t);
  }
  return along(curve->y, parameter(curve, x));
}

static knot knot_at(const loops_curve *curve, double x) {
  const double t = parameter(curve, x), h = 1.0 / LOOPS_SEGMENTS;
  const double dx = slope(curve->x, t), dy = slope(curve->y, t);
  const double ddx = bend(curve->x, t), ddy = bend(curve->y, t);
  return (knot){along(curve->y, t), dy / dx * h, (ddy * dx - dy * ddx) / (dx * dx * dx) * h * h};
}

static void fit(loops_curve *curve, int segment) {
  const double h = 1.0 / LOOPS_SEGMENTS;
  const knot a = knot_at(curve, segment * h), b = knot_at(curve, (segment + 1) * h);
  double *row = curve->rows[segment];
  const double rise = b.value - a.value - a.first - a.second / 2;
  const double steeper = b.first - a.first - a.second, curlier = b.second - a.second;
  row[0] = a.value;
  row[1] = a.first;
  row[2] = a.second / 2;
  row[3] = 10 * rise - 4 * steeper + curlier / 2;
  row[4] = -15 * rise + 7 * steeper - curlier;
  row[5] = 6 * rise - 3 * steeper + curlier / 2;
  double worst = 0;
  for (int part = 1; part < 16; part++) {
    const double f = part / 16.0;
    const double value =
        ((((row[5] * f + row[4]) * f + row[3]) * f + row[2]) * f + row[1]) * f + row[0];
    const double right = along(curve->y, parameter(curve, (segment + f) * h));
    if (!(fabs(value - right) <= worst)) worst = fabs(value - right);
  }
  row[6] = worst < 1e-10;
}

void loops_prepare(void) {
  for (int index = 0; index < LOOPS_CURVES; index++) {
    loops_curve *curve = &loops_curves[index];
    for (int axis = 0; axis < 2; axis++) {
      double *c = axis ? curve->y : curve->x;
      const double first = points[index][axis], second = points[index][axis + 2];
      c[2] = 3 * first;
      c[1] = 3 * (second - first) - c[2];
      c[0] = 1 - c[2] - c[1];
    }
    for (int segment = 0; segment < LOOPS_SEGMENTS; segment++) fit(curve, segment);
  }
}

double loops_curve_sum(int curve, const double *places, int count) {
  const loops_curve *chosen = &loops_curves[curve];
  double sum = 0;
  for (int index = 0; index < count; index++) sum += loops_ease(chosen, places[index]);
  return sum;
}
