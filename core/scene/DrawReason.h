#pragma once

#include "core/scene/Scene.h"

#include <optional>

namespace vitrine::scene {

/// Why the visibility data let an item be drawn, or do not.
enum class DrawRule {
  NoVisibilityData, ///< everything is drawn
  EyeOutside,       ///< the eye is in no cluster: everything is drawn
  Backdrop,         ///< stands behind the world, apart from it
  Unplaced,         ///< the item is in no cluster: always drawn
  SameCluster,
  VisibleCluster,   ///< one of its clusters is in the row of the eye's
  NotVisible,       ///< none is
};

/// "Why is this drawn?": the leaf and the cluster of the eye, and those of the item that decided.
struct DrawReason {
  DrawRule rule = DrawRule::NoVisibilityData;
  int eyeLeaf = -1;
  int eyeCluster = -1;
  int itemLeaf = -1;    ///< one of itemCluster that the item touches
  int itemCluster = -1; ///< NotVisible: the first it is in
  std::optional<RecordRef> eyeLeafRecord;
  std::optional<RecordRef> itemLeafRecord;

  bool operator==(const DrawReason&) const = default;
};

DrawReason whyDrawn(const Scene& scene, const QVector3D& eye, DrawItemId item);

} // namespace vitrine::scene
