#pragma once

#include "core/bytes/FileBytes.h"
#include "core/formats/api/ArchivePath.h"
#include "core/formats/api/BytesPath.h"
#include "core/formats/api/FormatRegistry.h"

namespace vitrine::formats {

/// Treatment of files that are of no known format.
enum class UnknownFiles {
  Refuse,  ///< opening fails with the reason
  AsBytes, ///< they are opened by RawFormat, with the reason as the document's sceneError: files that no format
           ///< recognises, and those that the format of the options cannot read
};

/// Options to open a file with.
struct OpenOptions {
  QHash<QString, QString> formatOptions; ///< --option key=value
  QStringList gameFolders; ///< --game PLACE: folders (ContentLocator::searchPathsIn) and archives, searched first
  QStringList addedPlaces; ///< folders and archives as well, searched last
  base::Limits limits;
  LoadPurpose purpose = LoadPurpose::Everything;
  bool counts = false; ///< LoadContext::counts
  QString format; ///< id of the format to read the file by, whatever it looks like; empty: the one that recognises it
  UnknownFiles unknown = UnknownFiles::Refuse;
  std::uint64_t wholeFileLimit = bytes::FileBytes::kWholeFileLimit; ///< larger ones are read by range
};

/// True for a failure that lies in what the bytes of a file say: RawFormat can show them all the same.
bool isAboutContent(const Error& error);

/// A document and where its files are looked for.
struct Opened {
  DocumentPtr document;
  const Format* format = nullptr;
  const ContentLocator* locator = nullptr; ///< of the format's family
  std::shared_ptr<files::Vfs> vfs;
  std::vector<SearchPath> searchPaths; ///< mounted, besides the container the file is in; in the order of search

  /// Context to find the document's files with, for every purpose and without counts. References must outlive it.
  LoadContext contextFor(const OpenOptions& options, base::Progress& progress, base::Diagnostics& diagnostics,
                         files::MissingFiles& missing) const;
};

/// A file as its head alone tells it.
struct Recognised {
  const Format* format = nullptr;             ///< null: nobody knows this file
  const ContainerFormat* container = nullptr; ///< the format, when the file can be browsed like a folder
  FileSummary summary = {};
  const char* foreign = nullptr; ///< without a format its foreignKind; may be null
};

/// Opens files: reads, recognises, mounts, loads. Used alike by the window (on a worker) and the command line. Paths
/// may lead through an archive (ArchivePath): the archive is mounted first of all, then the search paths of its own; or
/// to bytes of a file (BytesPath). Stateless beyond the registry; thread-safe.
class Opener {
public:
  explicit Opener(const FormatRegistry& registry) : m_registry(registry) {}

  const FormatRegistry& registry() const { return m_registry; }

  /// Cancellation comes back as ErrorCode::Cancelled, want of memory as LimitReached; nothing is thrown.
  Result<Opened> open(const QString& path, const OpenOptions& options, base::Progress& progress) const;

  /// Document as from open, for bytes already at hand.
  Result<Opened> openSource(const Source& source, const OpenOptions& options, base::Progress& progress) const;

  /// Recognition by the head alone.
  Result<Recognised> recognise(const QString& path) const;
  /// The same of a file in an archive that is mounted already. `path`: for its name.
  Result<Recognised> recogniseEntry(const QString& path, const files::Mount& archive,
                                    const files::MountEntry& entry) const;

  /// Mounts one more place that the user names - a folder (ContentLocator::searchPathsIn says what it stands for) or a
  /// file with others in it - behind those that are there. What was mounted: nothing when all of it was there already,
  /// an Error when nothing could be. `opened.vfs` may be in use meanwhile, `opened.searchPaths` not.
  Result<std::vector<SearchPath>> addPlace(Opened& opened, const QString& place, const base::Limits& limits = {}) const;

  /// True for an archive, and for a document that carries the files it needs (ContainerFormat).
  bool holdsFiles(const document::Document& document) const;
  /// The files in the container at `path` on disk, to be browsed like a folder. An Error when it is none.
  Result<MountPtr> mountArchive(const QString& path, const base::Limits& limits = {}) const;

private:
  struct OuterContainer;

  Result<OuterContainer> containerAt(const QString& path, const base::Limits& limits) const;
  Result<Opened> openInside(const QString& path, const ArchivePath& place, const std::optional<BytesPath>& part,
                            const OpenOptions& options, base::Progress& progress) const;
  Result<Opened> openFrom(const Source& source, const OuterContainer* outer, const OpenOptions& options,
                          base::Progress& progress) const;
  /// The format that options or content name; null: nobody knows the file.
  Result<const Format*> formatFor(const Probe& head, const OpenOptions& options) const;
  Result<Opened> openBy(const Format& format, const Probe& head, const Source& source, const OuterContainer* outer,
                        const OpenOptions& options, base::Progress& progress) const;
  Result<Opened> openAsBytes(const Error& reason, const Source& source, const OpenOptions& options,
                             base::Progress& progress) const;
  void mountAll(Opened& opened, const std::vector<SearchPath>& proposed, const OpenOptions& options,
                base::Diagnostics& diagnostics) const;
  Result<Recognised> recogniseHead(const QString& path, Bytes head, std::uint64_t size) const;

  const FormatRegistry& m_registry;
};

} // namespace vitrine::formats
