#pragma once

#include "core/base/Result.h"
#include "core/bytes/Bytes.h"

#include <memory>

namespace vitrine::bytes {

/// Source of bytes: a file, a part of another source, or a decoded buffer. Implementations are thread-safe.
/// Every implementation passes tests/core/bytes/ByteSourceConformance.h.
class ByteSource {
public:
  virtual ~ByteSource() = default;

  virtual std::uint64_t size() const = 0;

  /// Exactly `size` bytes from `offset`, or an Error naming the offset: a read past the end or one that comes back
  /// short. Sources held in memory return a slice without copying.
  virtual Result<Bytes> read(std::uint64_t offset, std::uint64_t size) const = 0;

  /// Bytes as from read, but cut to what is there.
  Result<Bytes> readClipped(std::uint64_t offset, std::uint64_t size) const;
  Result<Bytes> readAll() const { return read(0, size()); }
};

using ByteSourcePtr = std::shared_ptr<const ByteSource>;

/// A source over a buffer in memory.
ByteSourcePtr makeMemorySource(Bytes bytes);

/// The part of `parent` from `offset`, cut to what the parent has. Offsets count from its start.
ByteSourcePtr makeSubSource(ByteSourcePtr parent, std::uint64_t offset, std::uint64_t size);

} // namespace vitrine::bytes

namespace vitrine {
using bytes::ByteSource;
using bytes::ByteSourcePtr;
} // namespace vitrine
