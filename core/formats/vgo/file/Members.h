#pragma once

#include "core/structure/JsonTree.h"
#include "core/structure/RecordTable.h"

#include <QString>
#include <QVector3D>

#include <span>
#include <vector>

/// Reading of the members of JSON and BSON, and tables of them.
namespace vitrine::formats::vgo {

/// No such element: what the files say where a node has no mesh, no light …
inline constexpr int kNoIndex = -1;

/// An index, a count or the number of a kind; what is no number, or none that fits, is `otherwise`.
int intValue(const structure::JsonValueRef& member, int otherwise = kNoIndex);

float floatValue(const structure::JsonValueRef& member, float otherwise = 0);

/// One per element of a list; what is no number is kNoIndex.
std::vector<int> indexList(const structure::JsonValueRef& list);

/// Vector from a list; absent and not finite elements are those of `otherwise`.
QVector3D vector3(const structure::JsonValueRef& list, const QVector3D& otherwise = {});

/// The member at the end of a path of names with dots between them ("meshRenderer.mesh").
structure::JsonValueRef memberAt(structure::JsonValueRef member, std::string_view path);

/// Bytes of a member, or where it is not there of what it belongs to: for diagnostics.
ByteRange placeOf(const structure::JsonValueRef& member, const structure::JsonValueRef& owner);

/// A column of a table of members: one that each element may have, or one of a member of it.
struct MemberColumn {
  const char* path;             ///< as of memberAt; kRowNumber: the number of the element itself
  const char* meaning = "";     ///< user text, QT_TRANSLATE_NOOP("formats", ...)
  const char* target = nullptr; ///< the section whose records its numbers lead to, or one for each ("resource/%1")
  std::span<const structure::FlagName> values = {};
};

/// MemberColumn::path of a column that leads from an element to a section of its own.
inline constexpr const char* kRowNumber = "elements";

/// The elements of a list as records, each with its exact bytes, as have its cells. Nulls are records too. `name` and
/// `columns` live as long as the program; `list` is an array of the tree.
structure::RecordTablePtr makeMemberTable(const char* name, std::span<const MemberColumn> columns,
                                          structure::JsonTreePtr tree, std::uint32_t list);

} // namespace vitrine::formats::vgo
