#include "core/formats/vgo/assets/PictureRef.h"

#include <QStringList>

#include <algorithm>
#include <cmath>

namespace vitrine::formats::vgo {
namespace {

constexpr QLatin1StringView kFolder("pictures");
constexpr QLatin1StringView kLetters("rgba");

using Curve = std::array<std::byte, 256>;

Curve curveOf(const ChannelMix::Part& part) {
  Curve curve;
  for (std::size_t value = 0; value < curve.size(); ++value) {
    const float share = static_cast<float>(value) / 255.0F;
    const float mixed = std::clamp(part.atZero + share * (part.atFull - part.atZero), 0.0F, 1.0F);
    curve[value] = static_cast<std::byte>(std::lround(mixed * 255.0F));
  }
  return curve;
}

std::optional<ChannelMix::Part> partOf(const QString& text) {
  const QStringList fields = text.split(QLatin1Char(':'));
  const qsizetype channel = fields.front().size() == 1 ? kLetters.indexOf(fields.front().front()) : -1;
  bool zeroFits = false;
  bool fullFits = false;
  if (fields.size() != 3 || channel < 0) {
    return std::nullopt;
  }
  const ChannelMix::Part part{static_cast<int>(channel), fields[1].toFloat(&zeroFits), fields[2].toFloat(&fullFits)};
  return zeroFits && fullFits ? std::optional(part) : std::nullopt;
}

} // namespace

QString ChannelMix::text() const {
  QStringList fields;
  for (const Part& part : parts) {
    fields << QStringLiteral("%1:%2:%3")
                  .arg(QChar(kLetters[part.channel]))
                  .arg(static_cast<double>(part.atZero))
                  .arg(static_cast<double>(part.atFull));
  }
  return fields.join(QLatin1Char(','));
}

std::optional<ChannelMix> ChannelMix::fromText(const QString& text) {
  const QStringList fields = text.split(QLatin1Char(','));
  ChannelMix mix;
  if (static_cast<std::size_t>(fields.size()) != mix.parts.size()) {
    return std::nullopt;
  }
  for (std::size_t i = 0; i < mix.parts.size(); ++i) {
    const auto part = partOf(fields[static_cast<qsizetype>(i)]);
    if (!part) {
      return std::nullopt;
    }
    mix.parts[i] = *part;
  }
  return mix;
}

image::ImagePtr ChannelMix::of(const image::Image& file) const {
  constexpr std::size_t kTexel = 4;
  const Bytes& from = file.picture(0).texels;
  std::vector<std::byte> texels(from.size(), std::byte{0xff});
  for (std::size_t part = 0; part < parts.size(); ++part) {
    const Curve curve = curveOf(parts[part]);
    const std::byte* channel = from.data() + parts[part].channel;
    for (std::size_t texel = 0; texel + kTexel <= texels.size(); texel += kTexel) {
      texels[texel + part] = curve[std::to_integer<std::size_t>(channel[texel])];
    }
  }
  auto mixed = std::make_shared<image::Image>();
  mixed->width = file.width;
  mixed->height = file.height;
  mixed->pictures.push_back({file.width, file.height, Bytes::adopt(std::move(texels))});
  return mixed;
}

QString PictureRef::path() const {
  const QString file = QStringLiteral("%1/%2").arg(kFolder).arg(accessor);
  return mix ? file + QLatin1Char('/') + mix->text() : file;
}

std::optional<PictureRef> PictureRef::fromPath(const QString& path) {
  const QStringList parts = path.split(QLatin1Char('/'));
  PictureRef ref;
  bool isNumber = false;
  if (parts.size() < 2 || parts.size() > 3 || parts[0] != kFolder) {
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
