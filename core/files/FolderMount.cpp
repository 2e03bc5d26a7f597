#include "core/files/FolderMount.h"

#include "core/base/Translate.h"
#include "core/bytes/FileBytes.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace vitrine::files {
namespace {

bool insideRoot(const QFileInfo& info, const QString& root) {
  if (!info.isSymLink()) {
    return true;
  }
  const QString target = info.canonicalFilePath();
  return target == root || target.startsWith(root + QLatin1Char('/'));
}

} // namespace

FolderMount::FolderMount(const QString& folder) {
  const QString canonical = QFileInfo(folder).canonicalFilePath();
  m_root = canonical.isEmpty() ? QDir::cleanPath(folder) : canonical;
}

std::vector<const MountEntry*> FolderMount::Listing::find(const QString& name) const {
  std::vector<const MountEntry*> found;
  for (const std::size_t entry : byLowerName.value(name.toLower())) {
    found.push_back(&entries[entry]);
  }
  const auto spelt = [&name](const MountEntry* entry) {
    return QStringView(entry->path).mid(entry->path.lastIndexOf(QLatin1Char('/')) + 1) == name;
  };
  std::ranges::stable_partition(found, spelt);
  return found;
}

const FolderMount::Listing& FolderMount::listing(const QString& folder) const {
  const std::lock_guard lock(m_mutex);
  auto& known = m_listings[folder];
  if (!known) {
    auto made = std::make_shared<Listing>();
    const QDir dir(folder.isEmpty() ? m_root : m_root + QLatin1Char('/') + folder);
    const auto infos = dir.entryInfoList(QDir::Files | QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name);
    for (const QFileInfo& info : infos) {
      if (!insideRoot(info, m_root)) {
        continue;
      }
      const QString path = folder.isEmpty() ? info.fileName() : folder + QLatin1Char('/') + info.fileName();
      made->byLowerName[info.fileName().toLower()].push_back(made->entries.size());
      made->entries.push_back({path, static_cast<std::uint64_t>(info.size()), info.isDir()});
    }
    known = std::move(made);
  }
  return *known;
}

std::optional<MountEntry> FolderMount::find(const QString& path) const {
  const auto relative = relativePath(path);
  if (!relative) {
    return std::nullopt;
  }
  return find({QString(), 0, true}, relative->split(QLatin1Char('/'), Qt::SkipEmptyParts), 0);
}

/// A mod put together on another system may have both "Materials" and "materials": what one lacks is in the other.
std::optional<MountEntry> FolderMount::find(const MountEntry& from, const QStringList& parts, qsizetype next) const {
  if (next == parts.size()) {
    return from;
  }
  if (!from.folder) {
    return std::nullopt;
  }
  for (const MountEntry* entry : listing(from.path).find(parts[next])) {
    if (auto found = find(*entry, parts, next + 1)) {
      return found;
    }
  }
  return std::nullopt;
}

std::vector<MountEntry> FolderMount::list(const QString& folder) const {
  const auto found = find(folder);
  return found && found->folder ? listing(found->path).entries : std::vector<MountEntry>();
}

Result<ByteSourcePtr> FolderMount::open(const MountEntry& entry, const Limits&) const {
  const auto found = find(entry.path);
  if (!found || found->folder) {
    return std::unexpected(
        Error::of(ErrorCode::NotFound, base::translate("formats", "there is no such file"), entry.path));
  }
  const QString path = m_root + QLatin1Char('/') + found->path;
  auto file = FileBytes::open(path);
  if (!file) {
    return std::unexpected(file.error());
  }
  const std::lock_guard lock(m_mutex);
  m_opened.insert(path);
  return ByteSourcePtr(*file);
}

QStringList FolderMount::openedFiles() const {
  const std::lock_guard lock(m_mutex);
  QStringList files = m_opened.values();
  files.sort();
  return files;
}

} // namespace vitrine::files
