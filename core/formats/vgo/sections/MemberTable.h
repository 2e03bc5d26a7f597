#pragma once

#include "core/structure/JsonTree.h"
#include "core/structure/RecordTable.h"

#include <span>

namespace vitrine::formats::vgo {

/// A column of a table of members: one that each element may have, or one of a member of it ("meshRenderer.mesh").
struct Column {
  const char* path;             ///< names with dots between them; kRowNumber: the number of the element itself
  const char* meaning = "";     ///< user text, QT_TRANSLATE_NOOP("formats", ...)
  const char* target = nullptr; ///< the section whose records its numbers lead to, or one for each ("resource/%1")
  std::span<const structure::FlagName> values = {};
};

/// Column::path of a column that leads from an element to a section of its own.
inline constexpr const char* kRowNumber = "elements";

/// The elements of a list as records, each with its exact bytes, as have its cells. Nulls are records too. `name` and
/// `columns` live as long as the program; `list` is an array of the tree.
structure::RecordTablePtr makeMemberTable(const char* name, std::span<const Column> columns,
                                          structure::JsonTreePtr tree, std::uint32_t list);

} // namespace vitrine::formats::vgo
