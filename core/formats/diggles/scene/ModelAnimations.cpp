#include "core/formats/diggles/scene/ModelAnimations.h"

#include "core/formats/diggles/scene/AnchorAxes.h"
#include "core/formats/diggles/scene/ModelClips.h"
#include "core/formats/diggles/scene/ModelProperties.h"

#include <QtGlobal>

#include <algorithm>
#include <optional>
#include <unordered_map>

namespace vitrine::formats::diggles {
namespace {

constexpr auto kShadowsLabel = QT_TRANSLATE_NOOP("formats", "Ground shadows");
constexpr auto kAnchorsLabel = QT_TRANSLATE_NOOP("formats", "Anchors");
constexpr std::uint64_t kKeyBytes = 16;
constexpr float kAxisShare = 0.05F; ///< of an animated model's largest extent
constexpr float kPlainAxis = 5;     ///< of animated models without extent

class ObjectAdder {
public:
  ObjectAdder(SceneBuild& build, const FrameShapes& shapes, const ModelParts& shadows)
      : m_build(build), m_shapes(shapes), m_shadows(shadows), m_anchors(build) {}

  SceneObjects addAll(const std::vector<ObjectPlan>& plans) {
    std::optional<std::size_t> shown;
    auto& layers = m_build.scene.layers;
    for (std::size_t i = 0; i < plans.size(); ++i) {
      m_build.progress.check();
      m_made.layerOf.push_back(layers.add({QStringLiteral("object.%1").arg(i), plans[i].name, false}));
      if (add(plans[i], m_made.layerOf.back()) && !shown) {
        shown = i;
      }
    }
    m_made.shown = shown.value_or(0);
    if (!plans.empty()) {
      layers[m_made.layerOf[m_made.shown]].visibleByDefault = true;
    }
    return std::move(m_made);
  }

private:
  /// Nodes by the number of the part that they show; kNone: it is not shown.
  using PartNodes = std::unordered_map<int, NodeIndex>;

  /// Adds an object; false: the object shows nothing.
  bool add(const ObjectPlan& plan, LayerIndex layer) {
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

  /// A node for parts of this kind, in the layer of all such, which is made when it is first asked for.
  NodeIndex addGroup(const char* label, const char* layerId, LayerIndex& layer, bool visible) {
    if (!layer) {
      layer = m_build.scene.layers.add({QString::fromLatin1(layerId), QString::fromLatin1(label), visible});
    }
    scene::Node group;
    scene::giveName(group, label);
    group.parent = m_figure.node;
    group.layer = layer;
    return m_build.scene.nodes.add(std::move(group));
  }

  /// The node of a part below `parent`, added to the animated model when it is first asked for.
  NodeIndex nodeOf(const ScenePart& part, int number, scene::NodeKind kind, NodeIndex parent, PartNodes& nodes) {
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

  void addShapes(const ObjectPlan& plan) {
    PartNodes nodes;
    for (std::size_t pose = 0; pose < plan.meshes.size(); ++pose) {
      for (const PartUse& use : m_shapes.usesOf(plan.meshes[pose])) {
        const ScenePart& part = m_shapes.parts[static_cast<std::size_t>(use.part)];
        const NodeIndex node = nodeOf(part, use.part, scene::NodeKind::Prop, m_figure.node, nodes);
        if (node && m_build.budget.takeBytes(kKeyBytes)) {
          m_figure.poses[pose].shapes.push_back({node, use.frame});
        }
      }
    }
  }

  void addShadows(const ObjectPlan& plan) {
    PartNodes nodes;
    NodeIndex group;
    for (std::size_t pose = 0; pose < plan.meshes.size(); ++pose) {
      for (const PartUse& use : m_shadows.usesOf(plan.meshes[pose])) {
        group = group ? group : addGroup(kShadowsLabel, "shadow", m_made.layers.shadows, true);
        const ScenePart& part = m_shadows.parts[static_cast<std::size_t>(use.part)];
        if (const NodeIndex node = nodeOf(part, use.part, scene::NodeKind::Prop, group, nodes)) {
          m_figure.poses[pose].shapes.push_back({node, use.frame});
        }
      }
    }
  }

  float axisLength(const ObjectPlan& plan) const {
    const int rest = plan.restPose();
    const scene::Bounds bounds =
        rest == scene::kNone ? scene::Bounds() : m_shapes.bounds[plan.meshes[static_cast<std::size_t>(rest)]];
    const QVector3D size = bounds.empty() ? QVector3D() : bounds.size();
    const float largest = std::max({size.x(), size.y(), size.z()});
    return largest > 0 ? largest * kAxisShare : kPlainAxis;
  }

  void addAnchors(const ObjectPlan& plan) {
    const AnchorSet anchors = m_anchors.add(plan.meshes, axisLength(plan));
    if (anchors.parts.empty()) {
      return;
    }
    const NodeIndex group = addGroup(kAnchorsLabel, "anchors", m_made.layers.anchors, false);
    PartNodes nodes;
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

  void addAnimations(const ObjectPlan& plan, scene::AnimatedModelIndex animatedModel) {
    auto& animations = m_build.scene.motion.animations;
    const scene::AnimationIndex first = animations.nextIndex();
    for (const ClipPlan& clip : plan.clips) {
      animations.push_back(animationOf(clip, animatedModel, m_build));
    }
    m_made.restAnimations.push_back(
        plan.restClip == scene::kNone ? scene::kNone : scene::AnimationIndex(first.number() + plan.restClip));
  }

  SceneBuild& m_build;
  const FrameShapes& m_shapes;
  const ModelParts& m_shadows;
  AnchorAxes m_anchors;
  SceneObjects m_made;
  scene::AnimatedModel m_figure; ///< that is being made
};

} // namespace

SceneObjects addSceneObjects(SceneBuild& build, const std::vector<ObjectPlan>& plans, const FrameShapes& shapes,
                             const ModelParts& shadows) {
  return ObjectAdder(build, shapes, shadows).addAll(plans);
}

} // namespace vitrine::formats::diggles
