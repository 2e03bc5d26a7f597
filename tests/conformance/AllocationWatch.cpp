#include "tests/conformance/AllocationWatch.h"

#include <malloc.h>

#include <atomic>
#include <cerrno>
#include <cstddef>

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define VITRINE_WATCHES_MALLOC 0
#else
#define VITRINE_WATCHES_MALLOC 1
#endif

namespace {

std::atomic<bool> watching{false};
std::atomic<std::int64_t> held{0};
std::atomic<std::int64_t> peak{0};
std::atomic<std::uint64_t> largest{0};

template <class T>
void raiseTo(std::atomic<T>& highest, T value) {
  T before = highest.load(std::memory_order_relaxed);
  while (before < value && !highest.compare_exchange_weak(before, value, std::memory_order_relaxed)) {
  }
}

} // namespace

#if VITRINE_WATCHES_MALLOC

extern "C" {
void* __libc_malloc(std::size_t size);
void* __libc_calloc(std::size_t count, std::size_t size);
void* __libc_realloc(void* old, std::size_t size);
void* __libc_memalign(std::size_t alignment, std::size_t size);
void __libc_free(void* block);
}

namespace {

void* taken(void* block, std::size_t requested) {
  if (watching.load(std::memory_order_relaxed) && block != nullptr) {
    const auto size = static_cast<std::int64_t>(malloc_usable_size(block));
    raiseTo(peak, held.fetch_add(size, std::memory_order_relaxed) + size);
    raiseTo(largest, std::uint64_t{requested});
  }
  return block;
}

void given(void* block) {
  if (watching.load(std::memory_order_relaxed) && block != nullptr) {
    held.fetch_sub(static_cast<std::int64_t>(malloc_usable_size(block)), std::memory_order_relaxed);
  }
}

} // namespace

extern "C" {

void* malloc(std::size_t size) noexcept {
  return taken(__libc_malloc(size), size);
}

void* calloc(std::size_t count, std::size_t size) noexcept {
  return taken(__libc_calloc(count, size), count * size);
}

void* realloc(void* old, std::size_t size) noexcept {
  const std::size_t before = old == nullptr ? 0 : malloc_usable_size(old);
  void* block = __libc_realloc(old, size);
  if (watching.load(std::memory_order_relaxed) && (block != nullptr || size == 0)) {
    held.fetch_sub(static_cast<std::int64_t>(before), std::memory_order_relaxed);
  }
  return taken(block, size);
}

void* memalign(std::size_t alignment, std::size_t size) noexcept {
  return taken(__libc_memalign(alignment, size), size);
}

void* aligned_alloc(std::size_t alignment, std::size_t size) noexcept {
  return taken(__libc_memalign(alignment, size), size);
}

int posix_memalign(void** out, std::size_t alignment, std::size_t size) noexcept {
  void* block = taken(__libc_memalign(alignment, size), size);
  if (block == nullptr) {
    return ENOMEM;
  }
  *out = block;
  return 0;
}

void free(void* block) noexcept {
  given(block);
  __libc_free(block);
}

} // extern "C"

#endif

namespace vitrine::tests {

AllocationWatch::AllocationWatch() {
  held = 0;
  peak = 0;
  largest = 0;
  watching = true;
}

AllocationWatch::~AllocationWatch() {
  watching = false;
}

bool AllocationWatch::works() {
  return VITRINE_WATCHES_MALLOC != 0;
}

std::uint64_t AllocationWatch::peakBytes() const {
  return static_cast<std::uint64_t>(peak.load());
}

std::uint64_t AllocationWatch::largestBytes() const {
  return largest.load();
}

} // namespace vitrine::tests
