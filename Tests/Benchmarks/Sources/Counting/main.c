// Measures one candidate that counts bytes or blocks, in a program whose heap is counted. It is C,
// as the heap's functions are, so that nothing of it gets into a program that takes the time.

#include <stdio.h>

/// Written in Swift: the number of a candidate that counts; below 0 where there is none of that name.
extern double measure_counting(const char *name);

int main(int count, char **words) {
  const double found = count == 2 ? measure_counting(words[1]) : -1;
  if (found < 0) return 2;
  printf("%.17g\n", found);
  return 0;
}
