// The work of the scenarios in plain C: prints nanoseconds per unit, once.
// Called by the benchmarks: Loops <scenario> <rounds> [<count> [<steps>]]

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "loops.h"
#include "scenarios.h"

static int number(int count, char **words, int index) {
  return index < count ? atoi(words[index]) : 0;
}

int main(int count, char **words) {
  const amount asked = {
      number(count, words, 2), number(count, words, 3), number(count, words, 4)};
  for (const scenario *found = scenarios; count > 2 && found->name != NULL; found++) {
    if (strcmp(words[1], found->name) != 0) continue;
    loops_prepare();
    printf("%.17g\n", found->measure(asked));
    // Shown, so that no work can be left out.
    fprintf(stderr, "checksum %g\n", checksum);
    return 0;
  }
  return 2;
}
