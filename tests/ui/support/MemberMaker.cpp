#include "tests/ui/support/MemberMaker.h"

namespace vitrine::tests {

using structure::JsonValue;

JsonValue& MemberMaker::begin(const char* name, JsonValue::Kind kind) {
  const auto index = static_cast<std::uint32_t>(m_tree.members.size());
  JsonValue member;
  member.name = QString::fromUtf8(name);
  member.kind = kind;
  if (!m_open.empty()) {
    member.parent = m_open.back();
    JsonValue& parent = m_tree.members[m_open.back()];
    if (parent.children++ > 0) {
      m_text += ',';
    }
    if (parent.kind == JsonValue::Kind::Object) {
      m_text += QByteArray("\"") + name + "\":";
    }
  }
  member.range = {m_space, m_offset + static_cast<std::uint64_t>(m_text.size()), 0};
  member.next = index + 1;
  m_tree.members.push_back(member);
  return m_tree.members.back();
}

void MemberMaker::finish(std::uint32_t index) {
  JsonValue& member = m_tree.members[index];
  member.range.size = m_offset + static_cast<std::uint64_t>(m_text.size()) - member.range.offset;
  member.next = static_cast<std::uint32_t>(m_tree.members.size());
}

MemberMaker& MemberMaker::open(const char* name, JsonValue::Kind kind, char bracket) {
  begin(name, kind);
  m_open.push_back(static_cast<std::uint32_t>(m_tree.members.size() - 1));
  m_text += bracket;
  return *this;
}

MemberMaker& MemberMaker::end() {
  m_text += m_tree.members[m_open.back()].kind == JsonValue::Kind::Object ? '}' : ']';
  finish(m_open.back());
  m_open.pop_back();
  return *this;
}

MemberMaker& MemberMaker::scalar(const char* name, JsonValue::Kind kind, const QByteArray& written, double number,
                                 const QString& text) {
  JsonValue& member = begin(name, kind);
  member.number = number;
  member.text = text;
  member.isInteger = kind == JsonValue::Kind::Number && !written.contains('.');
  m_text += written;
  finish(static_cast<std::uint32_t>(m_tree.members.size() - 1));
  return *this;
}

MemberMaker& MemberMaker::text(const char* name, const char* value) {
  return scalar(name, JsonValue::Kind::Text, QByteArray("\"") + value + '"', 0, QString::fromUtf8(value));
}

MemberMaker& MemberMaker::number(const char* name, double value) {
  return scalar(name, JsonValue::Kind::Number, QByteArray::number(value), value);
}

MemberMaker& MemberMaker::boolean(const char* name, bool value) {
  return scalar(name, JsonValue::Kind::Bool, value ? "true" : "false", value ? 1 : 0);
}

MemberMaker& MemberMaker::null(const char* name) {
  return scalar(name, JsonValue::Kind::Null, "null", 0);
}

} // namespace vitrine::tests
