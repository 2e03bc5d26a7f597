#pragma once

#include "core/state/SceneState.h"
#include "tests/render/HandmadeScene.h"

#include <optional>

namespace vitrine::tests {

/// An animated model among the nodes of a HandmadeScene: shapes below one node, poses, clips of ten frames a second.
class HandmadeModel {
public:
  explicit HandmadeModel(HandmadeScene& maker, const QString& name = QStringLiteral("figure"));

  /// The node of the whole.
  NodeIndex node() const { return m_node; }
  /// A posed node with a mesh of its own, to which quads are to be added; below `parent`; none: the
  /// animated model's node.
  NodeIndex addPart(const QString& name, NodeIndex parent = scene::kNone);
  struct Frame {
    QVector3D shift;
    std::optional<float> grey = {}; ///< value of the first colour stream
  };
  /// Frames of a part's mesh as it is by now: all of it moved.
  void addFrames(NodeIndex part, const std::vector<Frame>& frames);
  int addPose(std::vector<scene::ShapeKey> shapes, std::vector<scene::PlaceKey> places = {});
  scene::AnimationIndex addClip(std::vector<std::uint32_t> poses, bool loops = false);
  scene::AnimatedModel& animatedModel();

private:
  HandmadeScene& m_maker;
  NodeIndex m_node;
  scene::AnimatedModelIndex m_index;
};

/// A state at a moment of a clip.
state::SceneState at(scene::AnimationIndex animation, double time);

} // namespace vitrine::tests
