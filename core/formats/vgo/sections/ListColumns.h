#pragma once

#include "core/formats/vgo/sections/MemberTable.h"

namespace vitrine::formats::vgo {

/// A list of the layout that has a section of its own.
struct LayoutList {
  const char* section; ///< name of the section, below "layout"
  const char* path;    ///< of the list in the layout
  const char* element; ///< name of one element
  std::span<const Column> columns;
};

/// Nodes, skins, meshes, materials, textures, animation clips, colliders, clothes, lights, particles, groups of spring
/// bones and of their colliders, in this order.
std::span<const LayoutList> layoutLists();

/// Columns of the accessor list.
std::span<const Column> accessorColumns();

} // namespace vitrine::formats::vgo
