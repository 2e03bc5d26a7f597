#pragma once

#include "core/structure/JsonTree.h"

#include <QByteArray>

namespace vitrine::tests {

/// Writes JSON text and the tree of its members at the same time, each with its place in the text.
class MemberMaker {
public:
  /// `offset`: where the text begins in its space.
  explicit MemberMaker(std::uint64_t offset, SpaceId space = base::kFileSpace) : m_offset(offset), m_space(space) {}

  MemberMaker& object(const char* name = "") { return open(name, structure::JsonValue::Kind::Object, '{'); }
  MemberMaker& array(const char* name = "") { return open(name, structure::JsonValue::Kind::Array, '['); }
  /// Of the object or array that was begun last.
  MemberMaker& end();
  MemberMaker& text(const char* name, const char* value);
  MemberMaker& number(const char* name, double value);
  MemberMaker& boolean(const char* name, bool value);
  MemberMaker& null(const char* name);

  const QByteArray& bytes() const { return m_text; }
  structure::JsonTreePtr tree() const { return std::make_shared<const structure::JsonTree>(m_tree); }

private:
  MemberMaker& open(const char* name, structure::JsonValue::Kind kind, char bracket);
  structure::JsonValue& begin(const char* name, structure::JsonValue::Kind kind);
  void finish(std::uint32_t member);
  MemberMaker& scalar(const char* name, structure::JsonValue::Kind kind, const QByteArray& written, double number,
                      const QString& text = {});

  std::uint64_t m_offset;
  SpaceId m_space;
  QByteArray m_text;
  structure::JsonTree m_tree;
  std::vector<std::uint32_t> m_open;
};

} // namespace vitrine::tests
