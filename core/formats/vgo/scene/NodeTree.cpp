#include "core/base/Translate.h"
#include "core/formats/vgo/scene/MeshRepair.h"
#include "core/formats/vgo/scene/NodeProperties.h"
#include "core/formats/vgo/scene/VgoSceneParts.h"
#include "core/scene/WorldTransforms.h"

namespace vitrine::formats::vgo {
namespace {

/// Node of the file and the parent that its node of the scene has.
struct PlannedNode {
  int node = 0;     ///< of the file
  NodeIndex parent; ///< of the scene, among those before
};

/// Deeper than any skeleton; what shows trees goes down into them.
constexpr int kDeepestNode = 256;

/// Makes a plan by node of the scene as they are made, of a layout with nodes. Parents first, each node once: what
/// leads back to itself or to nothing, and what is too deep, is cut and told. Nodes that nothing leads to come last, on
/// their own.
class Planner {
public:
  Planner(const layout::Layout& layout, Diagnostics& diagnostics)
      : m_layout(layout), m_diagnostics(diagnostics), m_met(layout.nodes.size()) {}

  scene::ByNode<PlannedNode> plan();

private:
  struct Step {
    int node;         ///< of the file
    NodeIndex parent; ///< of the scene
    int depth;
    int askedBy; ///< node of the file
  };

  void planBelow(int root);
  bool takes(const Step& step);

