#pragma once

#include "core/files/Mount.h"
#include "core/formats/x3/archive/Catalogue.h"

#include <QHash>

namespace vitrine::formats::x3 {

/// A CAT/DAT pair as a mount. Gives members as they are: packed ones packed. Immutable and thread-safe.
class CatalogueMount final : public files::Mount {
public:
  /// `data`: the DAT, decoded (makeDataSource). `name`: the catalogue's path.
  CatalogueMount(QString name, Catalogue catalogue, ByteSourcePtr data);

  QString name() const override { return m_name; }
  std::optional<files::MountEntry> find(const QString& path) const override;
  std::vector<files::MountEntry> list(const QString& folder) const override;
  Result<ByteSourcePtr> open(const files::MountEntry& entry, const Limits& limits) const override;

private:
  struct Folder {
    QString path; ///< as first spelt
    std::vector<files::MountEntry> entries;
  };

  Folder& folderAt(const QString& spelt);

  QString m_name;
  Catalogue m_catalogue;
  ByteSourcePtr m_data;
  QHash<QString, std::size_t> m_byPath; ///< normalised path -> member
  QHash<QString, Folder> m_folders;     ///< normalised path -> what is directly inside
};

/// The catalogue at `path` and the DAT beside it. `coded`: the bytes of the CAT.
Result<MountPtr> mountCatalogue(const QString& path, const ByteSource& coded, const Limits& limits);

} // namespace vitrine::formats::x3
