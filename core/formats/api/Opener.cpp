#include "core/formats/api/Opener.h"

#include "core/files/FolderMount.h"

#include <QFile>
#include <QFileInfo>

#include <new>

namespace vitrine::formats {
namespace {

Error unrecognised(const QString& path) {
  return Error::of(ErrorCode::WrongFormat, QStringLiteral("this is not a file of any format Vitrine knows"), path);
}

/// Where what a file refers to is looked for: the archive it is in, the folders the user gave, then the roots.
std::shared_ptr<files::Vfs> makeVfs(const MountPtr& archive, const QStringList& gameFolders,
                                    const std::vector<ProposedRoot>& roots) {
  auto vfs = std::make_shared<files::Vfs>();
  if (archive) {
    vfs->append(archive);
  }
  for (const QString& folder : gameFolders) {
    vfs->append(std::make_shared<files::FolderMount>(folder));
  }
  for (const ProposedRoot& root : roots) {
    vfs->append(std::make_shared<files::FolderMount>(root.path));
  }
  return vfs;
}

QString fileName(const QString& path) {
  return QFileInfo(path).fileName();
}

} // namespace

/// What a path leads through.
struct Opener::Archive {
  MountPtr mount;
  std::vector<ProposedRoot> roots;
};

Result<Opened> Opener::open(const QString& path, const OpenOptions& options, base::Progress& progress) const {
  if (const auto inside = ArchivePath::of(path)) {
    return openInside(path, *inside, options, progress);
  }
  auto file = bytes::FileBytes::open(path, options.wholeFileLimit);
  if (!file) {
    return std::unexpected(file.error());
  }
  return openSource({path, *file}, options, progress);
}

Result<Opened> Opener::openInside(const QString& path, const ArchivePath& place, const OpenOptions& options,
                                  base::Progress& progress) const {
  const auto archive = archiveAt(place.file, options.limits);
  if (!archive) {
    return std::unexpected(archive.error());
  }
  const auto entry = archive->mount->find(place.inner);
  if (!entry || entry->folder) {
    const QString what = entry ? QStringLiteral("%1 is a folder of %2") : QStringLiteral("there is no %1 in %2");
    return std::unexpected(Error::of(ErrorCode::NotFound, what.arg(place.inner, fileName(place.file)), path));
  }
  auto source = archive->mount->open(*entry, options.limits);
  if (!source) {
    return std::unexpected(source.error());
  }
  return openFrom({path, std::move(*source)}, &*archive, options, progress);
}

Result<Opener::Archive> Opener::archiveAt(const QString& path, const base::Limits& limits) const {
  const auto file = bytes::FileBytes::open(path);
  if (!file) {
    return std::unexpected(file.error());
  }
  const auto head = probe(path, **file);
  const Format* format = head ? m_registry.recognise(*head) : nullptr;
  if (!format || !format->info().archive) {
    return std::unexpected(
        Error::of(ErrorCode::WrongFormat, QStringLiteral("%1 is no archive").arg(fileName(path)), path));
  }
  auto mount = format->mount({path, *file}, limits);
  if (!mount) {
    return std::unexpected(mount.error());
  }
  return Archive{std::move(*mount), format->roots(path)};
}

Result<MountPtr> Opener::mountArchive(const QString& path, const base::Limits& limits) const {
  auto archive = archiveAt(path, limits);
  if (!archive) {
    return std::unexpected(archive.error());
  }
  return std::move(archive->mount);
}

Result<Opened> Opener::openSource(const Source& source, const OpenOptions& options, base::Progress& progress) const {
  return openFrom(source, nullptr, options, progress);
}

Result<Opened> Opener::openFrom(const Source& source, const Archive* archive, const OpenOptions& options,
                                base::Progress& progress) const {
  const auto head = probe(source.path, *source.bytes);
  if (!head) {
    return std::unexpected(head.error());
  }
  if (head->size == 0) {
    return std::unexpected(Error::of(ErrorCode::WrongFormat, QStringLiteral("the file is empty"), source.path));
  }
  const Format* format = m_registry.recognise(*head);
  if (!format) {
    return std::unexpected(unrecognised(source.path));
  }
  Opened opened{nullptr, format, nullptr, archive ? archive->roots : format->roots(source.path)};
  opened.vfs = makeVfs(archive ? archive->mount : nullptr, options.gameFolders, opened.roots);
  base::Diagnostics diagnostics;
  files::MissingFiles missing;
  LoadContext context{*opened.vfs,    diagnostics,           missing,        progress,
                      options.limits, options.formatOptions, options.purpose};
  try {
    auto document = format->load(source, context);
    if (!document) {
      Error error = document.error();
      if (error.path.isEmpty()) {
        error.path = source.path;
      }
      return std::unexpected(std::move(error));
    }
    opened.document = std::move(*document);
    return opened;
  } catch (const base::Cancelled&) {
    return std::unexpected(Error::of(ErrorCode::Cancelled, QStringLiteral("cancelled"), source.path));
  } catch (const std::bad_alloc&) {
    return std::unexpected(
        Error::of(ErrorCode::LimitReached, QStringLiteral("there is not enough memory"), source.path));
  }
}

Result<Recognised> Opener::recognise(const QString& path) const {
  if (const auto inside = ArchivePath::of(path)) {
    const auto archive = mountArchive(inside->file);
    const auto entry = archive ? (*archive)->find(inside->inner) : std::nullopt;
    if (!entry || entry->folder) {
      return std::unexpected(Error::of(ErrorCode::NotFound, QStringLiteral("there is no such file"), path));
    }
    return recogniseEntry(path, **archive, *entry);
  }
  // A FIFO would block: the browser asks this of every file of a folder.
  if (!QFileInfo(path).isFile()) {
    return std::unexpected(Error::of(ErrorCode::Unreadable, QStringLiteral("this is not a regular file"), path));
  }
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly)) {
    return std::unexpected(Error::of(ErrorCode::Unreadable, file.errorString(), path));
  }
  // Only the head is read: folders of large maps are listed this way.
  const auto size = static_cast<std::uint64_t>(file.size());
  return recogniseHead(path, Bytes::adopt(file.read(kProbeBytes)), size);
}

Result<Recognised> Opener::recogniseEntry(const QString& path, const files::Mount& archive,
                                          const files::MountEntry& entry) const {
  const auto source = archive.open(entry, {});
  if (!source) {
    return std::unexpected(source.error());
  }
  auto head = (*source)->readClipped(0, kProbeBytes);
  if (!head) {
    return std::unexpected(head.error());
  }
  return recogniseHead(path, std::move(*head), (*source)->size());
}

Result<Recognised> Opener::recogniseHead(const QString& path, Bytes head, std::uint64_t size) const {
  auto known = probe(path, *bytes::makeMemorySource(std::move(head)));
  known->size = size;
  const Format* format = m_registry.recognise(*known);
  return Recognised{format, format ? format->glance(*known) : Glance()};
}

} // namespace vitrine::formats
