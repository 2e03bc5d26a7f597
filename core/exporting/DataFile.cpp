#include "core/exporting/DataFile.h"

#include "core/bytes/WholeFile.h"
#include "core/exporting/ExportTexts.h"
#include "core/exporting/WriteTarget.h"

#include <QFileInfo>

namespace vitrine::exporting {

Result<void> checkNotOpened(const QString& path, const QString& opened) {
  const QFileInfo target(path);
  if (target.exists() && target.canonicalFilePath() == QFileInfo(opened).canonicalFilePath()) {
    return std::unexpected(Error::of(ErrorCode::WriteFailed, ExportTexts::tr("this is the opened file itself"), path));
  }
  return {};
}

Result<void> writeDataFile(const QString& path, const QString& opened, const DataWriter& write) {
  if (auto other = checkNotOpened(path, opened); !other) {
    return other;
  }
  if (auto free = checkFree(path, true); !free) {
    return free;
  }
  bytes::WholeFile file(path);
  if (!file.open(QIODevice::WriteOnly)) {
    return cannotWrite(path, file.errorString());
  }
  const auto written = write([&file](std::span<const std::byte> piece) {
    const auto size = static_cast<qint64>(piece.size());
    return file.write(reinterpret_cast<const char*>(piece.data()), size) == size;
  });
  if (!written) {
    return written;
  }
  return bytes::commitWhole(file) ? Result<void>() : cannotWrite(path, file.errorString());
}

} // namespace vitrine::exporting
