#include "core/formats/api/Opener.h"

#include "core/base/Translate.h"
#include "core/formats/api/ForeignFormats.h"
#include "core/formats/api/MountFactory.h"
#include "core/formats/api/RawFormat.h"

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

/// The bytes that `part` names of a file; all of them where it names none.
Result<Source> cutOut(Source source, const std::optional<BytesPath>& part) {
  if (!part) {
    return source;
  }
  const std::uint64_t size = source.bytes->size();
  if (part->size == 0 || part->offset >= size || part->size > size - part->offset) {
    return std::unexpected(
        Error::of(ErrorCode::NotFound, base::translate("formats", "the file does not have these bytes"), source.path));
  }
  return Source{source.path, bytes::makeSubSource(source.bytes, part->offset, part->size)};
}

/// Loads a document for the purpose of the options. Cancellation and want of memory are errors.
template <class Load>
Result<DocumentPtr> loadGuarded(const QString& path, const OpenOptions& options, LoadContext context, Load load) {
  context.purpose = options.purpose;
  context.counts = options.counts;
  try {
    return load(context);
  } catch (const base::Cancelled&) {
    return std::unexpected(Error::of(ErrorCode::Cancelled, base::translate("formats", "cancelled"), path));
  } catch (const std::bad_alloc&) {
    return std::unexpected(
        Error::of(ErrorCode::LimitReached, base::translate("formats", "there is not enough memory"), path));
  }
}

QString fileName(const QString& path) {
  return QFileInfo(path).fileName();
}

bool isKnown(const Opened& opened, const SearchPath& path) {
  return std::ranges::any_of(opened.searchPaths, [&](const SearchPath& known) { return samePlace(known, path); });
}

} // namespace

bool isAboutContent(const Error& error) {
  return error.code == ErrorCode::WrongFormat || error.code == ErrorCode::Unsupported ||
         error.code == ErrorCode::Damaged || error.code == ErrorCode::LimitReached;
}

LoadContext Opened::contextFor(const OpenOptions& options, base::Progress& progress, base::Diagnostics& diagnostics,
                               files::MissingFiles& missing) const {
  return {*vfs, diagnostics, missing, progress, options.limits, options.formatOptions};
}

/// The container that a path leads through.
struct Opener::OuterContainer {
  MountPtr mount;
  std::vector<SearchPath> searchPaths;
  base::Diagnostics findings;
};

Result<Opened> Opener::open(const QString& path, const OpenOptions& options, base::Progress& progress) const {
  const auto part = BytesPath::of(path);
  const QString whole = part ? part->file : path;
  if (const auto inside = ArchivePath::of(whole)) {
    return openInside(path, *inside, part, options, progress);
  }
  auto file = bytes::FileBytes::open(whole, options.wholeFileLimit);
  if (!file) {
    return std::unexpected(file.error());
  }
  auto source = cutOut({path, *file}, part);
  return source ? openSource(*source, options, progress) : std::unexpected(std::move(source.error()));
}

Result<Opened> Opener::openInside(const QString& path, const ArchivePath& place, const std::optional<BytesPath>& part,
                                  const OpenOptions& options, base::Progress& progress) const {
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
  auto bytes = outer->mount->open(*entry, options.limits);
  if (!bytes) {
    return std::unexpected(bytes.error());
  }
  auto source = cutOut({path, std::move(*bytes)}, part);
  return source ? openFrom(*source, &*outer, options, progress) : std::unexpected(std::move(source.error()));
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

Result<const Format*> Opener::formatFor(const Probe& head, const OpenOptions& options) const {
  if (options.format.isEmpty()) {
    return head.size > 0 ? m_registry.recognise(head) : nullptr;
  }
  const Format* format = options.format == RawFormat::id() ? &RawFormat::instance() : m_registry.byId(options.format);
  if (!format) {
    return std::unexpected(
        Error::of(ErrorCode::NotFound, base::translate("formats", "there is no format %1").arg(options.format)));
  }
  return format;
}

Result<Opened> Opener::openFrom(const Source& source, const OuterContainer* outer, const OpenOptions& options,
                                base::Progress& progress) const {
  const auto head = probe(source.path, *source.bytes);
  if (!head) {
    return std::unexpected(head.error());
  }
  const auto format = formatFor(*head, options);
  if (!format) {
    return std::unexpected(format.error());
  }
  auto opened = *format ? openBy(**format, *head, source, outer, options, progress)
                        : Result<Opened>(std::unexpected(unrecognised(source.path, foreignKind(*head))));
  const bool asBytes =
      options.unknown == UnknownFiles::AsBytes && head->size > 0 && (!*format || !options.format.isEmpty());
  if (!opened && asBytes && isAboutContent(opened.error())) {
    return openAsBytes(opened.error(), source, options, progress);
  }
  return opened;
}

Result<Opened> Opener::openBy(const Format& format, const Probe& head, const Source& source,
                              const OuterContainer* outer, const OpenOptions& options, base::Progress& progress) const {
  Opened opened{nullptr, &format, &m_registry.locatorOf(format), std::make_shared<files::Vfs>(), {}};
  base::Diagnostics diagnostics = outer ? outer->findings : base::Diagnostics();
  if (outer) {
    opened.vfs->append(outer->mount);
  }
  mountAll(opened, outer ? outer->searchPaths : opened.locator->searchPaths(source.path, format.info()), options,
           diagnostics);
  files::MissingFiles missing;
  auto document = loadGuarded(source.path, options, opened.contextFor(options, progress, diagnostics, missing),
                              [&](LoadContext& context) { return format.load(source, context); });
  if (!document) {
    return std::unexpected(refusal(format, head, source.path, document.error()));
  }
  opened.document = std::move(*document);
  return opened;
}

Result<Opened> Opener::openAsBytes(const Error& reason, const Source& source, const OpenOptions& options,
                                   base::Progress& progress) const {
  const RawFormat& format = RawFormat::instance();
  Opened opened{nullptr, &format, &m_registry.locatorOf(format), std::make_shared<files::Vfs>(), {}};
  base::Diagnostics diagnostics;
  files::MissingFiles missing;
  auto document = loadGuarded(source.path, options, opened.contextFor(options, progress, diagnostics, missing),
                              [&](LoadContext& context) { return format.loadBecause(reason, source, context); });
  if (!document) {
    return std::unexpected(std::move(document.error()));
  }
  opened.document = std::move(*document);
  return opened;
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
      diagnostics.note(
          base::translate("formats", "%1 (%2) is not searched: %3").arg(path.path, path.reason, mount.error().reason()),
          base::Unplaced::Machine);
    } else if (!known) {
      opened.vfs->append(std::move(*mount));
      opened.searchPaths.push_back(std::move(path));
    }
  }
}

Result<Recognised> Opener::recognise(const QString& path) const {
  if (const auto part = BytesPath::of(path); part && !ArchivePath::of(part->file)) {
    const auto file = bytes::FileBytes::open(part->file, kProbeBytes);
    auto source = file ? cutOut({path, *file}, part) : Result<Source>(std::unexpected(file.error()));
    auto head = source ? source->bytes->readClipped(0, kProbeBytes) : Result<Bytes>(std::unexpected(source.error()));
    return head ? recogniseHead(path, std::move(*head), part->size) : std::unexpected(std::move(head.error()));
  }
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
