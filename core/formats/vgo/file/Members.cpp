#include "core/formats/vgo/file/Members.h"

#include "core/base/Translate.h"

#include <cmath>
#include <limits>

namespace vitrine::formats::vgo {
namespace {

using structure::Field;
using structure::FieldType;
using structure::JsonTreePtr;
using structure::JsonValue;
using structure::JsonValueRef;
using structure::RecordLayout;
using structure::Row;
using structure::Value;

structure::LayoutPtr layoutOf(const char* name, std::span<const MemberColumn> columns) {
  std::vector<Field> fields;
  for (const MemberColumn& column : columns) {
    Field field{.name = column.path, .type = FieldType::Chars, .offset = structure::kVaryingOffset};
    field.meaning = column.meaning;
    field.values = column.values;
    if (column.target) {
      const bool each = std::string_view(column.target).find("%1") != std::string_view::npos;
      field.reference = {each ? structure::ReferenceKind::Section : structure::ReferenceKind::Index, column.target};
      field.type = FieldType::I32;
    }
    fields.push_back(field);
  }
  return structure::LayoutPtr::make(name, structure::kVaryingSize, std::move(fields));
}

/// A list of numbers as one; of anything else, how much there is.
Value listValue(const JsonValueRef& list) {
  constexpr std::size_t kShownNumbers = 256;
  std::vector<std::int64_t> integers;
  std::vector<double> reals;
  bool allIntegers = true;
  const std::vector<JsonValueRef> children = list.children();
  for (const JsonValueRef& child : children) {
    if (!child.isNumber() || children.size() > kShownNumbers) {
      return QStringLiteral("[%1]").arg(children.size());
    }
    allIntegers = allIntegers && child.member().isInteger;
    integers.push_back(child.integer());
    reals.push_back(child.number());
  }
  return allIntegers ? Value(std::move(integers)) : Value(std::move(reals));
}

Value valueOf(const JsonValueRef& member) {
  if (!member) {
    return {};
  }
  switch (member.member().kind) {
  case JsonValue::Kind::Object:
    return QStringLiteral("{%1}").arg(member.size());
  case JsonValue::Kind::Array:
    return listValue(member);
  case JsonValue::Kind::Text:
    return member.text();
  case JsonValue::Kind::Number:
    return member.member().isInteger ? Value(member.integer()) : Value(member.number());
  case JsonValue::Kind::Bool:
    return QString::fromLatin1(member.boolean(false) ? "true" : "false");
  case JsonValue::Kind::Null:
    return {};
  }
  return {};
}

class MemberTable final : public structure::RecordTable {
public:
  MemberTable(const char* name, std::span<const MemberColumn> columns, JsonTreePtr tree, std::uint32_t list)
      : m_layout(layoutOf(name, columns)), m_tree(std::move(tree)) {
    for (const JsonValueRef& element : JsonValueRef(*m_tree, list).children()) {
      m_rows.push_back(element.index());
    }
  }

  const RecordLayout& layout() const override { return *m_layout; }
  std::uint64_t rowCount() const override { return m_rows.size(); }

  Result<Row> row(std::uint64_t index) const override {
    if (index >= rowCount()) {
      return std::unexpected(
          Error::of(ErrorCode::NotFound,
                    base::translate("formats", "there is no record %1 (%2 records)").arg(index).arg(rowCount())));
    }
    Row row;
    row.cells.reserve(m_layout->fields.size());
    for (const Field& field : m_layout->fields) {
      row.cells.push_back(field.name == kRowNumber ? structure::integer(index) : valueOf(cell(index, field)));
    }
    return row;
  }

  ByteRange rangeOf(std::uint64_t index) const override { return element(index).member().range; }

  ByteRange rangeOf(std::uint64_t index, std::size_t field) const override {
    const JsonValueRef member = cell(index, m_layout->fields[field]);
    return member.exists() ? member.member().range : rangeOf(index);
  }

  std::uint64_t rowAt(std::uint64_t offset) const override {
    const auto after = std::ranges::upper_bound(
        m_rows, offset, {}, [&](std::uint32_t index) { return m_tree->members[index].range.offset; });
    const bool inside = after != m_rows.begin() && m_tree->members[*(after - 1)].range.contains(offset);
    return inside ? static_cast<std::uint64_t>(after - m_rows.begin()) - 1 : rowCount();
  }

private:
  JsonValueRef element(std::uint64_t index) const {
    return JsonValueRef(*m_tree, m_rows.at(static_cast<std::size_t>(index)));
  }

  JsonValueRef cell(std::uint64_t index, const Field& field) const {
    return field.name == kRowNumber ? JsonValueRef() : memberAt(element(index), field.name);
  }

  structure::LayoutPtr m_layout;
  JsonTreePtr m_tree;
  std::vector<std::uint32_t> m_rows; ///< members
};

} // namespace

int intValue(const JsonValueRef& member, int otherwise) {
  constexpr std::int64_t kMost = std::numeric_limits<int>::max();
  const std::int64_t value = member.integer(otherwise);
  return value >= -kMost && value <= kMost ? static_cast<int>(value) : otherwise;
}

float floatValue(const JsonValueRef& member, float otherwise) {
  const auto value = static_cast<float>(member.number(static_cast<double>(otherwise)));
  return std::isfinite(value) ? value : otherwise;
}

std::vector<int> indexList(const JsonValueRef& list) {
  std::vector<int> indices;
  if (list.isArray()) {
    indices.reserve(list.size());
    for (const JsonValueRef& element : list.children()) {
      indices.push_back(intValue(element));
    }
  }
  return indices;
}

QVector3D vector3(const JsonValueRef& list, const QVector3D& otherwise) {
  QVector3D vector = list.vector(QVector4D(otherwise, 0)).toVector3D();
  for (int i = 0; i < 3; ++i) {
    vector[i] = std::isfinite(vector[i]) ? vector[i] : otherwise[i];
  }
  return vector;
}

ByteRange placeOf(const JsonValueRef& member, const JsonValueRef& owner) {
  const JsonValueRef& told = member.exists() ? member : owner;
  return told.exists() ? told.member().range : ByteRange{};
}

JsonValueRef memberAt(JsonValueRef member, std::string_view path) {
  while (!path.empty()) {
    const std::size_t dot = std::min(path.find('.'), path.size());
    member = member[path.substr(0, dot)];
    path.remove_prefix(std::min(dot + 1, path.size()));
  }
  return member;
}

void readMembers(const JsonValueRef& from, std::span<const MemberColumn> columns, void* element) {
  for (const MemberColumn& column : columns) {
    if (column.read) {
      column.read(memberAt(from, column.path), element);
    }
  }
}

structure::RecordTablePtr makeMemberTable(const char* name, std::span<const MemberColumn> columns, JsonTreePtr tree,
                                          std::uint32_t list) {
  return std::make_shared<MemberTable>(name, columns, std::move(tree), list);
}

} // namespace vitrine::formats::vgo
