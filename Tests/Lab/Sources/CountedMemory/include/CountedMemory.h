#ifndef COUNTED_MEMORY_H
#define COUNTED_MEMORY_H

#include <stdbool.h>
#include <stdint.h>

/// Whether memory is counted in this build: with glibc, and without a sanitizer, which needs malloc
/// for itself.
bool memory_is_counted(void);

/// How often this thread has allocated memory so far.
int64_t memory_allocations(void);

/// The bytes this thread has allocated and not given back, as the allocator rounds them.
int64_t memory_bytes_in_use(void);

#endif
