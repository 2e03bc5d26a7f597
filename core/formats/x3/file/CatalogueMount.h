#pragma once

#include "core/files/ArchiveMount.h"
#include "core/formats/x3/file/Catalogue.h"

namespace vitrine::formats::x3 {

/// A CAT/DAT pair as a mount. Gives members as they are: packed ones packed. Immutable and thread-safe.
class CatalogueMount final : public files::ArchiveMount {
public:
  /// `data`: the DAT, decoded (makeDataSource). `name`: the catalogue's path.
  CatalogueMount(QString name, Catalogue catalogue, ByteSourcePtr data);

protected:
  Result<ByteSourcePtr> openAt(std::size_t index, const Limits& limits) const override;

private:
  Catalogue m_catalogue;
  ByteSourcePtr m_data;
};

/// The catalogue at `path` and the DAT beside it. `coded`: the bytes of the CAT.
Result<MountPtr> mountCatalogue(const QString& path, const ByteSource& coded, const Limits& limits);

} // namespace vitrine::formats::x3
