#pragma once

#include "core/formats/vgo/records/VgoNode.h"

#include <array>

namespace vitrine::formats::vgo::layout {

/// Blend shape of a mesh. Accessors of the offsets of its vertices and their normals; kNoIndex: no offsets.
struct BlendShape {
  structure::JsonValueRef from;
  QString name;
  int position = kNoIndex;
  int normal = kNoIndex;
};

/// An element of "meshes". Numbers are those of accessors.
struct Mesh {
  structure::JsonValueRef from;
  QString name;
  int position = kNoIndex;
  int normal = kNoIndex;
  std::array<int, 2> uvs{kNoIndex, kNoIndex};
  int color = kNoIndex;
  int joints = kNoIndex;
  int weights = kNoIndex;
  std::vector<int> subMeshes; ///< triangle indices; kNoIndex: the vertices as they come
  std::vector<BlendShape> shapes;
  std::vector<int> materials;  ///< up to version 2.4, as Renderer::materials
  std::vector<Preset> presets; ///< likewise
};

/// An element of "skins".
struct Skin {
  structure::JsonValueRef from;
  int inverseBinds = kNoIndex; ///< accessor; kNoIndex: as the joints stand
  std::vector<int> joints;     ///< nodes
};

Mesh readMesh(const structure::JsonValueRef& from);

inline constexpr MemberColumn kSkinColumns[] = {
    {"skeleton", QT_TRANSLATE_NOOP("formats", "root of the joints"), kNodes},
    member<&Skin::joints>("joints", "", kNodes),
    member<&Skin::inverseBinds>("inverseBindMatrices", "", kAccessors),
};

inline constexpr MemberColumn kMeshColumns[] = {
    member<&Mesh::name>("name"),
    member<&Mesh::position>("attributes.POSITION", "", kAccessors),
    member<&Mesh::normal>("attributes.NORMAL", "", kAccessors),
    {"attributes.TANGENT", "", kAccessors},
    {"attributes.TEXCOORD_0", "", kAccessors},
    {"attributes.TEXCOORD_1", "", kAccessors},
    {"attributes.TEXCOORD_2", "", kAccessors},
    {"attributes.TEXCOORD_3", "", kAccessors},
    member<&Mesh::color>("attributes.COLOR_0", "", kAccessors),
    member<&Mesh::joints>("attributes.JOINTS_0", "", kAccessors),
    member<&Mesh::weights>("attributes.WEIGHTS_0", "", kAccessors),
    member<&Mesh::subMeshes>(
        "subMeshes", QT_TRANSLATE_NOOP("formats", "triangle indices, each with a material of its own"), kAccessors),
    member<&Mesh::materials>("materials", QT_TRANSLATE_NOOP("formats", "up to version 2.4"), kMaterials),
    {"blendShapes", QT_TRANSLATE_NOOP("formats", "number of entries")},
};

} // namespace vitrine::formats::vgo::layout
