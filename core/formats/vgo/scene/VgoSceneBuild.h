#pragma once

#include "core/formats/api/SceneBudget.h"
#include "core/formats/vgo/assets/VgoMaterialTable.h"
#include "core/formats/vgo/records/VgoLayout.h"
#include "core/formats/vgo/scene/VgoScene.h"
#include "core/scene/LayerControls.h"
#include "core/scene/SceneBuilder.h"

#include <QtGlobal>

namespace vitrine::formats::vgo {

/// A node of the scene that shows a mesh with blend shapes.
struct ShapedNode {
  int fileNode = kNoIndex;
  NodeIndex sceneNode;
  const layout::Mesh* mesh = nullptr;
  const std::vector<layout::Preset>* presets = nullptr;
};

/// Context that the parts of a scene's building share. All members must outlive it.
struct SceneBuild {
  SceneBuilder& scene;
  const layout::Layout& layout;
  const SceneSource& source;
  LoadContext& context;
  SceneBudget& budget;
  MaterialTable& materials;

  std::vector<NodeIndex> sceneNodes; ///< by node of the file; kNone: it is not shown
  scene::ByNode<QMatrix4x4> world;   ///< as the file has them, helpers left out
  scene::ByNode<bool> active;        ///< helpers left out: neither it nor one above is switched off
  std::vector<ShapedNode> shaped;
  LayerIndex inactiveLayer; ///< kNone: nothing was switched off yet

  Diagnostics& diagnostics() const { return context.diagnostics; }
  const Accessors& accessors() const { return source.accessors; }
  const LayoutSections& sections() const { return source.sections; }
  QVector3D toScene(const QVector3D& file) const { return scene.sourceAxes.toScene(file); }

  /// The scene's node of one of the file; kNone: there is no such.
  NodeIndex nodeOf(int fileNode) const {
    const bool there = fileNode >= 0 && static_cast<std::size_t>(fileNode) < sceneNodes.size();
    return there ? sceneNodes[static_cast<std::size_t>(fileNode)] : scene::kNone;
  }
  /// Calls `visit(number in the file, node, node of the scene)` for all nodes that the scene has.
  template <class Visit>
  void eachNode(Visit visit) const {
    for (int i = 0; i < static_cast<int>(layout.nodes.size()); ++i) {
      if (const NodeIndex place = nodeOf(i)) {
        visit(i, layout.nodes[static_cast<std::size_t>(i)], place);
      }
    }
  }
  const QMatrix4x4& worldOf(NodeIndex sceneNode) const { return world[sceneNode]; }

  /// The layer of what the file switches off, which hides it and all below; made when it is first asked for.
  LayerIndex switchedOff() {
    if (!inactiveLayer) {
      inactiveLayer = scene::addLayer(scene,
                                      {"layer.inactive", QT_TRANSLATE_NOOP("formats", "Disabled in the file"),
                                       QT_TRANSLATE_NOOP("formats", "View")},
                                      false);
    }
    return inactiveLayer;
  }

  /// Adds a node below another; kNone where there may be no more.
  NodeIndex add(scene::Node node) { return budget.takeNodes(1) ? scene.nodes.add(std::move(node)) : scene::kNone; }

  /// The row of an element of the layout; nothing: its list has no rows.
  std::optional<RecordRef> record(List list, int element) const {
    const SectionId section = sections()[list];
    return section == structure::kRootSection ? std::nullopt
                                              : std::optional(RecordRef{section, static_cast<std::uint64_t>(element)});
  }
};
} // namespace vitrine::formats::vgo
