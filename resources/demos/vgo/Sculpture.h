#pragma once

#include "resources/demos/pictures/Canvas.h"
#include "resources/demos/vgo/Rig.h"
#include "resources/demos/vgo/SolidMesher.h"

namespace vitrine::demos::vgo {

/// A solid of one piece: its colours, and who carries it.
struct Part {
  Solid solid;
  Box box; ///< it lies within
  double cell = 0.01;
  std::function<Vec3(const Vec3& point, const Vec3& outward)> paint; ///< display colours
  std::vector<int> joints;
  bool fromTheSides = false; ///< its pictures are taken along x, not along z
};

/// Parts as one mesh with one picture: each part as seen from either of two sides.
class Sculpture {
public:
  Sculpture(std::string name, const Rig& rig, double pixelsPerMetre) : m_rig(rig), m_pixelsPerMetre(pixelsPerMetre) {
    mesh.name = std::move(name);
    mesh.parts.emplace_back();
  }

  void add(const Part& part) { m_parts.push_back(part); }
  /// Makes mesh and picture of all parts.
  void build();

  Mesh mesh;
  Canvas picture{1, 1};

private:
  /// A part's place in the picture: what is seen from the front (or left) side, and beside it from the other.
  struct Frame {
    int left = 0;
    int top = 0;
    int width = 0;
    int height = 0;
  };
  std::vector<Frame> arranged() const;
  void addSkin(const Part& part, const Frame& frame);
  void paint(const Part& part, const Frame& frame);
  double pixels(double metres) const { return metres * m_pixelsPerMetre; }

  const Rig& m_rig;
  double m_pixelsPerMetre;
  std::vector<Part> m_parts;
};

} // namespace vitrine::demos::vgo
