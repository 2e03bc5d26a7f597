#pragma once

#include "core/formats/source/bsp/RecordView.h"
#include "core/formats/source/bsp/layouts/LumpLayouts.h"

#include <array>

namespace vitrine::formats::source {

/// Records as the scene needs them, the same for every version. File axes and units. Indices are as stored: nothing is
/// checked here, whoever follows one checks it.

struct Plane {
  QVector3D normal;
  float distance = 0;
};

struct Face {
  std::int32_t plane = 0;
  std::int32_t firstEdge = 0;
  std::int32_t edgeCount = 0;
  std::int32_t texInfo = -1;
  std::int32_t dispInfo = -1;
  std::array<std::uint8_t, 4> styles{255, 255, 255, 255};
  std::int32_t lightOffset = -1;
  std::array<std::int32_t, 2> lightMins{};
  std::array<std::int32_t, 2> lightSize{};
  std::int32_t primitiveCount = 0;
  std::int32_t firstPrimitive = 0;
};

struct TexInfo {
  std::array<QVector4D, 2> texture;  ///< xyz and offset: position to texel
  std::array<QVector4D, 2> lightmap; ///< xyz and offset: position to luxel
  std::int32_t flags = 0;
  std::int32_t texData = -1;
};

struct TexData {
  QVector3D reflectivity;
  QString name;
  std::int32_t width = 0;
  std::int32_t height = 0;
};

struct Node {
  std::int32_t plane = 0;
  std::array<std::int32_t, 2> children{};
};

struct Leaf {
  std::int32_t cluster = -1;
  std::int32_t area = 0;
  QVector3D mins;
  QVector3D maxs;
  std::int32_t firstFace = 0;
  std::int32_t faceCount = 0;
  std::int32_t waterData = -1; ///< the water it lies in
};

struct Model {
  QVector3D mins;
  QVector3D maxs;
  std::int32_t headNode = 0;
  std::int32_t firstFace = 0;
  std::int32_t faceCount = 0;
};

struct DispInfo {
  QVector3D startPosition;
  std::int32_t firstVertex = 0;
  std::int32_t firstTriangle = 0;
  std::int32_t power = 0;
  std::int32_t mapFace = -1;
};

/// True if a point is finite and within a million units: nothing beyond can be drawn or was ever built.
bool isSane(const QVector3D& point);

/// Surface flags the reader acts on.
inline constexpr std::int32_t kSurfSky2D = 0x2;
inline constexpr std::int32_t kSurfSky = 0x4;
inline constexpr std::int32_t kSurfWarp = 0x8;
inline constexpr std::int32_t kSurfTranslucent = 0x10;
inline constexpr std::int32_t kSurfTrigger = 0x40;
inline constexpr std::int32_t kSurfNoDraw = 0x80;
inline constexpr std::int32_t kSurfHint = 0x100;
inline constexpr std::int32_t kSurfSkip = 0x200;
inline constexpr std::int32_t kSurfBumpLight = 0x800;

/// The records of one map in memory. Views keep the bytes of their lumps alive.
class MapRecords {
public:
  /// Reads everything the scene is made of. `diagnostics` gets what did not fit.
  MapRecords(const BspHeader& header, const Lumps& lumps, Diagnostics& diagnostics);

  const BspHeader& header() const { return m_header; }
  const Lumps& lumps() const { return m_lumps; }
  /// Records of a lump; empty where the lump is no table.
  const RecordView& view(LumpId lump) const { return m_views[static_cast<std::size_t>(lump)]; }

  std::vector<Plane> planes;
  std::vector<TexInfo> texInfos;
  std::vector<TexData> texDatas;
  std::vector<Node> nodes;
  std::vector<Leaf> leaves;
  std::vector<Model> models;
  std::vector<DispInfo> dispInfos;

  /// The faces of one set (FACES or FACES_HDR).
  std::vector<Face> faces(LumpId lump) const;

private:
  void readTree();
  void readMaterials(Diagnostics& diagnostics);
  void readDispInfos();

  const BspHeader& m_header;
  const Lumps& m_lumps;
  std::array<RecordView, kLumpCount> m_views;
};

} // namespace vitrine::formats::source
