#pragma once

#include "core/structure/Structure.h"

#include <array>

namespace vitrine::formats::vgo {

/// Lists of the layout that have a section each below "layout", in the order of the sections.
enum class List {
  Nodes,
  Skins,
  Meshes,
  Materials,
  Textures,
  AnimationClips,
  Colliders,
  Clothes,
  Lights,
  Particles,
  SpringBoneGroups,
  ColliderGroups,
};
inline constexpr std::size_t kListCount = 12;

/// Numbers of those sections: a row for each element (null ones too), so that row i is element i. The root section:
/// there is no such list.
class LayoutSections {
public:
  SectionId& operator[](List list) { return m_sections[static_cast<std::size_t>(list)]; }
  SectionId operator[](List list) const { return m_sections[static_cast<std::size_t>(list)]; }

private:
  std::array<SectionId, kListCount> m_sections = {};
};

namespace layout {
// Sections that columns lead to.
inline constexpr const char* kNodes = "layout/nodes";
inline constexpr const char* kMeshes = "layout/meshes";
inline constexpr const char* kMaterials = "layout/materials";
inline constexpr const char* kTextures = "layout/textures";
inline constexpr const char* kAccessors = "accessors";
inline constexpr const char* kSpringGroups = "layout/springBoneGroups";
inline constexpr const char* kColliderGroups = "layout/colliderGroups";
} // namespace layout

} // namespace vitrine::formats::vgo
