#include "core/formats/source/zip/ZipMount.h"

#include "core/formats/source/zip/ZipContent.h"

namespace vitrine::formats::source {

ZipMount::ZipMount(QString name, ByteSourcePtr archive, ZipDirectory directory)
    : m_name(std::move(name)), m_archive(std::move(archive)), m_directory(std::move(directory)),
      m_index(files::ArchiveIndex::Equals::LastCounts) {
  m_index.reserve(m_directory.entries.size());
  for (std::size_t i = 0; i < m_directory.entries.size(); ++i) {
    const ZipEntry& entry = m_directory.entries[i];
    if (entry.folder()) {
      m_index.folder(entry.name);
    } else {
      m_index.add(entry.name, entry.size, i);
    }
  }
}

Result<ByteSourcePtr> ZipMount::open(const files::MountEntry& entry, const Limits& limits) const {
  const auto found = m_index.indexOf(entry.path);
  if (!found) {
    return std::unexpected(Error::of(ErrorCode::NotFound, QStringLiteral("there is no such file"), entry.path));
  }
  const ZipEntry& stored = m_directory.entries[*found];
  const auto decoded = decodeZipEntry(*m_archive, stored, limits);
  if (!decoded) {
    return std::unexpected(decoded.error());
  }
  if (!decoded->problem.isEmpty()) {
    Error error = Error::damaged(decoded->problem, stored.data.offset, stored.data.space);
    error.path = entry.path;
    return std::unexpected(std::move(error));
  }
  return bytes::makeMemorySource(decoded->bytes);
}

} // namespace vitrine::formats::source
