#include "core/formats/source/vtf/file/VtfPixels.h"

#include "core/bytes/ByteReader.h"
#include "core/formats/source/vtf/records/VtfHeader.h"
#include "core/image/Bc6h.h"
#include "core/image/Bc7.h"
#include "core/image/ChannelBlocks.h"

#include <QFloat16>

#include <cmath>
#include <cstring>

namespace vitrine::formats::source {
namespace {

using image::PixelFormat;

constexpr std::byte kOpaque{255};

struct Rgba {
  std::byte r{0};
  std::byte g{0};
  std::byte b{0};
  std::byte a = kOpaque;
};

/// Loop over texels for a function that turns one stored texel into Rgba.
template <std::uint32_t kBytes, Rgba (*kTexel)(const std::byte*)>
void each(const std::byte* in, std::uint32_t width, std::uint32_t height, std::byte* out) {
  const std::size_t count = std::size_t{width} * height;
  for (std::size_t i = 0; i < count; ++i, in += kBytes, out += 4) {
    const Rgba texel = kTexel(in);
    out[0] = texel.r;
    out[1] = texel.g;
    out[2] = texel.b;
    out[3] = texel.a;
  }
}

// High bits are repeated into the low ones, so that full stays full (docs/formats/source-assets.md, "VTF").
std::byte from5(std::uint32_t v) {
  return static_cast<std::byte>((v & 31) << 3 | (v & 31) >> 2);
}
std::byte from6(std::uint32_t v) {
  return static_cast<std::byte>((v & 63) << 2 | (v & 63) >> 4);
}
std::byte from4(std::uint32_t v) {
  return static_cast<std::byte>((v & 15) * 17);
}
std::byte from10(std::uint32_t v) {
  return static_cast<std::byte>((v & 1023) >> 2);
}

Rgba bluescreen(Rgba texel) {
  const bool key = texel.r == std::byte{0} && texel.g == std::byte{0} && texel.b == kOpaque;
  return key ? Rgba{std::byte{0}, std::byte{0}, std::byte{0}, std::byte{0}} : texel;
}

Rgba abgr8888(const std::byte* p) {
  return {p[3], p[2], p[1], p[0]};
}
Rgba rgb888(const std::byte* p) {
  return {p[0], p[1], p[2]};
}
Rgba bgr888(const std::byte* p) {
  return {p[2], p[1], p[0]};
}
Rgba rgb888Bluescreen(const std::byte* p) {
  return bluescreen(rgb888(p));
}
Rgba bgr888Bluescreen(const std::byte* p) {
  return bluescreen(bgr888(p));
}
Rgba i8(const std::byte* p) {
  return {p[0], p[0], p[0]};
}
Rgba ia88(const std::byte* p) {
  return {p[0], p[0], p[0], p[1]};
}
Rgba a8(const std::byte* p) {
  return {std::byte{0}, std::byte{0}, std::byte{0}, p[0]};
}
// Written by every tool at hand as G,B,A,R, whatever the name says.
Rgba argb8888(const std::byte* p) {
  return {p[3], p[0], p[1], p[2]};
}
Rgba bgra8888(const std::byte* p) {
  return {p[2], p[1], p[0], p[3]};
}
Rgba bgrx8888(const std::byte* p) {
  return {p[2], p[1], p[0]};
}
Rgba rgbx8888(const std::byte* p) {
  return {p[0], p[1], p[2]};
}
Rgba uv88(const std::byte* p) {
  return {p[0], p[1], std::byte{0}};
}
Rgba rgb565(const std::byte* p) {
  const std::uint32_t v = bytes::loadU16(p);
  return {from5(v), from6(v >> 5), from5(v >> 11)};
}
Rgba bgr565(const std::byte* p) {
  const std::uint32_t v = bytes::loadU16(p);
  return {from5(v >> 11), from6(v >> 5), from5(v)};
}
Rgba bgrx5551(const std::byte* p) {
  const std::uint32_t v = bytes::loadU16(p);
  return {from5(v >> 10), from5(v >> 5), from5(v)};
}
Rgba bgra5551(const std::byte* p) {
  Rgba texel = bgrx5551(p);
  texel.a = static_cast<std::byte>((bytes::loadU16(p) >> 15) * 255);
  return texel;
}
Rgba bgra4444(const std::byte* p) {
  const std::uint32_t v = bytes::loadU16(p);
  return {from4(v >> 8), from4(v >> 4), from4(v), from4(v >> 12)};
}
Rgba rgba1010102(const std::byte* p) {
  const std::uint32_t v = bytes::loadU32(p);
  return {from10(v), from10(v >> 10), from10(v >> 20), static_cast<std::byte>((v >> 30) * 85)};
}
Rgba bgra1010102(const std::byte* p) {
  const Rgba swapped = rgba1010102(p);
  return {swapped.b, swapped.g, swapped.r, swapped.a};
}

void storeHalf(std::byte* out, float value) {
  const qfloat16 half(value);
  std::memcpy(out, &half, sizeof half);
}

/// Half floats for formats with more than eight bits: `kChannels` numbers per texel of `kBytes` bytes, the rest 0 and
/// alpha 1.
template <int kChannels, int kBytes, float (*kNumber)(const std::byte*)>
void numbers(const std::byte* in, std::uint32_t width, std::uint32_t height, std::byte* out) {
  const std::size_t count = std::size_t{width} * height;
  for (std::size_t i = 0; i < count; ++i) {
    for (int channel = 0; channel < 4; ++channel, out += 2) {
      storeHalf(out, channel < kChannels ? kNumber(in + channel * kBytes) : channel == 3 ? 1.0F : 0.0F);
    }
    in += kChannels * kBytes;
  }
}

float float32(const std::byte* p) {
  return bytes::loadF32(p);
}
float float16(const std::byte* p) {
  qfloat16 half;
  std::memcpy(&half, p, sizeof half);
  return half;
}
float fixed4_12(const std::byte* p) {
  return static_cast<float>(bytes::loadU16(p)) / 4096.0F;
}

void hdrBgra(const std::byte* in, std::uint32_t width, std::uint32_t height, std::byte* out) {
  const std::size_t count = std::size_t{width} * height;
  for (std::size_t i = 0; i < count; ++i, in += 4, out += 8) {
    const float scale = std::to_integer<int>(in[3]) / 255.0F * 16.0F;
    for (int channel = 0; channel < 3; ++channel) {
      storeHalf(out + 2 * channel, std::to_integer<int>(in[2 - channel]) / 255.0F * scale);
    }
    storeHalf(out + 6, 1.0F);
  }
}

void fillOpaque(std::byte* out, std::size_t texels) {
  for (std::size_t i = 0; i < texels; ++i, out += 4) {
    out[0] = out[1] = out[2] = std::byte{0};
    out[3] = kOpaque;
  }
}

void ati1n(const std::byte* in, std::uint32_t width, std::uint32_t height, std::byte* out) {
  fillOpaque(out, std::size_t{width} * height);
  image::decodeChannelBlocks(in, image::kChannelBlockBytes, width, height, out);
}

void bc6h(const std::byte* in, std::uint32_t width, std::uint32_t height, std::byte* out) {
  image::decodeBc6h(in, width, height, out);
}

void bc7(const std::byte* in, std::uint32_t width, std::uint32_t height, std::byte* out) {
  image::decodeBc7(in, width, height, out);
}

void ati2n(const std::byte* in, std::uint32_t width, std::uint32_t height, std::byte* out) {
  constexpr std::size_t kBlock = 2 * image::kChannelBlockBytes;
  fillOpaque(out, std::size_t{width} * height);
  image::decodeChannelBlocks(in, kBlock, width, height, out);
  image::decodeChannelBlocks(in + image::kChannelBlockBytes, kBlock, width, height, out + 1);
}

template <std::uint32_t kBytes, Rgba (*kTexel)(const std::byte*)>
constexpr VtfPixelFormat texels(const char* name, bool alpha = false) {
  return {name, kBytes, false, alpha, PixelFormat::Rgba8, &each<kBytes, kTexel>};
}

template <int kChannels, int kBytes, float (*kNumber)(const std::byte*)>
constexpr VtfPixelFormat wide(const char* name) {
  return {name, kChannels * kBytes, false, kChannels == 4, PixelFormat::Rgba16F, &numbers<kChannels, kBytes, kNumber>};
}

constexpr VtfPixelFormat plain(const char* name, std::uint32_t unitBytes, bool blocks, PixelFormat target) {
  return {name, unitBytes, blocks, target != PixelFormat::Bc1, target, nullptr};
}

/// Versions before 7.5 have three more console formats in front of these, which moves them
/// (docs/formats/source-assets.md, "VTF").
std::int32_t currentId(std::int32_t id, std::uint32_t minor) {
  return minor < 5 && id >= 36 && id <= 38 ? id - 3 : id;
}

} // namespace

std::uint64_t VtfPixelFormat::storedBytes(std::uint32_t width, std::uint32_t height) const {
  const std::uint64_t columns = blocks ? (std::uint64_t{width} + 3) / 4 : width;
  const std::uint64_t rows = blocks ? (std::uint64_t{height} + 3) / 4 : height;
  return columns * rows * unitBytes;
}

std::optional<VtfPixelFormat> vtfPixelFormat(std::int32_t id, std::uint32_t minor, std::uint32_t flags) {
  // Some tools set the eight-bit flag on DXT1, which cannot have more than one.
  const bool dxt1Alpha = (flags & (kVtfOneBitAlpha | kVtfEightBitAlpha)) != 0;
  switch (currentId(id, minor)) {
  case 0:
    return plain("RGBA8888", 4, false, PixelFormat::Rgba8);
  case 1:
    return texels<4, abgr8888>("ABGR8888", true);
  case 2:
    return texels<3, rgb888>("RGB888");
  case 3:
    return texels<3, bgr888>("BGR888");
  case 4:
    return texels<2, rgb565>("RGB565");
  case 5:
    return texels<1, i8>("I8");
  case 6:
    return texels<2, ia88>("IA88", true);
  case 8:
    return texels<1, a8>("A8", true);
  case 9:
    return texels<3, rgb888Bluescreen>("RGB888_BLUESCREEN", true);
  case 10:
    return texels<3, bgr888Bluescreen>("BGR888_BLUESCREEN", true);
  case 11:
    return texels<4, argb8888>("ARGB8888", true);
  case 12:
    return texels<4, bgra8888>("BGRA8888", true);
  case 13:
    return plain("DXT1", 8, true, dxt1Alpha ? PixelFormat::Bc1Alpha : PixelFormat::Bc1);
  case 14:
    return plain("DXT3", 16, true, PixelFormat::Bc2);
  case 15:
    return plain("DXT5", 16, true, PixelFormat::Bc3);
  case 16:
    return texels<4, bgrx8888>("BGRX8888");
  case 17:
    return texels<2, bgr565>("BGR565");
  case 18:
    return texels<2, bgrx5551>("BGRX5551");
  case 19:
    return texels<2, bgra4444>("BGRA4444", true);
  case 20:
    return plain("DXT1_ONEBITALPHA", 8, true, PixelFormat::Bc1Alpha);
  case 21:
    return texels<2, bgra5551>("BGRA5551", true);
  case 22:
    return texels<2, uv88>("UV88");
  case 23:
    return plain("UVWQ8888", 4, false, PixelFormat::Rgba8);
  case 24:
    return plain("RGBA16161616F", 8, false, PixelFormat::Rgba16F);
  case 25:
    return wide<4, 2, fixed4_12>("RGBA16161616");
  case 26:
    return plain("UVLX8888", 4, false, PixelFormat::Rgba8);
  case 27:
    return wide<1, 4, float32>("R32F");
  case 28:
    return wide<3, 4, float32>("RGB323232F");
  case 29:
    return wide<4, 4, float32>("RGBA32323232F");
  case 30:
    return wide<2, 2, float16>("RG1616F");
  case 31:
    return wide<2, 4, float32>("RG3232F");
  case 32:
    return texels<4, rgbx8888>("RGBX8888");
  case 34:
    return VtfPixelFormat{"ATI2N", 16, true, false, PixelFormat::Rgba8, &ati2n};
  case 35:
    return VtfPixelFormat{"ATI1N", 8, true, false, PixelFormat::Rgba8, &ati1n};
  case 36:
    return texels<4, rgba1010102>("RGBA1010102", true);
  case 37:
    return texels<4, bgra1010102>("BGRA1010102", true);
  case 38:
    return wide<1, 2, float16>("R16F");
  case 69:
    return texels<1, i8>("R8");
  case 66: // of Titanfall; the others of Strata Source
  case 71:
    return VtfPixelFormat{"BC6H", image::kBc6hBlockBytes, true, false, PixelFormat::Rgba16F, &bc6h};
  case 67:
  case 70:
    return VtfPixelFormat{"BC7", image::kBc7BlockBytes, true, true, PixelFormat::Rgba8, &bc7};
  default:
    return std::nullopt;
  }
}

VtfPixelFormat vtfHdrBgra() {
  return {"BGRA8888", 4, false, false, PixelFormat::Rgba16F, &hdrBgra};
}

QString vtfFormatName(std::int32_t id, std::uint32_t minor) {
  if (const auto known = vtfPixelFormat(id, minor, 0)) {
    return QLatin1String(known->name);
  }
  switch (currentId(id, minor)) {
  case 7:
    return QStringLiteral("P8");
  case 33:
    return QStringLiteral("NULL");
  default:
    return QStringLiteral("format %1").arg(id);
  }
}

} // namespace vitrine::formats::source
