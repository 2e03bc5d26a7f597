#include "core/formats/vgo/file/TreeBuilder.h"

#include "core/base/Translate.h"
#include "core/bytes/ByteReader.h"

#include <QUtf8StringView>

namespace vitrine::formats::vgo {

structure::JsonValue& TreeBuilder::add(JsonValue::Kind kind, const QString& name, std::uint64_t start,
                                       std::uint64_t end) {
  const auto refuse = [&](const QString& message) {
    Error error = Error::damaged(message, start, m_space);
    error.code = ErrorCode::LimitReached;
    throw bytes::ReadError(std::move(error));
  };
  const bool nests = kind == JsonValue::Kind::Object || kind == JsonValue::Kind::Array;
  if (m_tree.members.size() >= std::min<std::uint64_t>(kMostMembers, m_limits.maxRecords)) {
    refuse(base::translate("formats", "there are more than %1 values").arg(m_tree.members.size()));
  }
  if (nests && m_open.size() >= static_cast<std::size_t>(m_limits.maxDepth)) {
    refuse(base::translate("formats", "values are nested more than %1 deep").arg(m_limits.maxDepth));
  }
  const auto index = static_cast<std::uint32_t>(m_tree.members.size());
  JsonValue member;
  member.name = name;
  member.kind = kind;
  member.range = {m_space, start, end - start};
  member.next = index + 1;
  if (!m_open.empty()) {
    member.parent = m_open.back();
    ++m_tree.members[m_open.back()].children;
  }
  m_tree.members.push_back(std::move(member));
  if (nests) {
    m_open.push_back(index);
  }
  return m_tree.members.back();
}

void TreeBuilder::close(std::uint64_t end) {
  JsonValue& member = m_tree.members[m_open.back()];
  member.range.size = end - member.range.offset;
  member.next = static_cast<std::uint32_t>(m_tree.members.size());
  m_open.pop_back();
}

QString TreeBuilder::name(std::string_view text) {
  const auto known = m_names.constFind(QByteArray::fromRawData(text.data(), static_cast<qsizetype>(text.size())));
  if (known != m_names.constEnd()) {
    return *known;
  }
  const QByteArray key(text.data(), static_cast<qsizetype>(text.size()));
  return *m_names.insert(key, QString::fromUtf8(key));
}

structure::JsonTree TreeBuilder::take(std::uint64_t end) {
  while (!m_open.empty()) {
    close(end);
  }
  return std::move(m_tree);
}

bool isUtf8(std::string_view text) {
  return QUtf8StringView(text.data(), static_cast<qsizetype>(text.size())).isValidUtf8();
}

} // namespace vitrine::formats::vgo
