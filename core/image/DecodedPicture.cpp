#include "core/image/DecodedPicture.h"

#include "core/image/NewPicture.h"

#include <QFloat16>

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>

namespace vitrine::image {
namespace {

constexpr std::size_t kHalvesBytes = 8;

/// Channel that is shown alone; -1: several are.
int aloneChannel(Channels channels) {
  return channels < Channels::Red ? -1 : static_cast<int>(channels) - static_cast<int>(Channels::Red);
}

std::uint8_t byteOf(float value) {
  return static_cast<std::uint8_t>(std::lround(std::clamp(value, 0.0F, 1.0F) * 255.0F));
}

/// sRGB bytes of half floats, by their 16 bits: there are few of them, and a power for each texel is slow.
class HalfCurve {
public:
  HalfCurve(float exposure, bool isEncoded) : m_bytes(65536) {
    for (std::uint32_t bits = 0; bits < m_bytes.size(); ++bits) {
      const auto half = std::bit_cast<qfloat16>(static_cast<std::uint16_t>(bits));
      const float value = static_cast<float>(half) * exposure;
      const float inRange = std::isnan(value) ? 0.0F : std::clamp(value, 0.0F, 1.0F);
      m_bytes[bits] = byteOf(isEncoded ? linearToSrgb(inRange) : inRange);
    }
  }
  std::uint8_t byteAt(const std::byte* at) const {
    std::uint16_t bits = 0;
    std::memcpy(&bits, at, sizeof bits);
    return m_bytes[bits];
  }

private:
  std::vector<std::uint8_t> m_bytes;
};

void showChannels(const std::array<std::uint8_t, 4>& texel, Channels channels, uchar* out) {
  const int alone = aloneChannel(channels);
  for (int i = 0; i < 3; ++i) {
    out[i] = texel[static_cast<std::size_t>(alone < 0 ? i : alone)];
  }
  out[3] = channels == Channels::Rgba ? texel[3] : 255;
}

QImage::Format formatOf(Channels channels) {
  return channels == Channels::Rgba ? QImage::Format_RGBA8888 : QImage::Format_RGBX8888;
}

} // namespace

DecodedPicture::DecodedPicture(ImagePtr image, const PictureIndex& index) : m_image(std::move(image)) {
  const Image::Picture& picture = m_image->picture(index.mip, index.face, index.frame);
  m_size = QSize(static_cast<int>(picture.width), static_cast<int>(picture.height));
  if (m_image->format == PixelFormat::Rgba16F) {
    m_halves = picture.texels;
  } else {
    m_bytes = m_image->toQImage(index.mip, index.face, index.frame);
  }
}

QVector4D DecodedPicture::halvesAt(int x, int y) const {
  std::array<qfloat16, 4> halves;
  const auto texel =
      static_cast<std::size_t>(y) * static_cast<std::size_t>(m_size.width()) + static_cast<std::size_t>(x);
  std::memcpy(halves.data(), m_halves.data() + texel * kHalvesBytes, kHalvesBytes);
  return {static_cast<float>(halves[0]), static_cast<float>(halves[1]), static_cast<float>(halves[2]),
          static_cast<float>(halves[3])};
}

std::optional<std::array<std::uint8_t, 4>> DecodedPicture::bytesAt(QPoint texel) const {
  if (isHdr() || !QRect(QPoint(), m_size).contains(texel)) {
    return std::nullopt;
  }
  std::array<std::uint8_t, 4> bytes{};
  std::memcpy(bytes.data(), m_bytes.constScanLine(texel.y()) + std::ptrdiff_t{4} * texel.x(), bytes.size());
  return bytes;
}

QVector4D DecodedPicture::linearAt(QPoint texel) const {
  if (!QRect(QPoint(), m_size).contains(texel)) {
    return {};
  }
  if (isHdr()) {
    return halvesAt(texel.x(), texel.y());
  }
  const auto bytes = *bytesAt(texel);
  const auto linear = [](std::uint8_t byte) { return srgbToLinear(static_cast<float>(byte) / 255.0F); };
  return {linear(bytes[0]), linear(bytes[1]), linear(bytes[2]), static_cast<float>(bytes[3]) / 255.0F};
}

QImage DecodedPicture::shown(Channels channels, float exposure) const {
  if (isEmpty()) {
    return {};
  }
  QImage out = newPicture(m_size, formatOf(channels));
  std::optional<HalfCurve> colors;
  std::optional<HalfCurve> alpha;
  if (isHdr()) {
    colors.emplace(exposure, true);
    alpha.emplace(1.0F, false);
  }
  for (int y = 0; y < m_size.height(); ++y) {
    uchar* line = out.scanLine(y);
    const uchar* bytes = isHdr() ? nullptr : m_bytes.constScanLine(y);
    const std::byte* halves = isHdr() ? m_halves.data() + static_cast<std::size_t>(y) *
                                                              static_cast<std::size_t>(m_size.width()) * kHalvesBytes
                                      : nullptr;
    for (int x = 0; x < m_size.width(); ++x, line += 4) {
      std::array<std::uint8_t, 4> texel{};
      if (halves) {
        for (std::size_t i = 0; i < 4; ++i, halves += 2) {
          texel[i] = (i < 3 ? *colors : *alpha).byteAt(halves);
        }
      } else {
        std::memcpy(texel.data(), bytes + std::ptrdiff_t{4} * x, texel.size());
      }
      showChannels(texel, channels, line);
    }
  }
  return out;
}

ImagePtr DecodedPicture::withChannels(Channels channels) const {
  auto image = std::make_shared<Image>();
  image->width = static_cast<std::uint32_t>(m_size.width());
  image->height = static_cast<std::uint32_t>(m_size.height());
  image->hasAlpha = channels == Channels::Rgba;
  const std::size_t texels = std::size_t{image->width} * image->height;
  const int alone = aloneChannel(channels);
  std::vector<std::byte> out;
  if (isHdr()) {
    image->format = PixelFormat::Rgba16F;
    const std::byte* halves = m_halves.data();
    out.assign(halves, halves + texels * kHalvesBytes);
    for (std::byte* at = out.data(); alone >= 0 && at < out.data() + out.size(); at += kHalvesBytes) {
      std::array<std::byte, 2> value{at[2 * alone], at[2 * alone + 1]};
      for (int i = 0; i < 3; ++i) {
        std::ranges::copy(value, at + std::ptrdiff_t{2} * i);
      }
    }
  } else {
    const QImage picture = shown(channels);
    out.resize(texels * 4);
    for (int y = 0; y < m_size.height(); ++y) {
      const std::size_t lineBytes = std::size_t{image->width} * 4;
      std::memcpy(out.data() + static_cast<std::size_t>(y) * lineBytes, picture.constScanLine(y), lineBytes);
    }
  }
  image->pictures.push_back({image->width, image->height, Bytes::adopt(std::move(out))});
  return image;
}

std::vector<QImage> withHalves(QImage picture, int least) {
  std::vector<QImage> levels;
  while (std::max(picture.width(), picture.height()) / 2 >= least) {
    const QSize half(std::max(1, picture.width() / 2), std::max(1, picture.height() / 2));
    levels.push_back(picture);
    picture =
        picture.scaled(half, Qt::IgnoreAspectRatio, Qt::SmoothTransformation).convertToFormat(levels.front().format());
    if (picture.isNull()) {
      throw std::bad_alloc();
    }
  }
  levels.push_back(std::move(picture));
  return levels;
}

} // namespace vitrine::image
