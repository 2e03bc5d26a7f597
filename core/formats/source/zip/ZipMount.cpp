#include "core/formats/source/zip/ZipMount.h"

#include "core/formats/source/zip/ZipContent.h"

namespace vitrine::formats::source {
namespace {

// A hostile name of 64 KiB of slashes must not make thousands of folders.
constexpr int kMaxFolderDepth = 64;

QString parentOf(const QString& path) {
  const auto slash = path.lastIndexOf(QLatin1Char('/'));
  return slash < 0 ? QString() : path.left(slash);
}

/// As normalisedPath, but keeping the case for display.
QString tidied(const QString& name) {
  QStringList parts = name.split(QLatin1Char('/'), Qt::SkipEmptyParts);
  parts.removeAll(QStringLiteral("."));
  return parts.join(QLatin1Char('/'));
}

} // namespace

ZipMount::ZipMount(QString name, ByteSourcePtr archive, ZipDirectory directory)
    : m_name(std::move(name)), m_archive(std::move(archive)), m_directory(std::move(directory)) {
  m_folders[QString()];
  for (std::size_t i = 0; i < m_directory.entries.size(); ++i) {
    const ZipEntry& entry = m_directory.entries[i];
    const auto path = files::normalisedPath(entry.name);
    if (path && !path->isEmpty() && !entry.folder() && path->count(QLatin1Char('/')) <= kMaxFolderDepth) {
      m_byPath[*path] = i;
    }
  }
  for (std::size_t i = 0; i < m_directory.entries.size(); ++i) {
    addToFolder(i);
  }
}

void ZipMount::addToFolder(std::size_t index) {
  const ZipEntry& entry = m_directory.entries[index];
  const auto path = files::normalisedPath(entry.name);
  if (!path || path->isEmpty() || path->count(QLatin1Char('/')) > kMaxFolderDepth) {
    return;
  }
  const QString spelled = tidied(entry.name);
  if (entry.folder()) {
    folderOf(spelled, *path);
  } else if (m_byPath.value(*path) == index) {
    folderOf(parentOf(spelled), parentOf(*path)).entries.push_back({spelled, entry.size, false});
  }
}

ZipMount::Folder& ZipMount::folderOf(const QString& spelled, const QString& normalised) {
  if (m_folders.contains(normalised)) {
    return m_folders[normalised];
  }
  Folder& parent = folderOf(parentOf(spelled), parentOf(normalised));
  if (parent.folders.insert(normalised).second) {
    parent.entries.push_back({spelled, 0, true});
  }
  Folder& made = m_folders[normalised];
  made.path = spelled;
  return made;
}

std::optional<files::MountEntry> ZipMount::find(const QString& path) const {
  const auto normal = files::normalisedPath(path);
  if (!normal) {
    return std::nullopt;
  }
  if (const auto file = m_byPath.constFind(*normal); file != m_byPath.cend()) {
    const ZipEntry& entry = m_directory.entries[*file];
    return files::MountEntry{tidied(entry.name), entry.size, false};
  }
  if (const auto folder = m_folders.constFind(*normal); folder != m_folders.cend()) {
    return files::MountEntry{folder->path, 0, true};
  }
  return std::nullopt;
}

std::vector<files::MountEntry> ZipMount::list(const QString& folder) const {
  const auto normal = files::normalisedPath(folder);
  const auto found = normal ? m_folders.constFind(*normal) : m_folders.cend();
  return found == m_folders.cend() ? std::vector<files::MountEntry>() : found->entries;
}

Result<ByteSourcePtr> ZipMount::open(const files::MountEntry& entry, const Limits& limits) const {
  const auto normal = files::normalisedPath(entry.path);
  const auto found = normal ? m_byPath.constFind(*normal) : m_byPath.cend();
  if (found == m_byPath.cend()) {
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
