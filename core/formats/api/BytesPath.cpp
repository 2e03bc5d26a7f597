#include "core/formats/api/BytesPath.h"

#include <QFileInfo>
#include <QRegularExpression>

namespace vitrine::formats {

std::optional<BytesPath> BytesPath::of(const QString& path) {
  static const QRegularExpression kForm(
      QStringLiteral("^(.+)[/\\\\]@0x([0-9a-fA-F]{1,16})\\+0x([0-9a-fA-F]{1,16})(\\.[0-9A-Za-z]+)?$"),
      QRegularExpression::DotMatchesEverythingOption);
  const QRegularExpressionMatch match = kForm.match(path);
  if (!match.hasMatch() || QFileInfo::exists(path)) {
    return std::nullopt;
  }
  constexpr int kHex = 16;
  return BytesPath{match.captured(1), match.captured(2).toULongLong(nullptr, kHex),
                   match.captured(3).toULongLong(nullptr, kHex)};
}

QString BytesPath::to(const QString& path, std::uint64_t offset, std::uint64_t size, const QString& extension) {
  const auto outer = of(path);
  const std::uint64_t start = outer ? outer->offset + offset : offset;
  const QString ending = extension.isEmpty() ? QString() : QLatin1Char('.') + extension;
  return QStringLiteral("%1/@0x%2+0x%3%4").arg(outer ? outer->file : path).arg(start, 0, 16).arg(size, 0, 16).arg(ending);
}

} // namespace vitrine::formats
