#pragma once

#include "core/base/Limits.h"
#include "core/base/Result.h"
#include "core/bytes/Bytes.h"

#include <QString>

#include <array>
#include <cstdint>
#include <optional>

namespace vitrine::image {

/// Header of a DirectDraw surface, with the extension of Direct3D 10 where there is one.
struct DdsHeader {
  /// Storage of the texels, in the words of the file.
  struct PixelFormat {
    std::uint32_t flags = 0;
    std::uint32_t fourCC = 0;             ///< four letters, or a number of Direct3D 9
    std::uint32_t bits = 0;               ///< of a texel
    std::array<std::uint32_t, 4> masks{}; ///< of R, G, B, A
  };

  std::uint32_t width = 0;
  std::uint32_t height = 0;
  std::uint32_t depth = 1; ///< slices of a volume texture
  std::uint32_t mips = 1;  ///< at most down to 1x1
  std::uint32_t faces = 1; ///< 6 for a cube map
  PixelFormat pixels;
  std::optional<std::uint32_t> dxgi; ///< the number of the texel format in the extension
  bool alphaIsOpaque = false;        ///< the extension says that alpha means nothing
  std::uint64_t dataOffset = 0;
};

enum DdsPixelFlag : std::uint32_t {
  kDdsAlphaPixels = 0x1,
  kDdsAlphaOnly = 0x2,
  kDdsFourCC = 0x4,
  kDdsPalette8 = 0x20,
  kDdsRgb = 0x40,
  kDdsLuminance = 0x20000,
};

// Sizes and caps of the structure itself ("DDS_HEADER structure" of Microsoft's documentation).
inline constexpr std::uint32_t kDdsHeaderSize = 124;
inline constexpr std::uint32_t kDdsPixelFormatSize = 32;
inline constexpr std::uint32_t kDdsCubeCaps = 0x200;
inline constexpr std::uint32_t kDdsAllFacesCaps = 0xfc00;

/// Number of four half floats a texel where letters would be (D3DFMT_A16B16G16R16F of Direct3D 9).
inline constexpr std::uint32_t kDdsHalfFloats = 113;

/// Reads and checks the header. Errors: Damaged, Unsupported, LimitReached.
Result<DdsHeader> readDdsHeader(const Bytes& file, const base::Limits& limits);

} // namespace vitrine::image
