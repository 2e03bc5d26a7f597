#pragma once

#include "resources/demos/source/PropShapes.h"

#include <initializer_list>
#include <string>
#include <string_view>

namespace vitrine::demos {

/// Transform of a part of a model. The axes are at right angles to each other; their lengths stretch the part.
struct PropFrame {
  Vec3 origin;
  Vec3 x{1, 0, 0};
  Vec3 y{0, 1, 0};
  Vec3 z{0, 0, 1};
};

/// Turned about the z axis and moved, angle in degrees.
PropFrame turnedFrame(const Vec3& origin, double yaw);
/// Leant towards +x from the z axis, in degrees.
PropFrame leantFrame(const Vec3& origin, double lean);
/// A unit sphere becomes an ellipsoid.
PropFrame stretchedFrame(const Vec3& origin, const Vec3& radii);

using Profile = std::vector<ProfilePoint>;

/// Builds a static prop with one mesh for each material. Parts are placed by the frame set last.
class PropShaper {
public:
  /// `name` is the model's file below models/vitrine/, without its ending.
  explicit PropShaper(std::string_view name);

  void stand(const PropFrame& frame) { m_frame = frame; }
  void stand() { m_frame = {}; }

  /// Each profile is smooth in itself; edges between them are sharp. The texture goes round `repeats` times.
  void lathe(std::string_view material, std::initializer_list<Profile> profiles, int columns, double repeats = 1);
  /// A unit sphere; `lumps` is how far bumps stand out of it.
  void ball(std::string_view material, int columns, int rows, double repeats = 1, double lumps = 0);
  /// The texture's v runs along the longer side of each face, once in `repeat` units.
  void block(std::string_view material, const Vec3& mins, const Vec3& maxs, double repeat = 24);
  /// Seen from both sides; corners and texture as in addQuad, v from `top` to `bottom`, u from `left` to `right`.
  void leaf(std::string_view material, const std::array<Vec3, 4>& corners, const std::array<double, 4>& texture);

  PropModel take();

private:
  PropMesh& meshOf(std::string_view material);
  void place(PropMesh& mesh, std::size_t first) const;

  PropModel m_model;
  std::vector<PropMesh> m_meshes;
  PropFrame m_frame;
};

} // namespace vitrine::demos
