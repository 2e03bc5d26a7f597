#pragma once

#include "resources/demos/source/DisplacementSurface.h"
#include "resources/demos/source/FaceBuilder.h"

#include <optional>

namespace vitrine::demos {

/// A place on a face where light is measured.
struct LuxelPoint {
  Vec3 position; ///< a little in front of the surface
  Vec3 normal;
};

/// The lightmap samples of one face: where they lie in the world.
class LuxelGrid {
public:
  LuxelGrid(const MapModel& model, const FaceBuilder& builder, const BuiltFace& face);

  int width() const { return m_face.lightSize[0] + 1; }
  int height() const { return m_face.lightSize[1] + 1; }
  /// Column and row may be fractions and lie outside the face: the place is then moved to its border.
  LuxelPoint at(double column, double row) const;

private:
  Vec3 insideFace(Vec3 p) const;

  const BuiltFace& m_face;
  const FaceMapping& m_mapping;
  std::optional<DisplacementSurface> m_surface;
};

bool isLit(const MapModel& model, const BuiltFace& face);

} // namespace vitrine::demos
