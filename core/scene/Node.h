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

/// A name that a reader gives to what has none in the file.
struct GivenName {
  const char* text = nullptr; ///< QT_TRANSLATE_NOOP("formats", …); none: the name comes from the file
  QStringList arguments;      ///< for %1, %2 and so on in it
};

/// A place in the scene tree. Nodes lie in a flat array; parents come before their children.
struct Node {
  QString name;    ///< of the file, or `given` in English
  GivenName given; ///< whence `name`, where the file has none
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

/// Gives a node a name that is not the file's.
void giveName(Node& node, const char* text, const QStringList& arguments = {});

/// The name of a node for people: a given one is in the language of the program, one of the file is as it is there.
QString shownName(const Node& node);

} // namespace vitrine::scene
