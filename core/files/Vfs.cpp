#include "core/files/Vfs.h"

#include "core/base/Translate.h"
#include "core/files/ReadNote.h"

#include <QSet>

#include <mutex>

namespace vitrine::files {

void Vfs::append(MountPtr mount) {
  const std::unique_lock lock(m_mutex);
  m_mounts.push_back(std::move(mount));
}

void Vfs::prepend(MountPtr mount) {
  const std::unique_lock lock(m_mutex);
  m_mounts.insert(m_mounts.begin(), std::move(mount));
}

std::vector<MountPtr> Vfs::mounts() const {
  const std::shared_lock lock(m_mutex);
  return m_mounts;
}

std::optional<Vfs::Found> Vfs::find(const QString& path) const {
  for (const MountPtr& mount : mounts()) {
    if (auto entry = mount->find(path); entry && !entry->folder) {
      return Found{mount, std::move(*entry)};
    }
  }
  return std::nullopt;
}

std::vector<MountEntry> Vfs::list(const QString& folder) const {
  std::vector<MountEntry> all;
  QSet<QString> names;
  for (const MountPtr& mount : mounts()) {
    for (MountEntry& entry : mount->list(folder)) {
      const QString name = entry.path.toLower();
      if (!names.contains(name)) {
        names.insert(name);
        all.push_back(std::move(entry));
      }
    }
  }
  return all;
}

Result<Bytes> Vfs::read(const QString& path, const Limits& limits) const {
  const auto found = find(path);
  if (!found) {
    return std::unexpected(
        Error::of(ErrorCode::NotFound, base::translate("formats", "not found in any mounted folder or archive"), path));
  }
  return contentOf(*found, limits);
}

Result<Bytes> contentOf(const Vfs::Found& found, const Limits& limits) {
  const auto source = found.mount->open(found.entry, limits);
  if (!source) {
    return std::unexpected(source.error());
  }
  if ((*source)->size() > limits.maxDecodedBytes) {
    return std::unexpected(Error::of(ErrorCode::LimitReached,
                                     base::translate("formats", "larger than the limit allows"), found.entry.path));
  }
  ReadNote::add(found.mount->name(), found.entry.path);
  return (*source)->readAll();
}

} // namespace vitrine::files