  const layout::Layout& m_layout;
  Diagnostics& m_diagnostics;
  std::vector<bool> m_met;
  scene::ByNode<PlannedNode> m_planned;
};

bool Planner::takes(const Step& step) {
  const auto refuse = [&](const QString& kind, const QString& message) {
    const layout::Node& asking = m_layout.nodes[static_cast<std::size_t>(step.askedBy)];
    m_diagnostics.countedDamage(kind, message, placeOf(asking.from["children"], asking.from));
    return false;
  };
  if (step.node < 0 || static_cast<std::size_t>(step.node) >= m_layout.nodes.size()) {
    return refuse(QStringLiteral("child"),
                  base::translate("formats", "node %1 has a child %2 that does not exist (%3 nodes)")
                      .arg(step.askedBy)
                      .arg(step.node)
                      .arg(m_layout.nodes.size()));
  }
  if (m_met[static_cast<std::size_t>(step.node)]) {
    return refuse(QStringLiteral("loop"),
                  base::translate("formats", "node %1 has a child %2 that is its ancestor or already has a parent")
                      .arg(step.askedBy)
                      .arg(step.node));
  }
  if (step.depth > kDeepestNode) {
    return refuse(QStringLiteral("depth"),
                  base::translate("formats", "nodes are nested more than %1 deep").arg(kDeepestNode));
  }
  return true;
}

void Planner::planBelow(int root) {
  std::vector<Step> steps{{root, scene::kNone, 0, root}};
  while (!steps.empty()) {
    const Step step = steps.back();
    steps.pop_back();
    if (!takes(step)) {
      continue;
    }
    m_met[static_cast<std::size_t>(step.node)] = true;
    const NodeIndex self = m_planned.add({step.node, step.parent});
    const std::vector<int>& children = m_layout.nodes[static_cast<std::size_t>(step.node)].children;
    // The first is to come next.
    for (auto child = children.rbegin(); child != children.rend(); ++child) {
      steps.push_back({*child, self, step.depth + 1, step.node});
    }
  }
}

scene::ByNode<PlannedNode> Planner::plan() {
  planBelow(0);
  const std::size_t attached = m_planned.size();
  std::vector<bool> isChild(m_layout.nodes.size());
  for (const layout::Node& node : m_layout.nodes) {
    for (const int child : node.children) {
      if (child >= 0 && static_cast<std::size_t>(child) < isChild.size()) {
        isChild[static_cast<std::size_t>(child)] = true;
      }
    }
  }
  // Tops of trees that hang on nothing first, then rings.
  for (const bool ofRing : {false, true}) {
    for (std::size_t node = 0; node < m_layout.nodes.size(); ++node) {
      if (!m_met[node] && isChild[node] == ofRing) {
        planBelow(static_cast<int>(node));
      }
    }
  }
  if (m_planned.size() > attached) {
    m_diagnostics.warn(base::translate("formats", "%1 nodes have no parent and are placed at the root")
                           .arg(m_planned.size() - attached),
                       m_layout.nodes[static_cast<std::size_t>(m_planned[NodeIndex(static_cast<int>(attached))].node)]
                           .from.member()
                           .range);
  }
  return std::move(m_planned);
}

/// The one list of transforms, by node of the file.
Result<std::vector<QMatrix4x4>> readTransforms(const SceneBuild& build) {
  const std::vector<int> lists = build.accessors().ofKind(AccessorKind::NodeTransform);
  const structure::JsonValueRef nodes = build.source.layout["nodes"];
  const ByteRange where = (nodes.exists() ? nodes : build.source.layout).member().range;
  if (lists.size() != 1) {
    return std::unexpected(Error::damaged(
        lists.empty() ? base::translate("formats", "no accessor contains the transforms of the nodes")
                      : base::translate("formats", "%1 accessors contain transforms of the nodes, instead of one")
                            .arg(lists.size()),
        where.offset, where.space));
  }
  auto transforms = build.accessors().matrices(lists.front());
  if (transforms && transforms->size() < build.layout.nodes.size()) {
    build.diagnostics().damage(
        base::translate("formats", "there are transforms for %1 nodes, but %2 nodes; the rest stay at their parents")
            .arg(transforms->size())
            .arg(build.layout.nodes.size()),
        build.accessors().placeOf(lists.front(), where));
  }
  return transforms;
}

void addNode(SceneBuild& build, const PlannedNode& planned, const std::vector<QMatrix4x4>& transforms) {
  const auto file = static_cast<std::size_t>(planned.node);
  const layout::Node& from = build.layout.nodes[file];
  scene::Node node;
  node.name = from.name;
  node.parent = planned.parent;
  if (file < transforms.size()) {
    if (isWithin(transforms[file], kFarthest)) {
      node.local = build.scene.sourceAxes.toScene(transforms[file]);
      node.local.optimize();
    } else {
      build.diagnostics().countedDamage(
          QStringLiteral("transform"),
          base::translate("formats", "the transform of node %1 is invalid").arg(planned.node),
          from.from.member().range);
    }
  }
  node.record = build.record(List::Nodes, planned.node);
  node.properties = nodeProperties(build, planned.node);
  if (!from.isActive) {
    node.layer = build.switchedOff();
  }
  const bool parentActive = !planned.parent || build.active[planned.parent];
  build.active.push_back(from.isActive && parentActive);
  build.sceneNodes[file] = build.add(std::move(node));
}

} // namespace

Result<void> addNodes(SceneBuild& build) {
  if (build.layout.nodes.empty()) {
    const ByteRange where = build.source.layout.exists() ? build.source.layout.member().range : ByteRange{};
    return std::unexpected(
        Error::damaged(base::translate("formats", "the layout has no nodes"), where.offset, where.space));
  }
  const auto transforms = readTransforms(build);
  if (!transforms) {
    return std::unexpected(transforms.error());
  }
  build.sceneNodes.assign(build.layout.nodes.size(), scene::kNone);
  for (const PlannedNode& planned : Planner(build.layout, build.diagnostics()).plan()) {
    build.context.progress.check();
    addNode(build, planned, *transforms);
    if (!build.sceneNodes[static_cast<std::size_t>(planned.node)]) {
      break; // the budget is told of at the end
    }
  }
  build.world = scene::worldTransforms(build.scene.nodes);
  return {};
}

} // namespace vitrine::formats::vgo
