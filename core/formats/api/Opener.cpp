#include "core/formats/api/Opener.h"

#include "core/formats/api/ForeignFormats.h"
#include "core/formats/api/Mounting.h"

#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <iterator>
#include <new>

namespace vitrine::formats {
namespace {

Error unrecognised(const QString& path, const char* kind) {
  return Error::of(ErrorCode::WrongFormat, foreignReason(kind), path);
}

/// Why `format` could not load the file. Where it took the file by its name and found something else inside, the name
/// of that says more.
Error refusal(const Format& format, const Probe& head, const QString& path, Error error) {
  const bool other = error.code == ErrorCode::WrongFormat && format.score(head) <= kScoreByName;
  if (const char* kind = other ? foreignFormat(head.head) : nullptr) {
    return unrecognised(path, kind);
  }
  if (error.path.isEmpty()) {
    error.path = path;
  }
  return error;
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
  auto carrier = Mounting(m_registry, limits).carrier(path);
  if (!carrier) {
    return std::unexpected(carrier.error());
  }
  auto roots = carrier->format->roots(path);
  std::erase_if(roots, [&](const ProposedRoot& root) { return samePlace(root, {path, {}}); });
  return Archive{std::move(carrier->mount), std::move(roots)};
}

Result<MountPtr> Opener::mountArchive(const QString& path, const base::Limits& limits) const {
  auto carrier = Mounting(m_registry, limits).carrier(path);
  if (!carrier) {
    return std::unexpected(carrier.error());
  }
  return std::move(carrier->mount);
}

Result<std::vector<ProposedRoot>> Opener::addPlace(Opened& opened, const QString& place,
                                                   const base::Limits& limits) const {
  const Mounting mounting(m_registry, limits);
  std::vector<ProposedRoot> added;
  std::optional<Error> refused;
  for (ProposedRoot& root : mounting.rootsOf(*opened.format, place)) {
    const bool known = std::ranges::any_of(opened.roots, [&](const auto& there) { return samePlace(there, root); });
    if (known) {
      continue;
    }
    auto mount = mounting.mount(root);
    if (mount) {
      opened.vfs->append(std::move(*mount));
      opened.roots.push_back(root);
      added.push_back(std::move(root));
    } else if (!refused) {
      refused = mount.error();
    }
  }
  if (added.empty() && refused) {
    return std::unexpected(std::move(*refused));
  }
  return added;
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
  const Format* format = head->size > 0 ? m_registry.recognise(*head) : nullptr;
  if (!format) {
    return std::unexpected(unrecognised(source.path, foreignKind(*head)));
  }
  Opened opened{nullptr, format, std::make_shared<files::Vfs>(), {}};
  base::Diagnostics diagnostics;
  if (archive) {
    opened.vfs->append(archive->mount);
  }
  mountRoots(opened, archive ? archive->roots : format->roots(source.path), options, diagnostics);
  files::MissingFiles missing;
  LoadContext context{*opened.vfs,    diagnostics,           missing,        progress,
                      options.limits, options.formatOptions, options.purpose};
  try {
    auto document = format->load(source, context);
    if (!document) {
      return std::unexpected(refusal(*format, *head, source.path, document.error()));
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

/// Mounts where what a file refers to is looked for: the places the user gave, then the roots, then places that were
/// added because something was missing. Nothing is looked for on behalf of an archive.
void Opener::mountRoots(Opened& opened, const std::vector<ProposedRoot>& roots, const OpenOptions& options,
                        base::Diagnostics& diagnostics) const {
  if (opened.format->info().archive) {
    return;
  }
  const Mounting mounting(m_registry, options.limits);
  std::vector<ProposedRoot> wanted;
  const auto addAll = [&](const QStringList& places) {
    for (const QString& place : places) {
      std::ranges::move(mounting.rootsOf(*opened.format, place), std::back_inserter(wanted));
    }
  };
  addAll(options.gameFolders);
  std::ranges::copy(roots, std::back_inserter(wanted));
  addAll(options.addedPlaces);
  for (ProposedRoot& root : wanted) {
    const bool known = std::ranges::any_of(opened.roots, [&](const auto& there) { return samePlace(there, root); });
    auto mount = known ? Result<MountPtr>() : mounting.mount(root);
    if (!mount) {
      diagnostics.note(
          QStringLiteral("%1 (%2) is not looked through: %3").arg(root.path, root.reason, mount.error().reason()));
    } else if (!known) {
      opened.vfs->append(std::move(*mount));
      opened.roots.push_back(std::move(root));
    }
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
  return format ? Recognised{format, format->glance(*known)} : Recognised{nullptr, {}, foreignKind(*known)};
}

} // namespace vitrine::formats
