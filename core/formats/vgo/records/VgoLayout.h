#pragma once

#include "core/base/Progress.h"
#include "core/formats/vgo/records/Clip.h"
#include "core/formats/vgo/records/Fixtures.h"
#include "core/formats/vgo/records/VgoMaterial.h"
#include "core/formats/vgo/records/VgoMesh.h"
#include "core/formats/vgo/records/VgoNode.h"
#include "core/formats/vgo/records/VgoSprings.h"
#include "core/formats/vgo/records/VgoTexture.h"

#include <vector>

/// Layout of a VGO as plain values: absent and null become the format's defaults. Elements of lists
/// that are null keep their place and have a `from` that is nothing.
namespace vitrine::formats::vgo::layout {

/// A list of the layout and the columns of its section.
struct ListInfo {
  const char* section; ///< name of the section
  const char* path;    ///< of the list in the layout
  const char* element; ///< name of one element
  std::span<const MemberColumn> columns;
};
const ListInfo& infoOf(List list);
/// The list whose section a column leads to (MemberColumn::target); nullopt: it leads to none.
std::optional<List> listNamed(const char* target);

struct Layout {
  std::vector<Node> nodes;
  std::vector<Skin> skins;
  std::vector<Mesh> meshes;
  std::vector<Material> materials;
  std::vector<Texture> textures;
  std::vector<Clip> clips;
  std::vector<Collider> colliders; ///< colliders of nodes after those of the list
  std::vector<Light> lights;       ///< likewise
  std::vector<structure::JsonValueRef> particles;
  std::vector<structure::JsonValueRef> cloths;
  std::vector<SpringGroup> springGroups;
  std::vector<SpringColliderGroup> colliderGroups;

  /// Materials by sub-mesh; may be short.
  const std::vector<int>& materialsOf(const Renderer& renderer) const;
  const std::vector<Preset>& presetsOf(const Renderer& renderer) const;

  /// The element of a list, where there is one that is not null.
  template <class Element>
  static const Element* find(const std::vector<Element>& list, int index) {
    const bool there = index >= 0 && static_cast<std::size_t>(index) < list.size();
    return there && list[static_cast<std::size_t>(index)].from ? &list[static_cast<std::size_t>(index)] : nullptr;
  }
};

/// Reads all versions: by what is there, not by what the header says. Refers into the tree of `layout`. Throws only
/// base::Cancelled.
Layout readLayout(const structure::JsonValueRef& layout, const base::Progress& progress);

} // namespace vitrine::formats::vgo::layout
