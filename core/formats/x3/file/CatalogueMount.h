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

/// The DAT beside the catalogue at `path`: of the same stem, whatever the catalogue's first line says, and without
/// regard to case. Empty: there is none.
QString dataFileOf(const QString& path);

/// The bytes of a DAT as they are meant: all are XORed with the same number. Read by range, never whole.
ByteSourcePtr makeDataSource(ByteSourcePtr coded);

/// The DAT beside the catalogue at `path`, decoded.
Result<ByteSourcePtr> openData(const QString& path);

/// The catalogue at `path` and the DAT beside it. `coded`: the bytes of the CAT, which `findings` name.
Result<MountPtr> mountCatalogue(const QString& path, const ByteSource& coded, const Limits& limits,
                                Diagnostics& findings);

} // namespace vitrine::formats::x3
