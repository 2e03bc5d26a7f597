#pragma once

#include "core/base/Limits.h"
#include "core/base/Result.h"
#include "core/formats/source/vtf/records/VtfFlags.h"
#include "core/structure/Column.h"

#include <cstdint>
#include <vector>

namespace vitrine::formats::source {

inline constexpr std::uint32_t kVtfMagic = 0x00465456; ///< "VTF" and a zero byte

/// Bits of VtfHeader::flags that matter to a viewer.
enum VtfFlag : std::uint32_t {
  kVtfPointSample = 0x1,
  kVtfClampS = 0x4,
  kVtfClampT = 0x8,
  kVtfNormalMap = 0x80,
  kVtfOneBitAlpha = 0x1000,
  kVtfEightBitAlpha = 0x2000,
  kVtfCubeMap = 0x4000,
};

namespace vtf {
inline constexpr auto kHeaderFields = [] {
  using namespace structure::fields;
  return structure::group(
      chars("signature", "", 4), u32("version", QT_TRANSLATE_NOOP("formats", "major, minor"), 2), u32("headerSize"),
      u16("width"), u16("height"), u32("flags").flags(kVtfFlagNames), u16("frames"),
      u16("firstFrame", QT_TRANSLATE_NOOP("formats", "65535: cube maps have no sphere map")).gap(4),
      vec3("reflectivity", QT_TRANSLATE_NOOP("formats", "mean colour, linear")).gap(4), f32("bumpScale"),
      i32("highResImageFormat"), u8("mipmapCount"), i32("lowResImageFormat"), u8("lowResImageWidth"));
}();
inline constexpr auto kDepth =
    structure::fields::u16("depth", QT_TRANSLATE_NOOP("formats", "slices of a volume texture"));

/// Of 7.0 and 7.1.
inline constexpr auto kHeader70 =
    structure::layout("header", 64, kHeaderFields, structure::fields::u8("lowResImageHeight").gap(1));
inline constexpr auto kHeader72 =
    structure::layout("header", 80, kHeaderFields, structure::fields::u8("lowResImageHeight"), kDepth.gap(15));
/// Of 7.3 and later; the resources follow.
inline constexpr auto kHeader73 =
    structure::layout("header", 80, kHeaderFields, structure::fields::u8("lowResImageHeight"), kDepth.gap(3),
                      structure::fields::u32("numResources").gap(8));

inline constexpr auto kResource = [] {
  using namespace structure::fields;
  return structure::layout(
      "resource", 8, u32("tag").bits(0, 24).values(kVtfResourceNames),
      u32("flags", QT_TRANSLATE_NOOP("formats", "2: the value itself follows instead of an offset")).bits(24, 8),
      u32("offset", QT_TRANSLATE_NOOP("formats", "from the file's start, or the value")));
}();

/// Number that resources without a size in the header begin with: bytes that follow.
inline constexpr auto kLength = structure::layout("length", 4, structure::fields::u32("size"));
/// Resource that says how pictures are packed (7.6); a kLength of each picture follows.
inline constexpr auto kPacking = structure::layout("packing", 8, structure::fields::u32("size"),
                                                   structure::fields::i16("level"), structure::fields::i16("method"));
/// Particle sheet; its sequences follow, each before its frames.
inline constexpr auto kSheet =
    structure::layout("sheet", 12, structure::fields::u32("size"), structure::fields::u32("version"),
                      structure::fields::u32("sequences"));
inline constexpr auto kSheetSequence =
    structure::layout("sequence", 16, structure::fields::u32("number"), structure::fields::u32("clamp"),
                      structure::fields::u32("frames"), structure::fields::f32("duration"));
} // namespace vtf

/// Layout of the header of version 7.`minor`.
structure::LayoutPtr vtfHeaderLayout(std::uint32_t minor);
/// The second number of the version of a file; 0 where it ends before.
std::uint32_t vtfMinorOf(const Bytes& file);

/// A row of the resource table (7.3 on).
struct VtfResource {
  static constexpr std::uint32_t kThumbnail = 0x000001;
  static constexpr std::uint32_t kImage = 0x000030;
  static constexpr std::uint32_t kParticleSheet = 0x000010;
  static constexpr std::uint32_t kCompression = 0x435841; ///< "AXC"

  std::uint32_t tag = 0; ///< three bytes
  std::uint8_t flags = 0;
  std::uint32_t value = 0; ///< an offset from the file's start, or the value itself

  bool local() const { return (flags & 0x2) != 0; }
};

/// The head of a VTF file; docs/formats/source-assets.md, "VTF". Field names follow the format's literature.
struct VtfHeader {
  std::uint32_t minor = 0; ///< of version 7
  std::uint32_t headerSize = 0;
  std::uint32_t width = 0;
  std::uint32_t height = 0;
  std::uint32_t flags = 0;
  std::uint32_t frames = 1;
  std::uint16_t firstFrame = 0;
  QVector3D reflectivity;
  float bumpScale = 1;
  std::int32_t format = 0;
  std::uint32_t mips = 1;
  std::int32_t thumbnailFormat = -1;
  std::uint32_t thumbnailWidth = 0;
  std::uint32_t thumbnailHeight = 0;
  std::uint32_t depth = 1;
  std::vector<VtfResource> resources;

  const VtfResource* resource(std::uint32_t tag) const;
  /// Side of a mip level; never below 1, also for levels beyond the smallest.
  std::uint32_t mipWidth(std::uint32_t mip) const;
  std::uint32_t mipHeight(std::uint32_t mip) const;
  std::uint32_t mipDepth(std::uint32_t mip) const;
};

/// Reads and checks the head. WrongFormat, Unsupported (version), LimitReached (sides) or Damaged. Thread-safe.
Result<VtfHeader> readVtfHeader(const Bytes& file, const Limits& limits);

} // namespace vitrine::formats::source
