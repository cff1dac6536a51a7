// Measures one candidate that counts bytes or blocks, in a program whose heap is counted. It is C,
// as the heap's functions are, so that nothing of it gets into a program that takes the time.

#include <math.h>
#include <stdio.h>

/// Written in Swift: the number of a candidate that counts; what is not a number was not counted.
extern double measure_counting(const char *name);

int main(int count, char **words) {
  const double found = count == 2 ? measure_counting(words[1]) : NAN;
  // Below 0 is a number like any other: less is held than before.
  if (isnan(found)) return 2;
  printf("%.17g\n", found);
  return 0;
}
