#pragma once

#include "core/formats/api/Format.h"

namespace vitrine::formats::source {

/// Files by their path in the game ("materials/concrete/wall01.vmt"): those packed into the map first, then those of
/// the mounts, without regard to case and slash direction. Of any thread; both must outlive it.
class GameFiles {
public:
  /// `pakfile` may be null.
  GameFiles(const files::Mount* pakfile, LoadContext& context) : m_pakfile(pakfile), m_context(context) {}

  /// The whole file. NotFound carries the path. Throws only base::Cancelled.
  Result<Bytes> read(const QString& path) const;
  bool exists(const QString& path) const;

private:
  std::optional<files::MountEntry> packed(const QString& path) const;

  const files::Mount* m_pakfile;
  LoadContext& m_context;
};

} // namespace vitrine::formats::source
