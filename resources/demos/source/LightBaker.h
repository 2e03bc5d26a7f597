#pragma once

#include "resources/demos/common/RayScene.h"
#include "resources/demos/source/Csg.h"
#include "resources/demos/source/Lighting.h"

namespace vitrine::demos {

/// Axes of a direction.
struct LightFrame {
  Vec3 right;
  Vec3 up;
  Vec3 normal;
  explicit LightFrame(const Vec3& n) : normal(n) {
    right = normalized(cross(std::abs(n.z) < 0.9 ? Vec3{0, 0, 1} : Vec3{1, 0, 0}, n));
    up = cross(n, right);
  }
  Vec3 turned(const Vec3& d) const { return right * d.x + up * d.y + normal * d.z; }
};

/// Light in two parts: what the sun gives, at first or second hand, is brighter in the HDR set.
struct Glow {
  Vec3 lamps; ///< and the sky
  Vec3 sun;

  Glow operator+(const Glow& o) const { return {lamps + o.lamps, sun + o.sun}; }
  Glow operator*(const Vec3& colour) const { return {lamps * colour, sun * colour}; }
  Glow operator*(double k) const { return {lamps * k, sun * k}; }
  Glow operator/(double k) const { return *this * (1 / k); }
  Glow& operator+=(const Glow& o) { return *this = *this + o; }
  Vec3 sum(double sunScale) const { return lamps + sun * sunScale; }
};

/// Light of one style on one face: `maps` values a luxel (flat, or flat and three bump directions).
using LightMap = std::vector<Glow>;
using AmbientGlow = std::array<Glow, 6>;

struct BakedFace {
  int maps = 1;
  std::array<Vec3, 4> normals; ///< flat normal and bump directions
  std::vector<int> styles;
  std::vector<LightMap> direct; ///< per style
  LightMap bounced;             ///< style 0 only
  std::vector<char> buried;     ///< luxels inside a brush
  bool lit = false;
  bool given = false; ///< its light is written down, nothing is added
};

inline bool hasFlag(const LightingInput& input, const BuiltFace& face, std::uint32_t flag) {
  return input.model.materials[face.material].surfaceFlags & flag;
}

/// Light of a whole map: lamps and sun fall on its faces and in its leaves, and bounce between them.
class LightBaker {
public:
  explicit LightBaker(const LightingInput& input);
  LightingResult bake();

private:
  void addToScene(int face);
  void prepare(int face);
  void addDirect(int face);
  void addLight(int face, const Light& light);
  void addSun(int face);
  LightMap& mapOf(BakedFace& baked, int style);
  static Vec3 arriving(const Light& light, const Vec3& towardsLight, double distance);
  bool canReach(const Light& light, int lightCell, const BuiltFace& face, const Box& bounds) const;
  void gather(int step, const std::vector<Vec3>& directions, const std::vector<Vec3>& fewDirections, bool skipBump);
  LightMap gatherFace(int face, int step, const std::vector<Vec3>& directions, bool skipBump) const;
  std::array<Glow, 4> gatherAt(const BakedFace& baked, const LuxelPoint& at, const std::vector<Vec3>& directions,
                               int maps) const;
  Glow radianceFrom(const Vec3& origin, const Vec3& direction) const;
  Glow radianceOf(int face, const Vec3& point) const;
  Vec3 skyRadiance(const Vec3& direction) const;
  void fillBuried(int face, LightMap& map) const;
  void finish(int face);
  FaceLight result(int face, double sunScale) const;
  std::vector<Vec3> placesIn(const BoxTree::Leaf& leaf) const;
  void addAmbient(const BoxTree::Leaf& leaf, LightingResult& result) const;
  AmbientGlow ambientAt(const Vec3& position, int cell) const;
  bool cellsSee(int from, const BuiltFace& face) const;
  LuxelPoint placed(const BuiltFace& face, LuxelPoint at) const;

  const LightingInput& m_input;
  BrushSet m_brushes;
  RayScene m_scene;
  std::vector<LuxelGrid> m_grids;
  std::vector<BakedFace> m_faces;
  std::vector<char> m_seesSky; ///< per cell
  std::vector<Vec3> m_ambientDirections;
};

} // namespace vitrine::demos
