#include "core/formats/source/vpk/file/VpkMount.h"

#include "core/bytes/FileBytes.h"

#include <QDateTime>
#include <QFileInfo>
#include <QHash>

#include <mutex>

namespace vitrine::formats::source {
namespace {

// Directories are read once, from front to end.
constexpr std::uint64_t kWholeFileLimit = 4ull << 20;
constexpr std::size_t kVpkMountEntriesPerCheck = 4096;

Result<MountPtr> mountDirectory(const QString& path, const ByteSourcePtr& bytes, const Limits& limits) {
  Progress unheard;
  auto directory = readVpkDirectory(*bytes, limits, nullptr, unheard);
  if (!directory) {
    return std::unexpected(directory.error());
  }
  const QString canonical = QFileInfo(path).canonicalFilePath();
  const QString known = canonical.isEmpty() ? path : canonical;
  return std::make_shared<VpkMount>(known, std::make_shared<const VpkArchive>(std::move(*directory), bytes, path));
}

/// Packages mounted in the program: games are looked through for every file opened, and their directories are large.
class Mounted {
public:
  Result<MountPtr> get(const QString& path, const Limits& limits) {
    const QFileInfo info(path);
    const QString key = QStringLiteral("%1|%2|%3")
                            .arg(info.size())
                            .arg(info.lastModified().toMSecsSinceEpoch())
                            .arg(info.canonicalFilePath());
    const std::lock_guard lock(m_mutex);
    if (MountPtr known = m_mounts.value(key).lock()) {
      return known;
    }
    const auto file = bytes::FileBytes::open(path, kWholeFileLimit);
    if (!file) {
      return std::unexpected(file.error());
    }
    auto made = mountDirectory(path, *file, limits);
    if (made) {
      m_mounts.removeIf([](const auto& one) { return one.value().expired(); });
      m_mounts.insert(key, *made);
    }
    return made;
  }

private:
  std::mutex m_mutex;
  QHash<QString, std::weak_ptr<const files::Mount>> m_mounts;
};

} // namespace

files::ArchiveIndex archiveIndexOf(const VpkDirectory& directory, Progress& progress, std::size_t* equal) {
  using files::ArchiveIndex;
  ArchiveIndex folders(ArchiveIndex::Equals::FirstCounts);
  folders.reserve(directory.entries.size());
  std::optional<ArchiveIndex::FolderId> folder;
  for (std::size_t i = 0; i < directory.entries.size(); ++i) {
    const VpkEntry& entry = directory.entries[i];
    if (i % kVpkMountEntriesPerCheck == 0) {
      progress.check();
    }
    if (i == 0 || entry.group != directory.entries[i - 1].group) {
      folder = folders.folder(directory.folderOf(entry));
    }
    const auto added = folder ? folders.addTo(*folder, directory.nameOf(entry), entry.size(), i)
                              : folders.refuse(directory.folderOf(entry) + QLatin1Char('/') + directory.nameOf(entry));
    if (equal != nullptr && added == ArchiveIndex::Added::Equal) {
      ++*equal;
    }
  }
  return folders;
}

VpkMount::VpkMount(QString name, VpkArchivePtr archive)
    : ArchiveMount(std::move(name),
                   [&archive] {
                     Progress unheard;
                     return archiveIndexOf(archive->directory, unheard);
                   }()),
      m_archive(std::move(archive)) {}

Result<ByteSourcePtr> VpkMount::openAt(std::size_t index, const Limits& limits) const {
  return openVpkEntry(m_archive, m_archive->directory.entries[index], limits);
}

Result<MountPtr> mountVpk(const QString& path, const ByteSourcePtr& bytes, const Limits& limits) {
  if (const auto directory = vpkDirectoryOf(path)) {
    return mountVpkFile(*directory, limits);
  }
  const auto* file = dynamic_cast<const FileBytes*>(bytes.get());
  return file && file->path() == path ? mountVpkFile(path, limits) : mountDirectory(path, bytes, limits);
}

Result<MountPtr> mountVpkFile(const QString& path, const Limits& limits) {
  static Mounted mounted;
  return mounted.get(path, limits);
}

} // namespace vitrine::formats::source
