#pragma once

#include "core/collision/CollisionWorld.h"

#include <cstdint>
#include <memory>
#include <span>

namespace vitrine::formats::source {

/// Puts convex bodies together, in scene axes and world space. Each gets its bounds, and the planes of that box which
/// it lacks: a box that sweeps along a body needs them at its corners.
class CollisionBuilder {
public:
  enum class Outcome { Added, Unbounded, Full };

  /// `planes` point outwards. Unbounded: they enclose nothing, or without end, or are no planes at all.
  Outcome add(std::span<const collision::CollisionPlane> planes, std::optional<RecordRef> record);
  /// Adds a body whose bounds are known.
  Outcome add(std::span<const collision::CollisionPlane> planes, const scene::Bounds& bounds,
              std::optional<RecordRef> record);

  /// Collision world of the added brushes; null when there are none.
  std::shared_ptr<const collision::CollisionWorld> take();

private:
  std::uint64_t m_cuts = 0; ///< of planes by planes so far
  collision::CollisionWorld m_world;
};

} // namespace vitrine::formats::source
