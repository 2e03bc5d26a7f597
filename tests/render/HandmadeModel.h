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
  int node() const { return m_node; }
  /// A posed node with a mesh of its own, to which quads are to be added; below `parent`, at first the animated model's
  /// node.
  int addPart(const QString& name, std::optional<int> parent = {});
  struct Frame {
    QVector3D shift;
    std::optional<float> grey = {}; ///< value of the first colour stream
  };
  /// Frames of a part's mesh as it is by now: all of it moved.
  void addFrames(int part, const std::vector<Frame>& frames);
  int addPose(std::vector<scene::ShapeKey> shapes, std::vector<scene::PlaceKey> places = {});
  int addClip(std::vector<std::uint32_t> poses, bool loops = false);
  scene::AnimatedModel& animatedModel();

private:
  HandmadeScene& m_maker;
  int m_node;
  std::size_t m_number;
};

/// A state at a moment of a clip.
state::SceneState at(int animation, double time);

} // namespace vitrine::tests
