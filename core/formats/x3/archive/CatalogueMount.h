#pragma once

#include "core/files/ArchiveIndex.h"
#include "core/formats/x3/archive/Catalogue.h"

namespace vitrine::formats::x3 {

/// A CAT/DAT pair as a mount. Gives members as they are: packed ones packed. Immutable and thread-safe.
class CatalogueMount final : public files::Mount {
public:
  /// `data`: the DAT, decoded (makeDataSource). `name`: the catalogue's path.
  CatalogueMount(QString name, Catalogue catalogue, ByteSourcePtr data);

  QString name() const override { return m_name; }
  std::optional<files::MountEntry> find(const QString& path) const override { return m_index.find(path); }
  std::vector<files::MountEntry> list(const QString& folder) const override { return m_index.list(folder); }
  Result<ByteSourcePtr> open(const files::MountEntry& entry, const Limits& limits) const override;

private:
  QString m_name;
  Catalogue m_catalogue;
  ByteSourcePtr m_data;
  files::ArchiveIndex m_index;
};

/// The catalogue at `path` and the DAT beside it. `coded`: the bytes of the CAT.
Result<MountPtr> mountCatalogue(const QString& path, const ByteSource& coded, const Limits& limits);

} // namespace vitrine::formats::x3
