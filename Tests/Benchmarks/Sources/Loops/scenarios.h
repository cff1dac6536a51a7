// What the program can be asked for.

#ifndef SCENARIOS_H
#define SCENARIOS_H

/// How much is done: the work many times over, things in it, and frames, seeks or samples of a round.
typedef struct {
  int rounds, count, steps;
} amount;

typedef struct {
  const char *name;
  /// Nanoseconds per unit.
  double (*measure)(amount asked);
} scenario;

/// All of them; the last has no name.
extern const scenario scenarios[];

/// What was read.
extern double checksum;

#endif
