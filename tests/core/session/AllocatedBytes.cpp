#include "tests/core/session/AllocatedBytes.h"

#include <cstdlib>
#include <new>

namespace {

thread_local std::size_t allocated = 0;

} // namespace

void* operator new(std::size_t size) {
  allocated += size;
  if (void* bytes = std::malloc(size == 0 ? 1 : size)) {
    return bytes;
  }
  throw std::bad_alloc();
}

void operator delete(void* bytes) noexcept {
  std::free(bytes);
}

void operator delete(void* bytes, std::size_t) noexcept {
  std::free(bytes);
}

namespace vitrine::tests {

std::size_t allocatedBytes() {
  return allocated;
}

} // namespace vitrine::tests
