#pragma once

#include "core/base/ItemSet.h"
#include "core/scene/Scene.h"
#include "core/state/SceneState.h"

#include <cstdint>
#include <optional>

namespace vitrine::visibility {

/// The visibility data about an eye at some place: the words of the status bar and of `vitrine-cli visibility`.
struct VisibilityReport {
  bool known = false; ///< true if the scene has visible sets at all
  int leaf = -1;      ///< -1: in none
  int cluster = -1;   ///< -1: solid, outside, or without data: everything is drawn
  int area = 0;
  int visibleClusters = 0;
  int clusterCount = 0;
  std::uint64_t drawnTriangles = 0; ///< of what the state shows, as far as it may be seen from there
  std::uint64_t totalTriangles = 0; ///< of what the state shows
  std::optional<RecordRef> leafRecord;

  bool operator==(const VisibilityReport&) const = default;
};

VisibilityReport visibilityAt(const Scene& scene, const SceneState& state, const QVector3D& eye);

/// Report that counts the triangles of `shown` and those of them that are in `seen`.
VisibilityReport visibilityAt(const Scene& scene, const QVector3D& eye, const ItemSet& shown, const ItemSet& seen);

/// The row of a leaf in its lump; null: there is none.
std::optional<RecordRef> leafRecord(const Scene& scene, int leaf);

} // namespace vitrine::visibility
