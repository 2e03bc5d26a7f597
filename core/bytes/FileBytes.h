#pragma once

#include "core/bytes/ByteSource.h"

#include <QFile>

#include <list>
#include <mutex>
#include <unordered_map>

namespace vitrine::bytes {

/// The bytes of a file on disk, never memory-mapped (docs/adr/0004-no-mmap.md): up to kWholeFileLimit it is read whole
/// into an immutable buffer, above that by positional reads through a bounded page cache.
class FileBytes final : public ByteSource {
public:
  static constexpr std::uint64_t kWholeFileLimit = 256ull << 20;
  static constexpr std::uint64_t kPageSize = 256ull << 10;
  static constexpr std::size_t kMaxPages = 128;

  /// Opens for reading only. `wholeLimit` is for tests and for archive parts, which are always read by range.
  static Result<std::shared_ptr<const FileBytes>> open(const QString& path,
                                                       std::uint64_t wholeLimit = kWholeFileLimit);

  std::uint64_t size() const override { return m_size; }
  Result<Bytes> read(std::uint64_t offset, std::uint64_t size) const override;
  const QString& path() const { return m_path; }
  bool whole() const { return m_file == nullptr; }

private:
  struct Page {
    Bytes bytes;
    std::list<std::uint64_t>::iterator age;
  };

  Result<Bytes> page(std::uint64_t number) const;
  Result<Bytes> readFromDisk(std::uint64_t offset, std::uint64_t size) const;

  QString m_path;
  std::uint64_t m_size = 0;
  Bytes m_bytes;
  mutable std::mutex m_mutex;
  std::unique_ptr<QFile> m_file;
  mutable std::list<std::uint64_t> m_ages; ///< page numbers, newest first
  mutable std::unordered_map<std::uint64_t, Page> m_pages;
};

} // namespace vitrine::bytes

namespace vitrine {
using bytes::FileBytes;
} // namespace vitrine
