#include "tests/render/HandmadeModel.h"

#include <algorithm>

namespace vitrine::tests {

HandmadeModel::HandmadeModel(HandmadeScene& maker, const QString& name)
    : m_maker(maker), m_node(maker.addNode(scene::NodeKind::Group, name)) {
  scene::AnimatedModel animatedModel;
  animatedModel.name = name;
  animatedModel.node = m_node;
  m_index = maker.scene().motion.animatedModels.add(animatedModel);
}

scene::AnimatedModel& HandmadeModel::animatedModel() {
  return m_maker.scene().motion.animatedModels[m_index];
}

NodeIndex HandmadeModel::addPart(const QString& name, NodeIndex parent) {
  const NodeIndex part = m_maker.addNode(scene::NodeKind::Prop, name);
  m_maker.scene().nodes[part].parent = parent ? parent : m_node;
  animatedModel().posed.push_back(part);
  return part;
}

void HandmadeModel::addFrames(NodeIndex part, const std::vector<Frame>& frames) {
  scene::Mesh& mesh = m_maker.meshOf(part);
  scene::VertexFrames made;
  for (const Frame& frame : frames) {
    std::vector<QVector3D> positions = mesh.vertices.positions;
    scene::VertexFrame& to = made.emplace_back();
    for (QVector3D& position : positions) {
      position += frame.shift;
      to.bounds.add(position);
    }
    if (frame.grey) {
      const float grey = *frame.grey;
      to.colors = std::make_shared<const std::vector<QVector4D>>(positions.size(), QVector4D(grey, grey, grey, 1));
    }
    to.positions = std::make_shared<const std::vector<QVector3D>>(std::move(positions));
  }
  mesh.frames = std::make_shared<const scene::VertexFrames>(std::move(made));
}

int HandmadeModel::addPose(std::vector<scene::ShapeKey> shapes, std::vector<scene::PlaceKey> places) {
  animatedModel().poses.push_back({std::move(shapes), std::move(places), std::nullopt});
  return static_cast<int>(animatedModel().poses.size()) - 1;
}

scene::AnimationIndex HandmadeModel::addClip(std::vector<std::uint32_t> poses, bool loops) {
  scene::Animation clip;
  clip.name = QStringLiteral("clip");
  clip.frames = static_cast<int>(poses.size());
  clip.duration = clip.frames * 0.1;
  clip.animatedModel = m_index;
  clip.poses = std::make_shared<const std::vector<std::uint32_t>>(std::move(poses));
  clip.loops = loops;
  return m_maker.scene().motion.animations.add(clip);
}

state::SceneState at(scene::AnimationIndex animation, double time) {
  state::SceneState state;
  state.animation = animation;
  state.time = time;
  return state;
}

} // namespace vitrine::tests
