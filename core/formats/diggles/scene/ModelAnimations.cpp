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

int ModelAnimations::addNode(scene::Node node) {
  m_build.scene.nodes.push_back(std::move(node));
  return static_cast<int>(m_build.scene.nodes.size()) - 1;
}

int ModelAnimations::addGroup(const char* name, int parent, int layer) {
  scene::Node group;
  group.name = QString::fromLatin1(name);
  group.parent = parent;
  group.layer = layer;
  return addNode(std::move(group));
}

int ModelAnimations::nodeOf(const ScenePart& part, int number, scene::NodeKind kind, int parent,
                            std::unordered_map<int, int>& nodes) {
  const auto [known, first] = nodes.try_emplace(number, scene::kNone);
  if (first && part.mesh != scene::kNone && m_build.budget.takeNodes(1)) {
    scene::Node node;
    node.name = part.name;
    node.kind = kind;
    node.parent = parent;
    node.mesh = part.mesh;
    node.labelled = kind == scene::NodeKind::Marker;
    known->second = addNode(std::move(node));
    m_figure.posed.push_back(known->second);
  }
  return known->second;
}

bool ModelAnimations::add(const ObjectPlan& plan, int layer) {
  scene::Node top;
  top.name = plan.name;
  top.layer = layer;
  if (plan.object) {
    top.record = recordIn(m_build.records.objects, *plan.object);
  }
  top.properties = objectProperties(plan, m_build);
  m_figure = {};
  m_figure.name = plan.name;
  m_figure.node = addNode(std::move(top));
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
  m_build.scene.motion.animatedModels.push_back(std::move(m_figure));
  addAnimations(plan);
  return shows;
}

void ModelAnimations::addShapes(const ObjectPlan& plan) {
  std::unordered_map<int, int> nodes;
  for (std::size_t pose = 0; pose < plan.meshes.size(); ++pose) {
    for (const PartUse& use : m_shapes.usesOf(plan.meshes[pose])) {
      const ScenePart& part = m_shapes.parts()[static_cast<std::size_t>(use.part)];
      const int node = nodeOf(part, use.part, scene::NodeKind::Prop, m_figure.node, nodes);
      if (node != scene::kNone && m_build.budget.takeBytes(kKeyBytes)) {
        m_figure.poses[pose].shapes.push_back({node, use.frame});
      }
    }
  }
}

void ModelAnimations::addShadows(const ObjectPlan& plan) {
  std::unordered_map<int, int> nodes;
  int group = scene::kNone;
  for (std::size_t pose = 0; pose < plan.meshes.size(); ++pose) {
    const auto use = m_shadows.useOf(plan.meshes[pose]);
    if (!use) {
      continue;
    }
    if (group == scene::kNone) {
      if (m_layers.shadows == scene::kNone) {
        m_layers.shadows = static_cast<int>(m_build.scene.layers.size());
        m_build.scene.layers.push_back({QStringLiteral("shadow"), QString::fromLatin1(kShadowsLabel), true});
      }
      group = addGroup(kShadowsLabel, m_figure.node, m_layers.shadows);
    }
    const ScenePart& part = m_shadows.parts()[static_cast<std::size_t>(use->part)];
    const int node = nodeOf(part, use->part, scene::NodeKind::Prop, group, nodes);
    if (node != scene::kNone) {
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
  if (m_layers.anchors == scene::kNone) {
    m_layers.anchors = static_cast<int>(m_build.scene.layers.size());
    m_build.scene.layers.push_back({QStringLiteral("anchors"), QString::fromLatin1(kAnchorsLabel), false});
  }
  const int group = addGroup(kAnchorsLabel, m_figure.node, m_layers.anchors);
  std::unordered_map<int, int> nodes;
  for (std::size_t part = 0; part < anchors.parts.size(); ++part) { // by slot, whichever pose fills it first
    nodeOf(anchors.parts[part], static_cast<int>(part), scene::NodeKind::Marker, group, nodes);
  }
  for (std::size_t pose = 0; pose < anchors.uses.size(); ++pose) {
    for (const AnchorUse& use : anchors.uses[pose]) {
      if (const int node = nodes.at(use.use.part); node != scene::kNone) {
        m_figure.poses[pose].shapes.push_back({node, use.use.frame});
        m_figure.poses[pose].places.push_back({node, use.position, use.orientation});
      }
    }
  }
}

void ModelAnimations::addAnimations(const ObjectPlan& plan) {
  auto& animations = m_build.scene.motion.animations;
  const auto first = static_cast<int>(animations.size());
  for (const ClipPlan& clip : plan.clips) {
    animations.push_back(animationOf(clip, static_cast<int>(m_build.scene.motion.animatedModels.size()) - 1, m_build));
  }
  m_restAnimations.push_back(plan.restClip == scene::kNone ? scene::kNone : first + plan.restClip);
}

} // namespace vitrine::formats::diggles
