#pragma once

namespace vitrine::tests {

/// Lets allocations of this thread fail while it lives; other threads are not affected. Executables that link
/// vitrine_failing_memory have their allocation functions replaced: operator new, and malloc unless a sanitizer has
/// replaced that already.
class FailingMemory {
public:
  /// The first `succeeding` allocations succeed.
  explicit FailingMemory(int succeeding = 0) { setFailing(succeeding); }
  ~FailingMemory() { reset(); }
  FailingMemory(const FailingMemory&) = delete;
  FailingMemory& operator=(const FailingMemory&) = delete;

  /// The same for code that outlives every object: on a worker after its job.
  static void setFailing(int succeeding = 0);
  /// Lets the first `succeeding` allocations succeed and one fail. Later ones succeed: what is released when an
  /// exception unwinds is memory again.
  static void setFailingOnce(int succeeding);
  static void reset();
  /// Allocates something, which compilers cannot leave out. Throws std::bad_alloc if that fails.
  static void allocate();
  /// True if Qt's containers fail too, which use malloc.
  static bool coversMalloc();
};

} // namespace vitrine::tests
