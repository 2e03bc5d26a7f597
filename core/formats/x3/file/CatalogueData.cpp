#include "core/formats/x3/file/CatalogueData.h"

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
                  base::translate("formats", "%1, which holds the members, is not beside it").arg(wanted), path));
  }
  auto coded = bytes::FileBytes::open(file, 0);
  if (!coded) {
    return std::unexpected(coded.error());
  }
  return makeDataSource(*coded);
}

} // namespace vitrine::formats::x3
