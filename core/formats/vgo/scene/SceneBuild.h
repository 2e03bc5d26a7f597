#pragma once

#include "core/formats/api/SceneBudget.h"
#include "core/formats/vgo/layout/Layout.h"
#include "core/formats/vgo/materials/MaterialTable.h"
#include "core/formats/vgo/scene/VgoScene.h"

namespace vitrine::formats::vgo {

/// A node of the scene that shows a mesh with blend shapes.
struct ShapedNode {
  int fileNode = kNoIndex;
  int sceneNode = scene::kNone;
  const layout::Mesh* mesh = nullptr;
  const std::vector<layout::Preset>* presets = nullptr;
};

/// Context that the parts of a scene's building share. All members must outlive it.
struct SceneBuild {
  Scene& scene;
  const layout::Layout& layout;
  const SceneSource& source;
  LoadContext& context;
  SceneBudget& budget;
  MaterialTable& materials;

  std::vector<int> sceneNodes;    ///< by node of the file; kNone: it is not shown
  std::vector<QMatrix4x4> world;  ///< by node of the scene as the file has them, helpers left out
  std::vector<bool> active;       ///< by node of the scene, helpers left out: neither it nor one above is switched off
  std::vector<ShapedNode> shaped;

  Diagnostics& diagnostics() const { return context.diagnostics; }
  const Accessors& accessors() const { return source.accessors; }
  const LayoutSections& sections() const { return source.sections; }
  QVector3D toScene(const QVector3D& file) const { return scene.sourceAxes.toScene(file); }

  /// The scene's node of one of the file; kNone: there is no such.
  int nodeOf(int fileNode) const {
    const bool there = fileNode >= 0 && static_cast<std::size_t>(fileNode) < sceneNodes.size();
    return there ? sceneNodes[static_cast<std::size_t>(fileNode)] : scene::kNone;
  }
  const QMatrix4x4& worldOf(int sceneNode) const { return world[static_cast<std::size_t>(sceneNode)]; }

  /// The layer of what the file switches off, which hides it and all below; made when it is first asked for.
  int switchedOff();

  /// Adds a node below another; kNone where there may be no more.
  int add(scene::Node node) {
    if (!budget.takeNodes(1)) {
      return scene::kNone;
    }
    scene.nodes.push_back(std::move(node));
    return static_cast<int>(scene.nodes.size()) - 1;
  }

  /// The row of an element of the layout; nothing: the section has no rows of them.
  static std::optional<RecordRef> record(SectionId section, int element) {
    return section == structure::kRootSection ? std::nullopt
                                              : std::optional(RecordRef{section, static_cast<std::uint64_t>(element)});
  }
};

/// A layer that is hidden at first, with a control that shows it. Its number.
int addHelperLayer(Scene& scene, const char* id, const char* label);

} // namespace vitrine::formats::vgo
