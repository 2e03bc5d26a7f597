#include "core/formats/vgo/assets/PictureRef.h"

#include <QStringList>

namespace vitrine::formats::vgo {
namespace {

constexpr auto kFolder = "pictures";

} // namespace

QString PictureRef::path() const {
  const QString file = QStringLiteral("%1/%2").arg(QLatin1StringView(kFolder)).arg(accessor);
  return mix ? file + QLatin1Char('/') + mix->text() : file;
}

std::optional<PictureRef> PictureRef::fromPath(const QString& path) {
  const QStringList parts = path.split(QLatin1Char('/'));
  PictureRef ref;
  bool isNumber = false;
  if (parts.size() < 2 || parts.size() > 3 || parts[0] != QLatin1StringView(kFolder)) {
    return std::nullopt;
  }
  ref.accessor = parts[1].toInt(&isNumber);
  if (parts.size() > 2) {
    ref.mix = ChannelMix::fromText(parts[2]);
    isNumber = isNumber && ref.mix.has_value();
  }
  return isNumber ? std::optional(ref) : std::nullopt;
}

} // namespace vitrine::formats::vgo
