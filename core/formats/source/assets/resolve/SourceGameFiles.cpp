#include "core/formats/source/assets/resolve/SourceGameFiles.h"

#include "core/files/ReadNote.h"

namespace vitrine::formats::source {

std::optional<files::MountEntry> GameFiles::packed(const QString& path) const {
  const auto found = m_pakfile != nullptr ? m_pakfile->find(path) : std::nullopt;
  return found && !found->folder ? found : std::nullopt;
}

bool GameFiles::exists(const QString& path) const {
  if (packed(path)) {
    return true;
  }
  const auto found = m_context.vfs.find(path);
  return found && !found->entry.folder;
}

Result<Bytes> GameFiles::read(const QString& path) const {
  m_context.progress.check();
  const auto inside = packed(path);
  if (!inside) {
    return m_context.vfs.read(path, m_context.limits);
  }
  files::ReadNote::add(m_pakfile->name(), inside->path);
  const auto source = m_pakfile->open(*inside, m_context.limits);
  return source ? (*source)->readAll() : std::unexpected(source.error());
}

} // namespace vitrine::formats::source
