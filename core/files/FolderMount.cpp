#include "core/files/FolderMount.h"

#include "core/bytes/FileBytes.h"

#include <QDir>
#include <QFileInfo>

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

const MountEntry* FolderMount::Listing::find(const QString& name) const {
  if (const auto exact = byName.constFind(name); exact != byName.cend()) {
    return &entries[*exact];
  }
  const auto folded = byLowerName.constFind(name.toLower());
  return folded == byLowerName.cend() ? nullptr : &entries[*folded];
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
      made->byName.insert(info.fileName(), made->entries.size());
      if (const QString lower = info.fileName().toLower(); !made->byLowerName.contains(lower)) {
        made->byLowerName.insert(lower, made->entries.size());
      }
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
  std::optional<MountEntry> found = MountEntry{QString(), 0, true};
  for (const QString& part : relative->split(QLatin1Char('/'), Qt::SkipEmptyParts)) {
    if (!found->folder) {
      return std::nullopt;
    }
    const MountEntry* entry = listing(found->path).find(part);
    if (!entry) {
      return std::nullopt;
    }
    found = *entry;
  }
  return found;
}

std::vector<MountEntry> FolderMount::list(const QString& folder) const {
  const auto found = find(folder);
  return found && found->folder ? listing(found->path).entries : std::vector<MountEntry>();
}

Result<ByteSourcePtr> FolderMount::open(const MountEntry& entry, const Limits&) const {
  const auto found = find(entry.path);
  if (!found || found->folder) {
    return std::unexpected(Error::of(ErrorCode::NotFound, QStringLiteral("there is no such file"), entry.path));
  }
  auto file = FileBytes::open(m_root + QLatin1Char('/') + found->path);
  if (!file) {
    return std::unexpected(file.error());
  }
  return ByteSourcePtr(*file);
}

} // namespace vitrine::files
