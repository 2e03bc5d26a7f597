#pragma once

#include "core/base/Limits.h"
#include "core/formats/vgo/file/MembersRead.h"

#include <QByteArray>
#include <QHash>

#include <string_view>
#include <vector>

namespace vitrine::formats::vgo {

/// Puts a JsonTree together in the order of the document; both readers use it. Names that repeat share their text.
class TreeBuilder {
public:
  using JsonValue = structure::JsonValue;

  TreeBuilder(SpaceId space, const Limits& limits) : m_space(space), m_limits(limits) {}

  /// Adds a value below what is open. Objects and arrays are open from then on. `start` is its first byte; what is
  /// open ends where it is closed. Throws bytes::ReadError where there are too many values, or they nest too deep.
  JsonValue& add(JsonValue::Kind kind, const QString& name, std::uint64_t start, std::uint64_t end);
  /// Closes the innermost open value, which ends before `end`.
  void close(std::uint64_t end);

  bool anyOpen() const { return !m_open.empty(); }
  const JsonValue& innermost() const { return m_tree.members[m_open.back()]; }

  /// UTF-8 that was checked.
  QString name(std::string_view text);

  /// The tree, with everything that is open closed at `end`.
  structure::JsonTree take(std::uint64_t end);

private:
  SpaceId m_space;
  const Limits& m_limits;
  structure::JsonTree m_tree;
  std::vector<std::uint32_t> m_open; ///< outermost first
  QHash<QByteArray, QString> m_names;
};

/// True if the text is UTF-8 throughout.
bool isUtf8(std::string_view text);

} // namespace vitrine::formats::vgo
