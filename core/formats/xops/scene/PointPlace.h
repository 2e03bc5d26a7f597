#pragma once

#include "core/base/Limits.h"
#include "core/formats/xops/file/XopsTextLines.h"
#include "core/formats/xops/records/PointKinds.h"
#include "core/scene/Material.h"

namespace vitrine::formats::xops {

/// The layer of each group of points; kNone: none of its own (Other).
struct PointLayers {
  std::array<LayerIndex, kPointGroups> of;

  LayerIndex operator[](PointGroup group) const { return of[static_cast<std::size_t>(group)]; }
};

/// Context of a point file: its bytes, its records, and its place in a scene.
struct PointPlace {
  SpaceId space = base::kFileSpace;
  SectionId section = structure::kRootSection; ///< the table of points
  QString name;                                ///< of the node that holds all points
  LayerIndex layer = {};                       ///< of that node: several files may be offered, one shown at a time
  PointLayers layers;
  const TextLines* messages = nullptr;     ///< null: not known
  std::optional<SectionId> messageSection; ///< the table of messages
  const Limits& limits;
  Diagnostics& diagnostics;
};

} // namespace vitrine::formats::xops
