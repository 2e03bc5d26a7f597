#pragma once

#include "core/base/ByteRange.h"

#include <QString>
#include <QVector4D>

#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

namespace vitrine::structure {

/// One value of a document that names what it holds (JSON, BSON).
struct JsonValue {
  enum class Kind : std::uint8_t { Object, Array, Text, Number, Bool, Null };

  QString name; ///< empty for elements of arrays and for the whole
  Kind kind = Kind::Null;
  bool isInteger = false; ///< Number: written as one
  QString text;           ///< Text: decoded
  double number = 0;      ///< Number; Bool: 0 or 1
  ByteRange range;        ///< of the value; of the name too in BSON, where they are not apart
  std::uint32_t parent = 0;
  std::uint32_t next = 0;     ///< the first member after this one and all within it
  std::uint32_t children = 0; ///< right below it
};

/// All values of such a document, in the order of the file; the first is the whole. Immutable.
struct JsonTree {
  std::vector<JsonValue> members;

  bool empty() const { return members.empty(); }
};
using JsonTreePtr = std::shared_ptr<const JsonTree>;

/// A value in a tree, or nothing: whatever is asked of nothing is nothing. Holds on to no tree.
class JsonValueRef {
public:
  JsonValueRef() = default;
  explicit JsonValueRef(const JsonTree& tree, std::uint32_t index = 0)
      : m_tree(tree.empty() ? nullptr : &tree), m_index(index) {}

  /// True if there is a value that is not null.
  explicit operator bool() const { return m_tree && member().kind != JsonValue::Kind::Null; }
  bool exists() const { return m_tree != nullptr; }
  const JsonValue& member() const { return m_tree->members[m_index]; }
  std::uint32_t index() const { return m_index; }
  bool isObject() const { return is(JsonValue::Kind::Object); }
  bool isArray() const { return is(JsonValue::Kind::Array); }
  bool isText() const { return is(JsonValue::Kind::Text); }
  bool isNumber() const { return is(JsonValue::Kind::Number); }

  /// Value in an object: the last of that name, as JSON readers have it.
  JsonValueRef operator[](std::string_view name) const;
  /// All right below, in order; nulls included.
  std::vector<JsonValueRef> children() const;
  std::size_t size() const { return m_tree ? member().children : 0; }

  /// The quoted words "Infinity", "-Infinity" and "NaN" are numbers too. A boolean is 0 or 1.
  double number(double otherwise = 0) const;
  /// Cut to what fits; `otherwise` for what is no finite number.
  std::int64_t integer(std::int64_t otherwise = 0) const;
  bool boolean(bool otherwise) const;
  QString text(const QString& otherwise = {}) const;
  /// First numbers of an array; `otherwise` for what it lacks.
  QVector4D vector(const QVector4D& otherwise = {}) const;

private:
  bool is(JsonValue::Kind kind) const { return m_tree && member().kind == kind; }

  const JsonTree* m_tree = nullptr;
  std::uint32_t m_index = 0;
};

} // namespace vitrine::structure
