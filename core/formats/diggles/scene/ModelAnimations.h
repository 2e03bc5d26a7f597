#pragma once

#include "core/formats/diggles/scene/AnchorAxes.h"
#include "core/formats/diggles/scene/FrameShapes.h"
#include "core/formats/diggles/scene/GroundShadows.h"

#include <unordered_map>

namespace vitrine::formats::diggles {

/// Layers that parts of all objects have in common.
struct PartLayers {
  LayerIndex shadows;
  LayerIndex anchors;
};

/// Makes an animated model of each object: its nodes, its poses (one for each mesh of the file that its clips show) and
/// its animations.
class ModelAnimations {
public:
  ModelAnimations(SceneBuild& build, const FrameShapes& shapes, const GroundShadows& shadows)
      : m_build(build), m_shapes(shapes), m_shadows(shadows), m_anchors(build) {}

  /// Adds an object; false: the object shows nothing. `layer` is that of its node.
  bool add(const ObjectPlan& plan, LayerIndex layer);

  /// Layers of parts, each made once anything is in it.
  const PartLayers& layers() const { return m_layers; }
  /// Animation at rest by object added; kNone: no frames.
  const std::vector<scene::AnimationIndex>& restAnimations() const { return m_restAnimations; }

private:
  NodeIndex addGroup(const char* name, NodeIndex parent, LayerIndex layer);
  /// The node of a part below `parent`, added to the animated model when it is first asked for; kNone: it is not shown.
  NodeIndex nodeOf(const ScenePart& part, int number, scene::NodeKind kind, NodeIndex parent,
                   std::unordered_map<int, NodeIndex>& nodes);

  void addShapes(const ObjectPlan& plan);
  void addShadows(const ObjectPlan& plan);
  void addAnchors(const ObjectPlan& plan);
  float axisLength(const ObjectPlan& plan) const;
  void addAnimations(const ObjectPlan& plan, scene::AnimatedModelIndex animatedModel);

  SceneBuild& m_build;
  const FrameShapes& m_shapes;
  const GroundShadows& m_shadows;
  AnchorAxes m_anchors;
  PartLayers m_layers;
  std::vector<scene::AnimationIndex> m_restAnimations;
  scene::AnimatedModel m_figure; ///< that is being made
};

} // namespace vitrine::formats::diggles
