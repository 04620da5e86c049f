// Prints the number that the Embedded build gives.
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

uint64_t replay_hash(int32_t events);

int main(int count, char **arguments) {
  printf("%" PRIu64 "\n", replay_hash(count > 1 ? atoi(arguments[1]) : 1000000));
  return 0;
}
