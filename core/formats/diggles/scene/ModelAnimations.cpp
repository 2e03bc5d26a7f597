#include "core/formats/diggles/scene/ModelAnimations.h"

#include "core/formats/diggles/scene/ModelClips.h"
#include "core/formats/diggles/scene/ModelControls.h"
#include "core/formats/diggles/scene/ModelProperties.h"

#include <QtGlobal>

namespace vitrine::formats::diggles {
namespace {

constexpr std::uint64_t kKeyBytes = 16;
constexpr float kAxisShare = 0.05F; ///< of an animated model's largest extent
constexpr float kPlainAxis = 5;     ///< of animated models without extent

} // namespace

NodeIndex ModelAnimations::addGroup(const char* name, NodeIndex parent, LayerIndex layer) {
  scene::Node group;
  group.name = QString::fromLatin1(name);
  group.parent = parent;
  group.layer = layer;
  return m_build.scene.nodes.add(std::move(group));
}

NodeIndex ModelAnimations::nodeOf(const ScenePart& part, int number, scene::NodeKind kind, NodeIndex parent,
                                  std::unordered_map<int, NodeIndex>& nodes) {
  const auto [known, first] = nodes.try_emplace(number);
  if (first && part.mesh && m_build.budget.takeNodes(1)) {
    scene::Node node;
    node.name = part.name;
    node.kind = kind;
    node.parent = parent;
    node.mesh = part.mesh;
    node.labelled = kind == scene::NodeKind::Marker;
    known->second = m_build.scene.nodes.add(std::move(node));
    m_figure.posed.push_back(known->second);
  }
  return known->second;
}

bool ModelAnimations::add(const ObjectPlan& plan, LayerIndex layer) {
  scene::Node top;
  top.name = plan.name;
  top.layer = layer;
  if (plan.object) {
    top.record = recordIn(m_build.records.objects, *plan.object);
  }
  top.properties = objectProperties(plan, m_build);
  m_figure = {};
  m_figure.name = plan.name;
  m_figure.node = m_build.scene.nodes.add(std::move(top));
  m_figure.restPose = plan.restPose();
  m_figure.poses.resize(plan.meshes.size());
  for (std::size_t pose = 0; pose < plan.meshes.size(); ++pose) {
    m_figure.poses[pose].record = recordIn(m_build.records.meshes, plan.meshes[pose]);
  }
  addShapes(plan);
  const bool shows = !m_figure.posed.empty();
  addShadows(plan);
  addAnchors(plan);
  for (scene::KeyPose& pose : m_figure.poses) {
    std::ranges::sort(pose.shapes, {}, &scene::ShapeKey::node);
  }
  addAnimations(plan, m_build.scene.motion.animatedModels.add(std::move(m_figure)));
  return shows;
}

void ModelAnimations::addShapes(const ObjectPlan& plan) {
  std::unordered_map<int, NodeIndex> nodes;
  for (std::size_t pose = 0; pose < plan.meshes.size(); ++pose) {
    for (const PartUse& use : m_shapes.usesOf(plan.meshes[pose])) {
      const ScenePart& part = m_shapes.parts()[static_cast<std::size_t>(use.part)];
      const NodeIndex node = nodeOf(part, use.part, scene::NodeKind::Prop, m_figure.node, nodes);
      if (node && m_build.budget.takeBytes(kKeyBytes)) {
        m_figure.poses[pose].shapes.push_back({node, use.frame});
      }
    }
  }
}

void ModelAnimations::addShadows(const ObjectPlan& plan) {
  std::unordered_map<int, NodeIndex> nodes;
  NodeIndex group;
  for (std::size_t pose = 0; pose < plan.meshes.size(); ++pose) {
    const auto use = m_shadows.useOf(plan.meshes[pose]);
    if (!use) {
      continue;
    }
    if (!group) {
      if (!m_layers.shadows) {
        m_layers.shadows =
            m_build.scene.layers.add({QStringLiteral("shadow"), QString::fromLatin1(kShadowsLabel), true});
      }
      group = addGroup(kShadowsLabel, m_figure.node, m_layers.shadows);
    }
    const ScenePart& part = m_shadows.parts()[static_cast<std::size_t>(use->part)];
    const NodeIndex node = nodeOf(part, use->part, scene::NodeKind::Prop, group, nodes);
    if (node) {
      m_figure.poses[pose].shapes.push_back({node, use->frame});
    }
  }
}

float ModelAnimations::axisLength(const ObjectPlan& plan) const {
  const int rest = plan.restPose();
  const scene::Bounds bounds =
      rest == scene::kNone ? scene::Bounds() : m_shapes.boundsOf(plan.meshes[static_cast<std::size_t>(rest)]);
  const QVector3D size = bounds.empty() ? QVector3D() : bounds.size();
  const float largest = std::max({size.x(), size.y(), size.z()});
  return largest > 0 ? largest * kAxisShare : kPlainAxis;
}

void ModelAnimations::addAnchors(const ObjectPlan& plan) {
  const AnchorSet anchors = m_anchors.add(plan.meshes, axisLength(plan));
  if (anchors.parts.empty()) {
    return;
  }
  if (!m_layers.anchors) {
    m_layers.anchors = m_build.scene.layers.add({QStringLiteral("anchors"), QString::fromLatin1(kAnchorsLabel), false});
  }
  const NodeIndex group = addGroup(kAnchorsLabel, m_figure.node, m_layers.anchors);
  std::unordered_map<int, NodeIndex> nodes;
  for (std::size_t part = 0; part < anchors.parts.size(); ++part) { // by slot, whichever pose fills it first
    nodeOf(anchors.parts[part], static_cast<int>(part), scene::NodeKind::Marker, group, nodes);
  }
  for (std::size_t pose = 0; pose < anchors.uses.size(); ++pose) {
    for (const AnchorUse& use : anchors.uses[pose]) {
      if (const NodeIndex node = nodes.at(use.use.part)) {
        m_figure.poses[pose].shapes.push_back({node, use.use.frame});
        m_figure.poses[pose].places.push_back({node, use.position, use.orientation});
      }
    }
  }
}

void ModelAnimations::addAnimations(const ObjectPlan& plan, scene::AnimatedModelIndex animatedModel) {
  auto& animations = m_build.scene.motion.animations;
  const scene::AnimationIndex first = animations.nextIndex();
  for (const ClipPlan& clip : plan.clips) {
    animations.push_back(animationOf(clip, animatedModel, m_build));
  }
  m_restAnimations.push_back(plan.restClip == scene::kNone ? scene::kNone
                                                           : scene::AnimationIndex(first.number() + plan.restClip));
}

} // namespace vitrine::formats::diggles
