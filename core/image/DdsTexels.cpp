#include "core/image/DdsTexels.h"

#include "core/base/Translate.h"
#include "core/image/PackedChannel.h"

#include <algorithm>

namespace vitrine::image {
namespace {

constexpr std::uint32_t letters(const char (&text)[5]) {
  std::uint32_t value = 0;
  for (int i = 3; i >= 0; --i) {
    value = value << 8 | static_cast<std::uint8_t>(text[i]);
  }
  return value;
}

Error unsupported(const QString& format) {
  return Error::of(ErrorCode::Unsupported,
                   base::translate("formats", "the texel format %1 of DDS is not supported").arg(format));
}

DdsTexels blocks(PixelFormat target, std::uint32_t blockBytes) {
  return {DdsTexels::Kind::AsStored, target, blockBytes, true, false, {}};
}

DdsTexels packed(std::uint32_t unitBytes, std::array<std::uint32_t, 4> masks, bool grey = false) {
  return {DdsTexels::Kind::Packed, PixelFormat::Rgba8, unitBytes, masks[3] != 0, grey, masks};
}

QString lettersOf(std::uint32_t fourCC) {
  QString text;
  for (int shift = 0; shift < 32; shift += 8) {
    const auto letter = static_cast<char>(fourCC >> shift & 0xff);
    if (letter < 0x20 || letter > 0x7e) {
      return base::translate("formats", "number %1").arg(fourCC);
    }
    text += QLatin1Char(letter);
  }
  return text;
}

/// Of a picture of light: alpha, where there is any, has no agreed meaning.
DdsTexels halfFloats() {
  return {DdsTexels::Kind::AsStored, PixelFormat::Rgba16F, 8, false, false, {}};
}

/// DXT2 and DXT4 say that colours were multiplied by alpha beforehand. Games drew them as they drew DXT3 and DXT5, and
/// so does this.
Result<DdsTexels> byLetters(std::uint32_t fourCC) {
  switch (fourCC) {
  case letters("DXT1"):
    return blocks(PixelFormat::Bc1Alpha, 8);
  case letters("DXT2"):
  case letters("DXT3"):
    return blocks(PixelFormat::Bc2, 16);
  case letters("DXT4"):
  case letters("DXT5"):
    return blocks(PixelFormat::Bc3, 16);
  case kDdsHalfFloats:
    return halfFloats();
  case letters("ATI1"):
  case letters("BC4U"):
  case letters("BC4S"):
    return std::unexpected(unsupported(lettersOf(fourCC) + QStringLiteral(" (BC4)")));
  case letters("ATI2"):
  case letters("BC5U"):
  case letters("BC5S"):
    return std::unexpected(unsupported(lettersOf(fourCC) + QStringLiteral(" (BC5)")));
  default:
    return std::unexpected(unsupported(lettersOf(fourCC)));
  }
}

QString dxgiName(std::uint32_t dxgi) {
  struct Range {
    std::uint32_t first;
    std::uint32_t last;
    const char* name;
  };
  constexpr std::array<Range, 4> kNames = {{{79, 81, "BC4"}, {82, 84, "BC5"}, {94, 96, "BC6H"}, {97, 99, "BC7"}}};
  for (const Range& range : kNames) {
    if (dxgi >= range.first && dxgi <= range.last) {
      return QLatin1String(range.name);
    }
  }
  return QStringLiteral("DXGI %1").arg(dxgi);
}

/// Numbers of DXGI_FORMAT: what Direct3D 9 had too, linear and sRGB alike.
Result<DdsTexels> byDxgi(std::uint32_t dxgi) {
  switch (dxgi) {
  case 10:
    return halfFloats();
  case 27:
  case 28:
  case 29:
    return DdsTexels{DdsTexels::Kind::AsStored, PixelFormat::Rgba8, 4, true, false, {}};
  case 49:
    return packed(2, {0xff, 0xff00, 0, 0});
  case 61:
    return packed(1, {0xff, 0, 0, 0});
  case 65:
    return packed(1, {0, 0, 0, 0xff});
  case 70:
  case 71:
  case 72:
    return blocks(PixelFormat::Bc1Alpha, 8);
  case 73:
  case 74:
  case 75:
    return blocks(PixelFormat::Bc2, 16);
  case 76:
  case 77:
  case 78:
    return blocks(PixelFormat::Bc3, 16);
  case 85:
    return packed(2, {0xf800, 0x07e0, 0x001f, 0});
  case 86:
    return packed(2, {0x7c00, 0x03e0, 0x001f, 0x8000});
  case 87:
  case 90:
  case 91:
    return packed(4, {0xff0000, 0xff00, 0xff, 0xff000000});
  case 88:
  case 92:
  case 93:
    return packed(4, {0xff0000, 0xff00, 0xff, 0});
  case 115:
    return packed(2, {0x0f00, 0x00f0, 0x000f, 0xf000});
  default:
    return std::unexpected(unsupported(dxgiName(dxgi)));
  }
}

bool masksFit(const DdsTexels& texels, std::uint32_t bits) {
  const std::uint64_t beyond = ~((std::uint64_t{1} << bits) - 1);
  return std::ranges::all_of(
      texels.masks, [beyond](std::uint32_t mask) { return PackedChannel::isRun(mask) && (mask & beyond) == 0; });
}

Result<DdsTexels> byMasks(const DdsHeader::PixelFormat& pixels) {
  if (pixels.bits != 8 && pixels.bits != 16 && pixels.bits != 24 && pixels.bits != 32) {
    return std::unexpected(unsupported(base::translate("formats", "of %1 bits").arg(pixels.bits)));
  }
  std::array<std::uint32_t, 4> masks = pixels.masks;
  if ((pixels.flags & kDdsAlphaOnly) != 0) {
    masks = {0, 0, 0, masks[3]};
  } else if ((pixels.flags & kDdsAlphaPixels) == 0) {
    masks[3] = 0;
  }
  const DdsTexels texels = packed(pixels.bits / 8, masks, (pixels.flags & kDdsLuminance) != 0);
  const bool any = std::ranges::any_of(masks, [](std::uint32_t mask) { return mask != 0; });
  if (!any || !masksFit(texels, pixels.bits)) {
    return std::unexpected(
        Error::damaged(base::translate("formats", "the colour masks of the DDS header are invalid"), 92));
  }
  return texels;
}

} // namespace

std::uint64_t DdsTexels::storedBytes(std::uint32_t width, std::uint32_t height) const {
  return isBlockCompressed(target) ? pictureBytes(target, width, height) : std::uint64_t{width} * height * unitBytes;
}

Result<DdsTexels> ddsTexels(const DdsHeader& header) {
  if (header.dxgi) {
    return byDxgi(*header.dxgi);
  }
  const DdsHeader::PixelFormat& pixels = header.pixels;
  if ((pixels.flags & kDdsFourCC) != 0) {
    return byLetters(pixels.fourCC);
  }
  if ((pixels.flags & kDdsPalette8) != 0) {
    const bool alpha = (pixels.flags & kDdsAlphaPixels) != 0;
    return DdsTexels{DdsTexels::Kind::Palette, PixelFormat::Rgba8, 1, alpha, false, {}};
  }
  if ((pixels.flags & (kDdsRgb | kDdsLuminance | kDdsAlphaOnly)) != 0) {
    return byMasks(pixels);
  }
  return std::unexpected(unsupported(base::translate("formats", "with flags 0x%1").arg(pixels.flags, 0, 16)));
}

} // namespace vitrine::image
