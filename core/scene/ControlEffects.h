#pragma once

#include "core/scene/Indices.h"

#include <QString>

#include <set>

namespace vitrine::scene {

struct SceneData;

/// Changes that the controls of a scene can make to it, whatever they are set to; for preparing for all of them.
struct ControlEffects {
  bool bindPose = false;           ///< skinned meshes may be shown as they were bound to their joints
  bool movesLimbs = false;         ///< shapes, joints or nodes of animated models may change beside animations
  std::set<NodeIndex> placedNodes; ///< nodes that may be moved or turned
  double shift = 0;                ///< distance by which all placements together may move something, world units
  std::set<QString> colorStreams;  ///< colour streams that may be chosen
};

ControlEffects effectsOfControls(const SceneData& scene);

} // namespace vitrine::scene
