#include "core/formats/x3/archive/CatalogueMount.h"

#include "core/formats/x3/archive/CatalogueData.h"

#include <QFileInfo>

namespace vitrine::formats::x3 {

CatalogueMount::CatalogueMount(QString name, Catalogue catalogue, ByteSourcePtr data)
    : m_name(std::move(name)), m_catalogue(std::move(catalogue)), m_data(std::move(data)),
      m_index(files::ArchiveIndex::Equals::LastCounts) {
  m_index.reserve(m_catalogue.members.size());
  for (std::size_t i = 0; i < m_catalogue.members.size(); ++i) {
    if (const CatalogueMember& member = m_catalogue.members[i]; !member.shadowed) {
      m_index.add(member.path, member.size, i);
    }
  }
}

Result<ByteSourcePtr> CatalogueMount::open(const files::MountEntry& entry, const Limits&) const {
  const auto found = m_index.indexOf(entry.path);
  if (!found) {
    return std::unexpected(Error::of(ErrorCode::NotFound, QStringLiteral("there is no such file"), entry.path));
  }
  const CatalogueMember& member = m_catalogue.members[*found];
  const std::uint64_t there = m_data->size();
  if (member.offset > there || member.size > there - member.offset) {
    Error error = Error::damaged(QStringLiteral("it lies beyond the end of the DAT, which has %1 bytes").arg(there),
                                 member.offset);
    error.path = entry.path;
    return std::unexpected(std::move(error));
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
