#pragma once

#include "core/visibility/VisibilityRule.h"

#include <optional>

namespace vitrine::visibility {

/// The answer to "why is this drawn?": the leaf and the cluster of the eye, and those of the item that decided.
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

DrawReason whyDrawn(const Scene& scene, const QVector3D& eye, DrawItemIndex item);

} // namespace vitrine::visibility
