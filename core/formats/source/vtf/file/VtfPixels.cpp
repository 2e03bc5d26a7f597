#include "core/formats/source/vtf/file/VtfPixels.h"

#include "core/bytes/ByteReader.h"
#include "core/formats/source/vtf/records/VtfHeader.h"
#include "core/image/Bc6h.h"
#include "core/image/Bc7.h"
#include "core/image/ChannelBlocks.h"
#include "core/image/PackedChannel.h"

#include <QFloat16>

#include <algorithm>
#include <array>
#include <cstring>

namespace vitrine::formats::source {
namespace {

using image::PixelFormat;

/// Takes texels of `kBytes` bytes apart by the masks of red, green, blue and alpha.
template <std::uint32_t kBytes, std::uint32_t... kMasks>
void unpack(const std::byte* in, std::uint32_t width, std::uint32_t height, std::byte* out) {
  image::unpackTexels({in, std::size_t{width} * height * kBytes}, kBytes, {kMasks...}, out);
}

/// The same of three bytes, of which a pure blue stands for nothing.
template <std::uint32_t... kMasks>
void unpackBluescreen(const std::byte* in, std::uint32_t width, std::uint32_t height, std::byte* out) {
  constexpr std::array kKey{std::byte{0}, std::byte{0}, std::byte{255}, std::byte{255}};
  unpack<3, kMasks...>(in, width, height, out);
  for (const std::byte* end = out + std::size_t{width} * height * 4; out != end; out += 4) {
    if (std::equal(kKey.begin(), kKey.end(), out)) {
      std::fill_n(out, 4, std::byte{0});
    }
  }
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

/// Blocks of one channel each, side by side, become the first channels.
template <std::uint32_t kChannels>
void channelBlocks(const std::byte* in, std::uint32_t width, std::uint32_t height, std::byte* out) {
  constexpr std::array kBlack{std::byte{0}, std::byte{0}, std::byte{0}, std::byte{255}};
  for (std::size_t texel = 0; texel < std::size_t{width} * height; ++texel) {
    std::ranges::copy(kBlack, out + 4 * texel);
  }
  for (std::uint32_t channel = 0; channel < kChannels; ++channel) {
    image::decodeChannelBlocks(in + channel * image::kChannelBlockBytes, kChannels * image::kChannelBlockBytes, width,
                               height, out + channel);
  }
}

template <std::uint32_t kBytes, std::uint32_t... kMasks>
constexpr VtfPixelFormat packed(const char* name, bool alpha = false) {
  return {name, kBytes, false, alpha, PixelFormat::Rgba8, &unpack<kBytes, kMasks...>};
}

template <int kChannels, int kBytes, float (*kNumber)(const std::byte*)>
constexpr VtfPixelFormat wide(const char* name) {
  return {name, kChannels * kBytes, false, kChannels == 4, PixelFormat::Rgba16F, &numbers<kChannels, kBytes, kNumber>};
}

constexpr VtfPixelFormat plain(const char* name, std::uint32_t unitBytes, PixelFormat target) {
  return {name, unitBytes, false, true, target, nullptr};
}

constexpr VtfPixelFormat blocks(const char* name, std::uint32_t unitBytes, PixelFormat target) {
  return {name, unitBytes, true, target != PixelFormat::Bc1, target, nullptr};
}

/// Format that has a name and is not read.
constexpr VtfPixelFormat unread(const char* name) {
  return {name, 0, false, false, PixelFormat::Rgba8, nullptr};
}

struct NumberedFormat {
  std::int32_t id;
  VtfPixelFormat format;
};

constexpr std::int32_t kDxt1 = 13;

constexpr auto kFormats = std::to_array<NumberedFormat>({
    {0, plain("RGBA8888", 4, PixelFormat::Rgba8)},
    {1, packed<4, 0xff000000, 0xff0000, 0xff00, 0xff>("ABGR8888", true)},
    {2, packed<3, 0xff, 0xff00, 0xff0000, 0>("RGB888")},
    {3, packed<3, 0xff0000, 0xff00, 0xff, 0>("BGR888")},
    {4, packed<2, 0x1f, 0x7e0, 0xf800, 0>("RGB565")},
    {5, packed<1, 0xff, 0xff, 0xff, 0>("I8")},
    {6, packed<2, 0xff, 0xff, 0xff, 0xff00>("IA88", true)},
    {7, unread("P8")},
    {8, packed<1, 0, 0, 0, 0xff>("A8", true)},
    {9, {"RGB888_BLUESCREEN", 3, false, true, PixelFormat::Rgba8, &unpackBluescreen<0xff, 0xff00, 0xff0000, 0>}},
    {10, {"BGR888_BLUESCREEN", 3, false, true, PixelFormat::Rgba8, &unpackBluescreen<0xff0000, 0xff00, 0xff, 0>}},
    // Written by every tool at hand as G,B,A,R, whatever the name says.
    {11, packed<4, 0xff000000, 0xff, 0xff00, 0xff0000>("ARGB8888", true)},
    {12, packed<4, 0xff0000, 0xff00, 0xff, 0xff000000>("BGRA8888", true)},
    {kDxt1, blocks("DXT1", 8, PixelFormat::Bc1)},
    {14, blocks("DXT3", 16, PixelFormat::Bc2)},
    {15, blocks("DXT5", 16, PixelFormat::Bc3)},
    {16, packed<4, 0xff0000, 0xff00, 0xff, 0>("BGRX8888")},
    {17, packed<2, 0xf800, 0x7e0, 0x1f, 0>("BGR565")},
    {18, packed<2, 0x7c00, 0x3e0, 0x1f, 0>("BGRX5551")},
    {19, packed<2, 0xf00, 0xf0, 0xf, 0xf000>("BGRA4444", true)},
    {20, blocks("DXT1_ONEBITALPHA", 8, PixelFormat::Bc1Alpha)},
    {21, packed<2, 0x7c00, 0x3e0, 0x1f, 0x8000>("BGRA5551", true)},
    {22, packed<2, 0xff, 0xff00, 0, 0>("UV88")},
    {23, plain("UVWQ8888", 4, PixelFormat::Rgba8)},
    {24, plain("RGBA16161616F", 8, PixelFormat::Rgba16F)},
    {25, wide<4, 2, fixed4_12>("RGBA16161616")},
    {26, plain("UVLX8888", 4, PixelFormat::Rgba8)},
    {27, wide<1, 4, float32>("R32F")},
    {28, wide<3, 4, float32>("RGB323232F")},
    {29, wide<4, 4, float32>("RGBA32323232F")},
    {30, wide<2, 2, float16>("RG1616F")},
    {31, wide<2, 4, float32>("RG3232F")},
    {32, packed<4, 0xff, 0xff00, 0xff0000, 0>("RGBX8888")},
    {33, unread("NULL")},
    {34, {"ATI2N", 16, true, false, PixelFormat::Rgba8, &channelBlocks<2>}},
    {35, {"ATI1N", 8, true, false, PixelFormat::Rgba8, &channelBlocks<1>}},
    {36, packed<4, 0x3ff, 0xffc00, 0x3ff00000, 0xc0000000>("RGBA1010102", true)},
    {37, packed<4, 0x3ff00000, 0xffc00, 0x3ff, 0xc0000000>("BGRA1010102", true)},
    {38, wide<1, 2, float16>("R16F")},
    {66,
     {"BC6H", image::kBc6hBlockBytes, true, false, PixelFormat::Rgba16F,
      &image::decodeBc6h}}, // this and the next of Titanfall
    {67, {"BC7", image::kBc7BlockBytes, true, true, PixelFormat::Rgba8, &image::decodeBc7}},
    {69, packed<1, 0xff, 0xff, 0xff, 0>("R8")}, // and those behind it of Strata Source
    {70, {"BC7", image::kBc7BlockBytes, true, true, PixelFormat::Rgba8, &image::decodeBc7}},
    {71, {"BC6H", image::kBc6hBlockBytes, true, false, PixelFormat::Rgba16F, &image::decodeBc6h}},
});

/// The row of a number. Versions before 7.5 have three more console formats in front of some, which moves them
/// (docs/formats/source-assets.md, "VTF"). Null: there is none.
const NumberedFormat* rowOf(std::int32_t id, std::uint32_t minor) {
  const std::int32_t current = minor < 5 && id >= 36 && id <= 38 ? id - 3 : id;
  const auto found = std::ranges::find(kFormats, current, &NumberedFormat::id);
  return found == kFormats.end() ? nullptr : &*found;
}

} // namespace

std::uint64_t VtfPixelFormat::storedBytes(std::uint32_t width, std::uint32_t height) const {
  const std::uint64_t columns = blocks ? (std::uint64_t{width} + 3) / 4 : width;
  const std::uint64_t rows = blocks ? (std::uint64_t{height} + 3) / 4 : height;
  return columns * rows * unitBytes;
}

image::Image::Picture VtfPixelFormat::picture(std::uint32_t width, std::uint32_t height, const Bytes& stored) const {
  if (convert == nullptr) {
    return {width, height, stored};
  }
  std::vector<std::byte> out(static_cast<std::size_t>(image::pictureBytes(target, width, height)));
  convert(stored.data(), width, height, out.data());
  return {width, height, Bytes::adopt(std::move(out))};
}

std::optional<VtfPixelFormat> vtfPixelFormat(std::int32_t id, std::uint32_t minor, std::uint32_t flags) {
  const NumberedFormat* row = rowOf(id, minor);
  if (row == nullptr || row->format.unitBytes == 0) {
    return std::nullopt;
  }
  // Some tools set the eight-bit flag on DXT1, which cannot have more than one.
  const bool dxt1Alpha = row->id == kDxt1 && (flags & (kVtfOneBitAlpha | kVtfEightBitAlpha)) != 0;
  return dxt1Alpha ? blocks(row->format.name, row->format.unitBytes, PixelFormat::Bc1Alpha) : row->format;
}

VtfPixelFormat vtfHdrBgra() {
  return {"BGRA8888", 4, false, false, PixelFormat::Rgba16F, &hdrBgra};
}

QString vtfFormatName(std::int32_t id, std::uint32_t minor) {
  const NumberedFormat* row = rowOf(id, minor);
  return row != nullptr ? QString::fromLatin1(row->format.name) : QStringLiteral("format %1").arg(id);
}

} // namespace vitrine::formats::source
