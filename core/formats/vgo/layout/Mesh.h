#pragma once

#include "core/formats/vgo/layout/Node.h"

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
Skin readSkin(const structure::JsonValueRef& from);

} // namespace vitrine::formats::vgo::layout
