#pragma once

#include "core/formats/x3/records/SceneFile.h"
#include "core/scene/NodeTrack.h"

namespace vitrine::formats::x3 {

/// A position at a time, and how a path passes it.
struct PlaceKeyOfPath {
  double time = 0; ///< seconds
  QVector3D place; ///< scene axes
  Tcb tcb;
  bool linear = false;
};

/// A path through places as curves with tangents (docs/formats/bod-scenes.md, "Between the keys"). Empty where there is
/// but one place.
std::array<scene::Curve, 3> curvesThrough(const std::vector<PlaceKeyOfPath>& keys);

} // namespace vitrine::formats::x3
