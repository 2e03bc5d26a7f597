#pragma once

#include "core/structure/JsonTree.h"
#include "core/structure/RecordTable.h"

#include <QString>
#include <QVector3D>

#include <algorithm>
#include <span>
#include <type_traits>
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

/// A member that each element of a list may have, or one of a member of it: a column of the list's table, and a field
/// of the element as it is read.
struct MemberColumn {
  const char* path;             ///< as of memberAt; kRowNumber: the number of the element itself
  const char* meaning = "";     ///< user text, QT_TRANSLATE_NOOP("formats", ...)
  const char* target = nullptr; ///< the section whose records its numbers lead to, or one for each ("resource/%1")
  std::span<const structure::FlagName> values = {};
  /// Puts the member into a field of an element; null: nobody reads it so.
  void (*read)(const structure::JsonValueRef& member, void* element) = nullptr;
};

template <class Element, class Value>
Value& fieldOf(Value Element::* field, void* element) {
  return static_cast<Element*>(element)->*field;
}

/// MemberColumn::read of a field; what is absent or of no use leaves it as it is.
template <auto Field>
void into(const structure::JsonValueRef& member, void* element) {
  auto& value = fieldOf(Field, element);
  using Value = std::remove_reference_t<decltype(value)>;
  if constexpr (std::is_same_v<Value, QString>) {
    value = member.text();
  } else if constexpr (std::is_same_v<Value, bool>) {
    value = member.boolean(value);
  } else if constexpr (std::is_same_v<Value, float>) {
    value = floatValue(member, value);
  } else if constexpr (std::is_same_v<Value, QVector3D>) {
    value = vector3(member, value);
  } else if constexpr (std::is_same_v<Value, std::vector<int>>) {
    value = indexList(member);
  } else if constexpr (sizeof(Value) == sizeof(std::int64_t)) {
    value = static_cast<Value>(member.integer(static_cast<std::int64_t>(value)));
  } else {
    value = static_cast<Value>(intValue(member, static_cast<int>(value)));
  }
}

/// Column of a member that is read into a field.
template <auto Field>
constexpr MemberColumn member(const char* path, const char* meaning = "", const char* target = nullptr,
                              std::span<const structure::FlagName> values = {}) {
  return {path, meaning, target, values, into<Field>};
}

/// The same of a field that is brought to a range.
template <auto Field, auto Least, auto Most>
constexpr MemberColumn ranged(const char* path, const char* meaning = "", const char* target = nullptr,
                              std::span<const structure::FlagName> values = {}) {
  return {path, meaning, target, values, [](const structure::JsonValueRef& member, void* element) {
            into<Field>(member, element);
            auto& value = fieldOf(Field, element);
            value = std::clamp(value, Least, Most);
          }};
}

/// Reads the members that columns put into fields of an element.
void readMembers(const structure::JsonValueRef& from, std::span<const MemberColumn> columns, void* element);

/// An element of a list with the fields that its columns read.
template <class Element>
Element readElement(const structure::JsonValueRef& from, std::span<const MemberColumn> columns) {
  Element element;
  element.from = from;
  readMembers(from, columns, &element);
  return element;
}

/// MemberColumn::path of a column that leads from an element to a section of its own.
inline constexpr const char* kRowNumber = "elements";

/// The elements of a list as records, each with its exact bytes, as have its cells. Nulls are records too. `name` and
/// `columns` live as long as the program; `list` is an array of the tree.
structure::RecordTablePtr makeMemberTable(const char* name, std::span<const MemberColumn> columns,
                                          structure::JsonTreePtr tree, std::uint32_t list);

} // namespace vitrine::formats::vgo
