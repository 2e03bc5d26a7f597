#pragma once

#include "core/formats/diggles/scene/FrameShapes.h"

namespace vitrine::formats::diggles {

/// Layers that parts of all objects have in common; each is made once anything is in it.
struct PartLayers {
  LayerIndex shadows;
  LayerIndex anchors;
};

/// The objects of a model in a scene.
struct SceneObjects {
  PartLayers layers;
  std::vector<LayerIndex> layerOf;                   ///< by plan: of its node
  std::vector<scene::AnimationIndex> restAnimations; ///< by plan: the animation at rest; kNone: no frames
  std::size_t shown = 0; ///< plan of the first that shows anything, whose layer alone is visible
};

/// Makes an animated model of each object: its nodes, its poses (one for each mesh of the file that its clips show) and
/// its animations.
SceneObjects addSceneObjects(SceneBuild& build, const std::vector<ObjectPlan>& plans, const FrameShapes& shapes,
                             const ModelParts& shadows);

} // namespace vitrine::formats::diggles
