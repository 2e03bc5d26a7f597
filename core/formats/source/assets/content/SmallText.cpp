#include "core/formats/source/assets/content/SmallText.h"

#include <QFile>
#include <QFileInfo>

namespace vitrine::formats::source {
namespace {

constexpr qint64 kMaxBytes = 1 << 20;

} // namespace

std::optional<Bytes> readSmallText(const QString& path) {
  // A FIFO would block.
  if (!QFileInfo(path).isFile()) {
    return std::nullopt;
  }
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly) || file.size() > kMaxBytes) {
    return std::nullopt;
  }
  return Bytes::adopt(file.read(kMaxBytes));
}

} // namespace vitrine::formats::source
