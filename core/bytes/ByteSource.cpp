#include "core/bytes/ByteSource.h"

#include "core/base/Translate.h"

#include <algorithm>

namespace vitrine::bytes {
namespace {

std::unexpected<Error> pastEnd(std::uint64_t offset, std::uint64_t size, std::uint64_t total) {
  return std::unexpected(Error::damaged(base::translate("formats", "%1 bytes are needed, but %2 are left")
                                            .arg(size)
                                            .arg(offset < total ? total - offset : 0),
                                        offset));
}

class MemorySource final : public ByteSource {
public:
  explicit MemorySource(Bytes bytes) : m_bytes(std::move(bytes)) {}

  std::uint64_t size() const override { return m_bytes.size(); }

  Result<Bytes> read(std::uint64_t offset, std::uint64_t size) const override {
    if (offset > m_bytes.size() || size > m_bytes.size() - offset) {
      return pastEnd(offset, size, m_bytes.size());
    }
    return m_bytes.slice(static_cast<std::size_t>(offset), static_cast<std::size_t>(size));
  }

private:
  Bytes m_bytes;
};

class SubSource final : public ByteSource {
public:
  SubSource(ByteSourcePtr parent, std::uint64_t offset, std::uint64_t size)
      : m_parent(std::move(parent)), m_offset(offset), m_size(size) {}

  std::uint64_t size() const override { return m_size; }

  Result<Bytes> read(std::uint64_t offset, std::uint64_t size) const override {
    if (offset > m_size || size > m_size - offset) {
      return pastEnd(offset, size, m_size);
    }
    return m_parent->read(m_offset + offset, size);
  }

private:
  ByteSourcePtr m_parent;
  std::uint64_t m_offset;
  std::uint64_t m_size;
};

} // namespace

Result<Bytes> ByteSource::readClipped(std::uint64_t offset, std::uint64_t wanted) const {
  const std::uint64_t total = size();
  const std::uint64_t start = std::min(offset, total);
  return read(start, std::min(wanted, total - start));
}

ByteSourcePtr makeMemorySource(Bytes bytes) {
  return std::make_shared<MemorySource>(std::move(bytes));
}

ByteSourcePtr makeSubSource(ByteSourcePtr parent, std::uint64_t offset, std::uint64_t size) {
  const std::uint64_t total = parent->size();
  const std::uint64_t start = std::min(offset, total);
  return std::make_shared<SubSource>(std::move(parent), start, std::min(size, total - start));
}

} // namespace vitrine::bytes
