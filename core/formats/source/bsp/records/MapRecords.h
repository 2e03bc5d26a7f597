#pragma once

#include "core/formats/source/bsp/records/DispInfos.h"
#include "core/formats/source/bsp/records/Faces.h"
#include "core/formats/source/bsp/records/LumpLayouts.h"
#include "core/formats/source/bsp/records/Materials.h"
#include "core/formats/source/bsp/records/Tree.h"

namespace vitrine::formats::source {

/// True if a point is finite and within a million units: nothing beyond can be drawn or was ever built.
bool isSane(const QVector3D& point);

/// The records of one map in memory, those of the tree, of materials and of displacements in the form that is the
/// same for every version. Views keep the bytes of their lumps alive.
class MapRecords {
public:
  /// Reads everything the scene is made of. `diagnostics` gets what did not fit.
  MapRecords(const BspHeader& header, const Lumps& lumps, Diagnostics& diagnostics);

  const BspHeader& header() const { return m_header; }
  const Lumps& lumps() const { return m_lumps; }
  /// Records of a lump; empty where the lump is no table.
  const RecordView& view(LumpId lump) const { return m_views[static_cast<std::size_t>(lump)]; }

  TextureNames textureNames;
  std::vector<Plane> planes;
  std::vector<TexInfo> texInfos;
  std::vector<TexData> texDatas;
  std::vector<Node> nodes;
  std::vector<Leaf> leaves;
  std::vector<Model> models;
  std::vector<DispInfo> dispInfos;

  /// The faces of one set (FACES or FACES_HDR).
  std::vector<Face> faces(LumpId lump) const { return readFaces(view(lump)); }

private:
  const BspHeader& m_header;
  const Lumps& m_lumps;
  std::array<RecordView, kLumpCount> m_views;
};

} // namespace vitrine::formats::source
