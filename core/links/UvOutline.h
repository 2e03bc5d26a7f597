#pragma once

#include "core/scene/Scene.h"

#include <QLineF>

#include <vector>

namespace vitrine::links {

/// Edges of triangles in the coordinates of a picture that is laid on them.
struct UvOutline {
  /// Straight pieces, each within one repeat of the picture and moved to it: from (0, 0), its top left, to (1, 1).
  /// Along directions in which the picture is clamped they may lie outside. Edges that several triangles share are
  /// there once.
  std::vector<QLineF> lines;
  std::size_t triangles = 0; ///< that have the picture
  bool isComplete = true;    ///< false: there are more than asked for
};

/// Outline of the triangles of `items` whose material shows `texture`, in each of its slots; of at most about `most`
/// pieces. Coordinates that are no numbers, or beyond a million repeats, are left out.
UvOutline uvOutlineOf(const Scene& scene, const scene::SceneAssets& assets, const std::vector<DrawItemIndex>& items,
                      TextureIndex texture, std::size_t most);

} // namespace vitrine::links
