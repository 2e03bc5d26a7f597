#include "core/formats/x3/file/CatalogueMount.h"

#include "core/base/Translate.h"
#include "core/bytes/FileBytes.h"

#include <QDir>
#include <QFileInfo>

namespace vitrine::formats::x3 {
namespace {

constexpr auto kDataKey = std::byte{0x33};

class DataSource final : public ByteSource {
public:
  explicit DataSource(ByteSourcePtr coded) : m_coded(std::move(coded)) {}

  std::uint64_t size() const override { return m_coded->size(); }

  Result<Bytes> read(std::uint64_t offset, std::uint64_t size) const override {
    const auto coded = m_coded->read(offset, size);
    if (!coded) {
      return coded;
    }
    std::vector<std::byte> plain(coded->span().begin(), coded->span().end());
    for (std::byte& each : plain) {
      each ^= kDataKey;
    }
    return Bytes::adopt(std::move(plain));
  }

private:
  ByteSourcePtr m_coded;
};

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

QString dataFileOf(const QString& path) {
  const QFileInfo file(path);
  const QString wanted = file.completeBaseName() + QStringLiteral(".dat");
  const QFileInfo exact(file.dir(), wanted);
  if (exact.isFile()) {
    return exact.filePath();
  }
  const QFileInfoList files = file.dir().entryInfoList(QDir::Files, QDir::Name);
  for (const QFileInfo& each : files) {
    if (each.fileName().compare(wanted, Qt::CaseInsensitive) == 0) {
      return each.filePath();
    }
  }
  return {};
}

ByteSourcePtr makeDataSource(ByteSourcePtr coded) {
  return std::make_shared<DataSource>(std::move(coded));
}

Result<ByteSourcePtr> openData(const QString& path) {
  const QString file = dataFileOf(path);
  if (file.isEmpty()) {
    const QString wanted = QFileInfo(path).completeBaseName() + QStringLiteral(".dat");
    return std::unexpected(
        Error::of(ErrorCode::NotFound,
                  base::translate("formats", "%1, which contains the members, is not next to it").arg(wanted), path));
  }
  auto coded = bytes::FileBytes::open(file, 0);
  if (!coded) {
    return std::unexpected(coded.error());
  }
  return makeDataSource(*coded);
}

CatalogueMount::CatalogueMount(QString name, Catalogue catalogue, ByteSourcePtr data)
    : ArchiveMount(std::move(name), indexOf(catalogue)), m_catalogue(std::move(catalogue)), m_data(std::move(data)) {}

Result<ByteSourcePtr> CatalogueMount::openAt(std::size_t index, const Limits&) const {
  const CatalogueMember& member = m_catalogue.members[index];
  const std::uint64_t there = m_data->size();
  if (member.offset > there || member.size > there - member.offset) {
    return std::unexpected(Error::damaged(
        base::translate("formats", "it lies past the end of the DAT, which has %1 bytes").arg(there), member.offset));
  }
  return bytes::makeSubSource(m_data, member.offset, member.size);
}

Result<MountPtr> mountCatalogue(const QString& path, const ByteSource& coded, const Limits& limits,
                                Diagnostics& findings) {
  if (coded.size() > limits.maxDecodedBytes) {
    return std::unexpected(Error::of(
        ErrorCode::LimitReached, base::translate("formats", "the catalogue is larger than the limit allows"), path));
  }
  const auto bytes = coded.readAll();
  if (!bytes) {
    return std::unexpected(bytes.error());
  }
  auto catalogue = readCatalogue(catalogueText(*bytes), {}, limits, findings);
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
