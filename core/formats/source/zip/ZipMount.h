#pragma once

#include "core/files/Mount.h"
#include "core/formats/source/zip/ZipDirectory.h"

#include <QHash>

#include <set>

namespace vitrine::formats::source {

/// A zip archive as a mount: a map's pakfile, a plain zip. Names are compared without case; of equal names the last
/// counts, as in zip tools. Immutable and thread-safe.
class ZipMount final : public files::Mount {
public:
  /// `archive` must be the source that `directory` was read from; `name` is shown to the user.
  ZipMount(QString name, ByteSourcePtr archive, ZipDirectory directory);

  QString name() const override { return m_name; }
  std::optional<files::MountEntry> find(const QString& path) const override;
  std::vector<files::MountEntry> list(const QString& folder) const override;
  /// Damaged when the data ends early or does not fit its checksum.
  Result<ByteSourcePtr> open(const files::MountEntry& entry, const Limits& limits) const override;

  const ZipDirectory& directory() const { return m_directory; }

private:
  struct Folder {
    QString path; ///< as first spelled
    std::vector<files::MountEntry> entries;
    std::set<QString> folders; ///< normalised paths of those in `entries`
  };

  void addToFolder(std::size_t index);
  Folder& folderOf(const QString& spelled, const QString& normalised);

  QString m_name;
  ByteSourcePtr m_archive;
  ZipDirectory m_directory;
  QHash<QString, std::size_t> m_byPath; ///< normalised path -> entry
  QHash<QString, Folder> m_folders;     ///< normalised path -> what is directly inside
};

} // namespace vitrine::formats::source
