#include "CountedMemory.h"

#include <errno.h>
#include <stddef.h>
#include <stdlib.h>

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define SANITIZED 1
#endif
#endif

static _Thread_local int64_t allocations;
static _Thread_local int64_t bytes_in_use;

int64_t memory_allocations(void) { return allocations; }
int64_t memory_bytes_in_use(void) { return bytes_in_use; }

#if defined(__GLIBC__) && !defined(SANITIZED)
#include <malloc.h>

bool memory_is_counted(void) { return true; }

// glibc lets a program define malloc itself, and keeps its own under these names.
extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);
extern void __libc_free(void *);

static void *counted(void *memory) {
  if (memory) {
    allocations += 1;
    bytes_in_use += (int64_t)malloc_usable_size(memory);
  }
  return memory;
}

static void given_back(void *memory) {
  if (memory) bytes_in_use -= (int64_t)malloc_usable_size(memory);
}

void *malloc(size_t size) { return counted(__libc_malloc(size)); }
void *calloc(size_t count, size_t size) { return counted(__libc_calloc(count, size)); }
void *memalign(size_t alignment, size_t size) { return counted(__libc_memalign(alignment, size)); }
void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **result, size_t alignment, size_t size) {
  void *memory = memalign(alignment, size);
  if (!memory) return ENOMEM;
  *result = memory;
  return 0;
}

void *realloc(void *memory, size_t size) {
  int64_t before = memory ? (int64_t)malloc_usable_size(memory) : 0;
  void *result = __libc_realloc(memory, size);
  if (result || size == 0) bytes_in_use -= before;
  return counted(result);
}

void free(void *memory) {
  given_back(memory);
  __libc_free(memory);
}

#else

bool memory_is_counted(void) { return false; }

#endif
