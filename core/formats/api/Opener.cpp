#include "core/formats/api/Opener.h"

#include "core/base/Translate.h"
#include "core/formats/api/ForeignFormats.h"
#include "core/formats/api/MountFactory.h"

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

bool isKnown(const Opened& opened, const SearchPath& path) {
  return std::ranges::any_of(opened.searchPaths, [&](const SearchPath& known) { return samePlace(known, path); });
}

} // namespace

/// The container that a path leads through.
struct Opener::OuterContainer {
  MountPtr mount;
  std::vector<SearchPath> searchPaths;
  base::Diagnostics findings;
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
  const auto outer = containerAt(place.file, options.limits);
  if (!outer) {
    return std::unexpected(outer.error());
  }
  const auto entry = outer->mount->find(place.inner);
  if (!entry || entry->folder) {
    const QString what =
        entry ? base::translate("formats", "%1 is a folder of %2") : base::translate("formats", "there is no %1 in %2");
    return std::unexpected(Error::of(ErrorCode::NotFound, what.arg(place.inner, fileName(place.file)), path));
  }
  auto source = outer->mount->open(*entry, options.limits);
  if (!source) {
    return std::unexpected(source.error());
  }
  return openFrom({path, std::move(*source)}, &*outer, options, progress);
}

Result<Opener::OuterContainer> Opener::containerAt(const QString& path, const base::Limits& limits) const {
  base::Diagnostics findings;
  auto container = MountFactory(m_registry, limits, findings).mountContainer(path);
  if (!container) {
    return std::unexpected(container.error());
  }
  auto searchPaths = m_registry.locatorOf(*container->format).searchPaths(path, container->format->info());
  std::erase_if(searchPaths, [&](const SearchPath& one) { return samePlace(one, {path, {}}); });
  return OuterContainer{std::move(container->mount), std::move(searchPaths), findings};
}

bool Opener::holdsFiles(const document::Document& document) const {
  const Format* format = m_registry.byId(document.formatId);
  return format && m_registry.containerOf(*format);
}

Result<MountPtr> Opener::mountArchive(const QString& path, const base::Limits& limits) const {
  base::Diagnostics untold; // there is no document yet
  return MountFactory(m_registry, limits, untold).mountArchive(path);
}

Result<std::vector<SearchPath>> Opener::addPlace(Opened& opened, const QString& place,
                                                 const base::Limits& limits) const {
  base::Diagnostics untold; // the document is there already
  const MountFactory mounts(m_registry, limits, untold);
  std::vector<SearchPath> added;
  std::optional<Error> refused;
  for (SearchPath& path : searchPathsOf(place, *opened.locator)) {
    if (isKnown(opened, path)) {
      continue;
    }
    auto mount = mounts.mount(path);
    if (mount) {
      opened.vfs->append(std::move(*mount));
      opened.searchPaths.push_back(path);
      added.push_back(std::move(path));
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

Result<Opened> Opener::openFrom(const Source& source, const OuterContainer* outer, const OpenOptions& options,
                                base::Progress& progress) const {
  const auto head = probe(source.path, *source.bytes);
  if (!head) {
    return std::unexpected(head.error());
  }
  const Format* format = head->size > 0 ? m_registry.recognise(*head) : nullptr;
  if (!format) {
    return std::unexpected(unrecognised(source.path, foreignKind(*head)));
  }
  Opened opened{nullptr, format, &m_registry.locatorOf(*format), std::make_shared<files::Vfs>(), {}};
  base::Diagnostics diagnostics = outer ? outer->findings : base::Diagnostics();
  if (outer) {
    opened.vfs->append(outer->mount);
  }
  mountAll(opened, outer ? outer->searchPaths : opened.locator->searchPaths(source.path, format->info()), options,
           diagnostics);
  files::MissingFiles missing;
  LoadContext context{*opened.vfs,    diagnostics,           missing,         progress,
                      options.limits, options.formatOptions, options.purpose, options.counts};
  try {
    auto document = format->load(source, context);
    if (!document) {
      return std::unexpected(refusal(*format, *head, source.path, document.error()));
    }
    opened.document = std::move(*document);
    return opened;
  } catch (const base::Cancelled&) {
    return std::unexpected(Error::of(ErrorCode::Cancelled, base::translate("formats", "cancelled"), source.path));
  } catch (const std::bad_alloc&) {
    return std::unexpected(
        Error::of(ErrorCode::LimitReached, base::translate("formats", "there is not enough memory"), source.path));
  }
}

/// Mounts where what a file refers to is searched for: the places the user gave, then those proposed, then places that
/// were added because something was missing. Nothing is searched for on behalf of an archive.
void Opener::mountAll(Opened& opened, const std::vector<SearchPath>& proposed, const OpenOptions& options,
                      base::Diagnostics& diagnostics) const {
  if (opened.format->info().archive) {
    return;
  }
  const MountFactory mounts(m_registry, options.limits, diagnostics);
  std::vector<SearchPath> wanted;
  const auto addAll = [&](const QStringList& places) {
    for (const QString& place : places) {
      std::ranges::move(searchPathsOf(place, *opened.locator), std::back_inserter(wanted));
    }
  };
  addAll(options.gameFolders);
  std::ranges::copy(proposed, std::back_inserter(wanted));
  addAll(options.addedPlaces);
  for (SearchPath& path : wanted) {
    const bool known = isKnown(opened, path);
    auto mount = known ? Result<MountPtr>() : mounts.mount(path);
    if (!mount) {
      diagnostics.note(base::translate("formats", "%1 (%2) is not looked through: %3")
                           .arg(path.path, path.reason, mount.error().reason()),
                       base::Unplaced::Machine);
    } else if (!known) {
      opened.vfs->append(std::move(*mount));
      opened.searchPaths.push_back(std::move(path));
    }
  }
}

Result<Recognised> Opener::recognise(const QString& path) const {
  if (const auto inside = ArchivePath::of(path)) {
    const auto archive = mountArchive(inside->file);
    const auto entry = archive ? (*archive)->find(inside->inner) : std::nullopt;
    if (!entry || entry->folder) {
      return std::unexpected(Error::of(ErrorCode::NotFound, base::translate("formats", "there is no such file"), path));
    }
    return recogniseEntry(path, **archive, *entry);
  }
  // A FIFO would block: the browser asks this of every file of a folder.
  if (!QFileInfo(path).isFile()) {
    return std::unexpected(
        Error::of(ErrorCode::Unreadable, base::translate("formats", "this is not a regular file"), path));
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
  return format ? Recognised{format, m_registry.containerOf(*format), format->summarize(*known)}
                : Recognised{.foreign = foreignKind(*known)};
}

} // namespace vitrine::formats
