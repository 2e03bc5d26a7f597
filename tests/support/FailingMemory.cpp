#include "tests/support/FailingMemory.h"

#include <cerrno>
#include <cstddef>
#include <cstdlib>
#include <new>

#if defined(__GLIBC__) && !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
#define VITRINE_MALLOC_FAILS
#endif

namespace vitrine::tests {
namespace {

/// Allocations of this thread that still succeed; negative: all do.
constinit thread_local int succeedingAllocations = -1;

/// The next failure is the only one.
constinit thread_local bool failsOnce = false;

/// Gives a thread its memory back when it ends. GLib aborts if its clean-up has none.
struct ResetAtThreadEnd {
  ~ResetAtThreadEnd() { FailingMemory::reset(); }
  bool isUsed = false;
};

bool fails() {
  if (succeedingAllocations < 0) {
    return false;
  }
  if (succeedingAllocations == 0) {
    succeedingAllocations = failsOnce ? -1 : 0;
    errno = ENOMEM; // the C library asserts that where it creates threads
    return true;
  }
  --succeedingAllocations;
  return false;
}

} // namespace

void FailingMemory::setFailing(int succeeding) {
  static thread_local ResetAtThreadEnd atEnd;
  atEnd.isUsed = true; // constructs it
  failsOnce = false;
  succeedingAllocations = succeeding;
}

void FailingMemory::setFailingOnce(int succeeding) {
  setFailing(succeeding);
  failsOnce = true;
}

void FailingMemory::reset() {
  succeedingAllocations = -1;
  failsOnce = false;
}

void FailingMemory::allocate() {
  ::operator delete(::operator new(64));
}

bool FailingMemory::coversMalloc() {
#ifdef VITRINE_MALLOC_FAILS
  return true;
#else
  return false;
#endif
}

} // namespace vitrine::tests

#ifdef VITRINE_MALLOC_FAILS
extern "C" {
void* __libc_malloc(std::size_t size);                    // NOLINT: glibc's name
void* __libc_calloc(std::size_t count, std::size_t size); // NOLINT
void* __libc_realloc(void* memory, std::size_t size);     // NOLINT

void* malloc(std::size_t size) noexcept {
  return vitrine::tests::fails() ? nullptr : __libc_malloc(size);
}

void* calloc(std::size_t count, std::size_t size) noexcept {
  return vitrine::tests::fails() ? nullptr : __libc_calloc(count, size);
}

void* realloc(void* memory, std::size_t size) noexcept {
  return vitrine::tests::fails() ? nullptr : __libc_realloc(memory, size);
}
}
#else
void* operator new(std::size_t size) {
  void* memory = vitrine::tests::fails() ? nullptr : std::malloc(size == 0 ? 1 : size);
  if (!memory) {
    throw std::bad_alloc();
  }
  return memory;
}

void operator delete(void* memory) noexcept {
  std::free(memory);
}

void operator delete(void* memory, std::size_t /*size*/) noexcept {
  std::free(memory);
}
#endif
