// The memory that the engine asks for, out of the page's linear memory: blocks of powers of two,
// kept in lists once they are free. Memory that was given is never given back.

#include <stddef.h>
#include <stdint.h>

extern unsigned char __heap_base;

typedef struct Block {
  struct Block *next;
} Block;

static Block *freed[32];
static uintptr_t top, end;
static double handed_out;

static void *fresh(size_t size) {
  if (top == 0) {
    top = ((uintptr_t)&__heap_base + 15) & ~(uintptr_t)15;
    end = (uintptr_t)__builtin_wasm_memory_size(0) << 16;
  }
  if (size > end - top) {
    size_t pages = (size - (end - top) + 0xffff) >> 16;
    if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) return NULL;
    end += pages << 16;
  }
  void *block = (void *)top;
  top += size;
  return block;
}

// The size of a block as a power of two, its first 16 bytes included, which say it.
int posix_memalign(void **place, size_t alignment, size_t size) {
  const int invalid = 22, none = 12;
  if (alignment > 16) return invalid;
  if (size > (size_t)1 << 30) return none;
  unsigned power = 5;
  while (((size_t)1 << power) < size + 16) power++;
  unsigned char *block = (unsigned char *)freed[power];
  if (block != NULL) {
    freed[power] = freed[power]->next;
  } else {
    block = fresh((size_t)1 << power);
    if (block == NULL) return none;
  }
  handed_out += (double)((size_t)1 << power);
  *(uint32_t *)block = power;
  *place = block + 16;
  return 0;
}

void free(void *place) {
  if (place == NULL) return;
  unsigned char *block = (unsigned char *)place - 16;
  unsigned power = *(uint32_t *)block;
  ((Block *)block)->next = freed[power];
  freed[power] = (Block *)block;
}

// A hash needs no secret here: every key is a handle that the engine made.
void arc4random_buf(void *place, size_t size) {
  for (size_t at = 0; at < size; at++) ((unsigned char *)place)[at] = (unsigned char)(at * 37 + 11);
}

// Room for what the page hands over or wants to read; 0 where there is none.
void *ns_allocate(size_t size) {
  void *place;
  return posix_memalign(&place, 16, size) == 0 ? place : NULL;
}

void ns_free(void *place) { free(place); }

// The bytes that were ever handed out, used again or not: what a frame adds to it is its garbage.
double ns_allocated(void) { return handed_out; }
