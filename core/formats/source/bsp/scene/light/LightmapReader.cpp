#include "core/formats/source/bsp/scene/light/LightmapReader.h"

#include "core/base/Translate.h"

namespace vitrine::formats::source {
namespace {

constexpr std::uint8_t kNoStyle = 255;
constexpr std::int32_t kLargestSide = 1024;
constexpr std::uint64_t kLuxelBytes = 4;
constexpr std::uint64_t kBumpMaps = 4; // the flat one and three of the bump basis

bool sizeFits(const Face& face) {
  return std::ranges::all_of(face.lightSize, [](std::int32_t side) { return side >= 0 && side <= kLargestSide; });
}

std::uint64_t luxels(const Face& face) {
  return (static_cast<std::uint64_t>(face.lightSize[0]) + 1) * (static_cast<std::uint64_t>(face.lightSize[1]) + 1);
}

} // namespace

int LightmapReader::styleCount(const Face& face) {
  const auto end = std::ranges::find(face.styles, kNoStyle);
  return static_cast<int>(end - face.styles.begin());
}

bool LightmapReader::isLit(const Face& face) const {
  // Maps that were never lit keep offset 0 and style 0 in every face: the empty lump tells.
  return !m_lighting.empty() && face.lightOffset >= 0 && styleCount(face) > 0;
}

bool LightmapReader::isBumped(const Face& face) const {
  const auto texInfo = static_cast<std::size_t>(face.texInfo);
  return face.texInfo >= 0 && texInfo < m_texInfos.size() && (m_texInfos[texInfo].flags & kSurfBumpLight) != 0;
}

std::optional<QVector3D> LightmapReader::meanOf(const Face& face, std::uint64_t style) const {
  if (face.means) {
    return scene::decodeLuxel(face.means + kLuxelBytes * style);
  }
  const auto start = static_cast<std::uint64_t>(face.lightOffset);
  const std::uint64_t back = kLuxelBytes * (style + 1); // in reverse order of the styles
  if (!m_meansBefore || back > start) {
    return std::nullopt;
  }
  return scene::decodeLuxel(m_lighting.data() + (start - back));
}

std::optional<ByteRange> LightmapReader::rangeAt(std::uint64_t offset, std::uint64_t size) const {
  return m_range ? std::optional(ByteRange{m_range->space, m_range->offset + offset, size}) : std::nullopt;
}

std::optional<scene::Lightmap> LightmapReader::read(const Face& face, QString& problem) const {
  if (!isLit(face)) {
    if (face.lightOffset < -1 && !m_lighting.empty()) {
      problem = base::translate("formats", "a lightmap at a negative offset");
    }
    return std::nullopt;
  }
  if (!sizeFits(face)) {
    problem = base::translate("formats", "a lightmap of %1 x %2 luxels").arg(face.lightSize[0]).arg(face.lightSize[1]);
    return std::nullopt;
  }
  const std::uint64_t mapBytes = luxels(face) * kLuxelBytes;
  const bool bumped = isBumped(face);
  const std::uint64_t layerBytes = mapBytes * (bumped ? kBumpMaps : 1);
  const auto count = static_cast<std::uint64_t>(styleCount(face));
  const auto start = static_cast<std::uint64_t>(face.lightOffset);
  if (start + layerBytes * count > m_lighting.size()) {
    problem = base::translate("formats", "a lightmap that reaches past the end of the lighting lump");
    return std::nullopt;
  }
  scene::Lightmap lightmap;
  lightmap.width = face.lightSize[0] + 1;
  lightmap.height = face.lightSize[1] + 1;
  lightmap.layers.resize(count);
  for (std::uint64_t i = 0; i < count; ++i) {
    const std::uint64_t at = start + i * layerBytes;
    lightmap.layers[i].style = face.styles[i];
    lightmap.layers[i].flat = m_lighting.slice(at, mapBytes);
    lightmap.layers[i].flatRange = rangeAt(at, mapBytes);
    lightmap.layers[i].average = meanOf(face, i);
    if (bumped) {
      lightmap.layers[i].bumped = m_lighting.slice(at + mapBytes, layerBytes - mapBytes);
      lightmap.layers[i].bumpedRange = rangeAt(at + mapBytes, layerBytes - mapBytes);
    }
  }
  return lightmap;
}

LightingSum sumLighting(const LightmapReader& reader, const std::vector<Face>& faces) {
  LightingSum sum;
  for (const Face& face : faces) {
    if (!reader.isLit(face) || !sizeFits(face)) {
      continue;
    }
    const auto styles = static_cast<std::uint64_t>(LightmapReader::styleCount(face));
    const std::uint64_t maps = styles * (reader.isBumped(face) ? kBumpMaps : 1);
    ++sum.litFaces;
    sum.luxels += luxels(face);
    // One mean colour per style stands before the lightmap.
    sum.baseBytes += (reader.meansBefore() ? kLuxelBytes * styles : 0) + maps * luxels(face) * kLuxelBytes;
  }
  return sum;
}

} // namespace vitrine::formats::source
