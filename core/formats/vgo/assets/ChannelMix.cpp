#include "core/formats/vgo/assets/ChannelMix.h"

#include <QStringList>

#include <algorithm>
#include <cmath>

namespace vitrine::formats::vgo {
namespace {

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

} // namespace vitrine::formats::vgo
