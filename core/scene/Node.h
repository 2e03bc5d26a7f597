#pragma once

#include "core/scene/Material.h"
#include "core/structure/Structure.h"

#include <QMatrix4x4>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace vitrine::scene {

enum class NodeKind { Group, World, BrushModel, Block, Prop, Entity, Light, Camera, Marker, Bone };

/// Name that a reader gives to a node without a name in the file.
struct GivenName {
  const char* text = nullptr; ///< QT_TRANSLATE_NOOP("formats", …). Null if the name comes from the file.
  QStringList arguments;      ///< values of %1, %2 and so on; a text of the file must be the last
};

/// A place in the scene tree. Nodes lie in a flat array; parents come before their children.
struct Node {
  QString name;    ///< from the file, or `given` in English
  GivenName given; ///< source of `name` if it is not the file
  NodeKind kind = NodeKind::Group;
  NodeIndex parent;
  QMatrix4x4 local; ///< to the parent, scene axes
  MeshIndex mesh;
  int firstSurface = 0;        ///< shows surfaceCount surfaces of the mesh from this one on
  int surfaceCount = kNone;    ///< kNone: all that follow
  SkinIndex skin;              ///< whose joints carry the mesh; the node is a leaf then
  InstanceLightingIndex light; ///< kNone: the mesh is lit as it says itself
  LayerIndex layer;            ///< hides the node and all below it
  bool labelled = false;       ///< its name stands above it (markers)
  bool standIn = false;        ///< `mesh` is a box in place of a model that is missing (StandIn.h)
  AssetRef model;              ///< model to show here once it is found; `mesh` stands in until then
  std::vector<Property> properties;
  std::optional<RecordRef> record; ///< the instance: entity, prop, frame record
};

/// Sets `name` and `given` of a node without a name in the file.
void giveName(Node& node, const char* text, const QStringList& arguments = {});

/// Returns the name to display. A given name is translated. A name from the file is returned unchanged.
QString shownName(const Node& node);

} // namespace vitrine::scene
