#pragma once

#include "core/formats/source/bsp/records/MapRecords.h"
#include "core/scene/Lightmap.h"

#include <optional>

namespace vitrine::formats::source {

/// Finds the lightmaps of one set of faces in its lighting lump; docs/formats/source-bsp.md, "Lightmaps".
/// Lightmaps share the lump's bytes; nothing is converted.
class LightmapReader {
public:
  /// The HDR set goes with LIGHTING_HDR, the other with LIGHTING; never mixed. `meansBefore`: the mean colours of a
  /// face stand before its luxels, as from version 19 on.
  /// `range`: the place of the lump's bytes, for those of the luxels; nullopt: not asked for.
  LightmapReader(const Bytes& lighting, const std::vector<TexInfo>& texInfos, bool meansBefore = true,
                 std::optional<ByteRange> range = {})
      : m_lighting(lighting), m_texInfos(texInfos), m_meansBefore(meansBefore), m_range(range) {}

  /// Lightmap of a face; nullopt: not lit, or the lightmap does not fit; then `problem` says why.
  std::optional<scene::Lightmap> read(const Face& face, QString& problem) const;

  /// Styles a face has light for.
  static int styleCount(const Face& face);
  /// True if the map compiler lit the face at all, regardless of what is left in the file.
  bool isLit(const Face& face) const;
  bool isBumped(const Face& face) const;
  bool meansBefore() const { return m_meansBefore; }

private:
  std::optional<ByteRange> rangeAt(std::uint64_t offset, std::uint64_t size) const;
  std::optional<QVector3D> meanOf(const Face& face, std::uint64_t style) const;

  const Bytes& m_lighting;
  const std::vector<TexInfo>& m_texInfos;
  bool m_meansBefore;
  std::optional<ByteRange> m_range;
};

/// Size of the lighting lump by its faces, against its real size: the faces' share must add up exactly in the older
/// branches, newer ones keep further bytes per luxel.
struct LightingSum {
  std::uint64_t litFaces = 0;
  std::uint64_t baseBytes = 0;
  std::uint64_t luxels = 0;
};

LightingSum sumLighting(const LightmapReader& reader, const std::vector<Face>& faces);

} // namespace vitrine::formats::source
