// How the loops ease.

#ifndef CURVES_H
#define CURVES_H

#include "loops.h"

enum { LOOPS_CURVES = 4, LOOPS_SEGMENTS = 128 };

typedef struct {
  double x[3], y[3];
  /// Six coefficients, and whether they may be used.
  double rows[LOOPS_SEGMENTS + 1][8];
} loops_curve;

extern loops_curve loops_curves[LOOPS_CURVES];

double loops_solved(const loops_curve *curve, double x);

static inline double loops_ease(const loops_curve *curve, double x) {
  const double place = x * LOOPS_SEGMENTS;
  const int segment = (int)place;
  const double f = place - segment;
  const double *row = curve->rows[segment];
  if (__builtin_expect(row[6] == 0, 0)) return x >= 1 ? 1 : loops_solved(curve, x);
  return ((((row[5] * f + row[4]) * f + row[3]) * f + row[2]) * f + row[1]) * f + row[0];
}

static inline double loops_clamped(double x) { return x < 0 ? 0 : x > 1 ? 1 : x; }

#endif
