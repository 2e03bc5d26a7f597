#pragma once

#include "core/bytes/FileBytes.h"
#include "core/formats/api/ArchivePath.h"
#include "core/formats/api/FormatRegistry.h"

namespace vitrine::formats {

/// What to open a file with.
struct OpenOptions {
  QHash<QString, QString> formatOptions; ///< --option key=value
  QStringList gameFolders;               ///< --game PLACE: folders (Format::rootsIn) and archives, searched first
  QStringList addedPlaces;               ///< folders and archives as well, searched last
  base::Limits limits;
  LoadPurpose purpose = LoadPurpose::Everything;
  std::uint64_t wholeFileLimit = bytes::FileBytes::kWholeFileLimit; ///< larger ones are read by range
};

/// A document and where its files are looked for.
struct Opened {
  DocumentPtr document;
  const Format* format = nullptr;
  std::shared_ptr<files::Vfs> vfs;
  std::vector<ProposedRoot> roots; ///< what was mounted besides the archive the file is in, in the order of search
};

/// What the head of a file tells.
struct Recognised {
  const Format* format = nullptr; ///< null: nobody knows this file
  Glance glance;
  const char* foreign = nullptr; ///< then its foreignKind; may be null

  /// Whether it can be looked into like a folder.
  bool holdsFiles() const { return format && (format->info().archive || format->info().carriesFiles); }
};

/// Opens files: reads, recognises, mounts, loads. Used alike by the window (on a worker) and the command line. Paths
/// may lead through an archive (ArchivePath): the archive is mounted first of all, then the roots of its own path.
/// Stateless beyond the registry; thread-safe.
class Opener {
public:
  explicit Opener(const FormatRegistry& registry) : m_registry(registry) {}

  const FormatRegistry& registry() const { return m_registry; }

  /// Cancellation comes back as ErrorCode::Cancelled, want of memory as LimitReached; nothing is thrown.
  Result<Opened> open(const QString& path, const OpenOptions& options, base::Progress& progress) const;

  /// As open, for bytes already at hand.
  Result<Opened> openSource(const Source& source, const OpenOptions& options, base::Progress& progress) const;

  /// Only looks at the head.
  Result<Recognised> recognise(const QString& path) const;
  /// The same of a file in an archive that is mounted already. `path`: for its name.
  Result<Recognised> recogniseEntry(const QString& path, const files::Mount& archive,
                                    const files::MountEntry& entry) const;

  /// Mounts one more place that the user names - a folder (Format::rootsIn of the document's format says what it stands
  /// for) or a file with others in it - behind those that are there. What was mounted: nothing when all of it was there
  /// already, an Error when nothing could be. `opened.vfs` may be in use meanwhile, `opened.roots` not.
  Result<std::vector<ProposedRoot>> addPlace(Opened& opened, const QString& place,
                                             const base::Limits& limits = {}) const;

  /// The files in the one at `path` on disk, to be browsed like a folder: an archive, or what carries others
  /// (FormatInfo::carriesFiles). An Error when it is neither.
  Result<MountPtr> mountArchive(const QString& path, const base::Limits& limits = {}) const;

private:
  struct Archive;

  Result<Archive> archiveAt(const QString& path, const base::Limits& limits) const;
  Result<Opened> openInside(const QString& path, const ArchivePath& place, const OpenOptions& options,
                            base::Progress& progress) const;
  Result<Opened> openFrom(const Source& source, const Archive* archive, const OpenOptions& options,
                          base::Progress& progress) const;
  void mountRoots(Opened& opened, const std::vector<ProposedRoot>& roots, const OpenOptions& options,
                  base::Diagnostics& diagnostics) const;
  Result<Recognised> recogniseHead(const QString& path, Bytes head, std::uint64_t size) const;

  const FormatRegistry& m_registry;
};

} // namespace vitrine::formats
