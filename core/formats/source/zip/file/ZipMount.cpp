#include "core/formats/source/zip/file/ZipMount.h"

#include "core/formats/source/zip/file/ZipContent.h"

namespace vitrine::formats::source {

namespace {

files::ArchiveIndex indexOf(const ZipDirectory& directory) {
  files::ArchiveIndex index(files::ArchiveIndex::Equals::LastCounts);
  index.reserve(directory.entries.size());
  for (std::size_t i = 0; i < directory.entries.size(); ++i) {
    const ZipEntry& entry = directory.entries[i];
    if (entry.folder()) {
      index.folder(entry.name);
    } else {
      index.add(entry.name, entry.size, i);
    }
  }
  return index;
}

} // namespace

ZipMount::ZipMount(QString name, ByteSourcePtr archive, ZipDirectory directory)
    : ArchiveMount(std::move(name), indexOf(directory)), m_archive(std::move(archive)),
      m_directory(std::move(directory)) {}

Result<ByteSourcePtr> ZipMount::openAt(std::size_t index, const Limits& limits) const {
  const ZipEntry& stored = m_directory.entries[index];
  const auto decoded = decodeZipEntry(*m_archive, stored, limits);
  if (!decoded) {
    return std::unexpected(decoded.error());
  }
  if (!decoded->problem.isEmpty()) {
    return std::unexpected(Error::damaged(decoded->problem, stored.data.offset, stored.data.space));
  }
  return bytes::makeMemorySource(decoded->bytes);
}

} // namespace vitrine::formats::source
