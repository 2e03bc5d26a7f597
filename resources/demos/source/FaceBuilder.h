#pragma once

#include "resources/demos/source/BoxTree.h"
#include "resources/demos/source/Csg.h"

namespace vitrine::demos {

/// One row of texture or lightmap vectors: coordinate = dot(axis, point) + offset.
struct Projection {
  Vec3 axis;
  double offset = 0;
  double of(const Vec3& p) const { return dot(axis, p) + offset; }
};

struct FaceMapping {
  Projection texture[2]; ///< texels
  Projection light[2];   ///< luxels
};

/// A face as the compiler first saw it, before it was cut up.
struct OriginalFace {
  Corners corners;
  Plane plane;
  FaceMapping mapping;
  int material = 0;
};

struct BuiltFace {
  Corners corners;
  Plane plane;
  int original = 0;
  int material = 0;
  int model = 0; ///< brush model; 0 is the world
  int node = -1; ///< node in whose plane it lies
  int displacement = -1;
  bool castsShadow = true;
  int givenLight = -1; ///< row of MapModel::givenLights
  std::vector<int> leaves;
  int lightMins[2] = {0, 0};
  int lightSize[2] = {0, 0};
};

/// An opening between two cells, facing from the first into the second.
struct Portal {
  int cells[2];
  Corners corners;
  Plane plane;
};

/// Longest side of a face's lightmap, in luxels; faces are cut to it.
inline constexpr int kMaxLightmapSide = 32;

/// A rectangle in a side of a box, in the side's two axes: the second one is up where there is an up.
struct SideRect {
  double low[2];
  double high[2];
};

/// Turns cells, brushes and displacements into faces and portals.
class FaceBuilder {
public:
  FaceBuilder(const MapModel& model, const BoxTree& tree);

  void buildWorld();
  /// Faces of one brush entity, relative to its origin.
  void buildModel(const BrushEntity& entity, int modelNumber);

  std::vector<BuiltFace>& faces() { return m_faces; }
  const std::vector<OriginalFace>& originals() const { return m_originals; }
  /// Keeps only their mappings.
  void forgetOriginalCorners();
  const std::vector<Portal>& portals() const { return m_portals; }
  const FaceMapping& mappingOf(const BuiltFace& face) const { return m_originals[face.original].mapping; }

private:
  struct Neighbour;
  std::vector<Neighbour> neighboursAt(int cell, int side) const;
  void buildCell(int cell);
  void addWaterSurface(int cell, int side, const Corners& corners);
  void addWall(const Corners& corners, const Plane& plane, const SideLook& look);
  void addDisplacement(int index);
  void addDetail(int brush, const BrushSet& brushes);
  void addDetailPart(const Corners& part, BuiltFace face);
  int addOriginal(const Corners& corners, const Plane& plane, const SideLook& look);
  std::vector<Corners> cutToLightmap(const Corners& corners, const BuiltFace& face) const;
  void setLightExtents(BuiltFace& face) const;

  const MapModel& m_model;
  const BoxTree& m_tree;
  std::vector<BuiltFace> m_faces;
  std::vector<OriginalFace> m_originals;
  std::vector<Portal> m_portals;
};

FaceMapping mappingFor(const Corners& side, const Vec3& normal, const SideLook& look, const Material& material);

} // namespace vitrine::demos
