#pragma once

#include "core/formats/api/FormatRegistry.h"

namespace vitrine::formats {

/// What to open a file with.
struct OpenOptions {
  QHash<QString, QString> formatOptions; ///< --option key=value
  QStringList gameFolders;               ///< --game DIR: content roots, searched first
  base::Limits limits;
  LoadPurpose purpose = LoadPurpose::Everything;
};

/// A document and where its files are looked for.
struct Opened {
  DocumentPtr document;
  const Format* format = nullptr;
  std::shared_ptr<files::Vfs> vfs;
  std::vector<ProposedRoot> roots; ///< folders that were mounted on their own
};

/// What the head of a file tells.
struct Recognised {
  const Format* format = nullptr; ///< null: nobody knows this file
  Glance glance;
};

/// Opens files: reads, recognises, mounts, loads. Used alike by the window (on a worker) and the command line.
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

private:
  const FormatRegistry& m_registry;
};

} // namespace vitrine::formats
