#include "core/formats/x3/file/CatalogueMount.h"

#include "core/base/Translate.h"
#include "core/formats/x3/file/CatalogueData.h"

#include <QFileInfo>

namespace vitrine::formats::x3 {

namespace {

files::ArchiveIndex indexOf(const Catalogue& catalogue) {
  files::ArchiveIndex index(files::ArchiveIndex::Equals::LastCounts);
  index.reserve(catalogue.members.size());
  for (std::size_t i = 0; i < catalogue.members.size(); ++i) {
    if (const CatalogueMember& member = catalogue.members[i]; !member.shadowed) {
      index.add(member.path, member.size, i);
    }
  }
  return index;
}

} // namespace

CatalogueMount::CatalogueMount(QString name, Catalogue catalogue, ByteSourcePtr data)
    : ArchiveMount(std::move(name), indexOf(catalogue)), m_catalogue(std::move(catalogue)), m_data(std::move(data)) {}

Result<ByteSourcePtr> CatalogueMount::openAt(std::size_t index, const Limits&) const {
  const CatalogueMember& member = m_catalogue.members[index];
  const std::uint64_t there = m_data->size();
  if (member.offset > there || member.size > there - member.offset) {
    return std::unexpected(Error::damaged(
        base::translate("formats", "it lies beyond the end of the DAT, which has %1 bytes").arg(there), member.offset));
  }
  return bytes::makeSubSource(m_data, member.offset, member.size);
}

Result<MountPtr> mountCatalogue(const QString& path, const ByteSource& coded, const Limits& limits) {
  if (coded.size() > limits.maxDecodedBytes) {
    return std::unexpected(
        Error::of(ErrorCode::LimitReached, QStringLiteral("the catalogue is larger than the limit allows"), path));
  }
  const auto bytes = coded.readAll();
  if (!bytes) {
    return std::unexpected(bytes.error());
  }
  Diagnostics ignored;
  auto catalogue = readCatalogue(catalogueText(*bytes), {}, limits, ignored);
  if (!catalogue) {
    return std::unexpected(catalogue.error());
  }
  auto data = openData(path);
  if (!data) {
    return std::unexpected(data.error());
  }
  const QString canonical = QFileInfo(path).canonicalFilePath();
  return std::make_shared<CatalogueMount>(canonical.isEmpty() ? path : canonical, std::move(*catalogue),
                                          std::move(*data));
}

} // namespace vitrine::formats::x3
