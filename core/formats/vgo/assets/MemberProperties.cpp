#include "core/formats/vgo/assets/MemberProperties.h"

#include <algorithm>

namespace vitrine::formats::vgo {
namespace {

using structure::JsonValue;
using structure::JsonValueRef;

constexpr int kDeepest = 4;
constexpr std::size_t kLongestList = 16;
constexpr int kDigits = 7;
constexpr qsizetype kLongestText = 200;

QString scalarText(const JsonValueRef& value) {
  const JsonValue& member = value.member();
  switch (member.kind) {
  case JsonValue::Kind::Text:
    return member.text.left(kLongestText);
  case JsonValue::Kind::Bool:
    return member.number != 0 ? QStringLiteral("true") : QStringLiteral("false");
  case JsonValue::Kind::Number:
    return member.isInteger ? QString::number(member.number, 'f', 0) : QString::number(member.number, 'g', kDigits);
  default:
    return {};
  }
}

bool isScalar(const JsonValueRef& value) {
  return value && !value.isObject() && !value.isArray();
}

/// "0.5, 1, 0"; nothing for what is no short list of plain values.
std::optional<QString> listText(const JsonValueRef& list) {
  if (!list.isArray() || list.size() > kLongestList) {
    return std::nullopt;
  }
  QStringList values;
  for (const JsonValueRef& value : list.children()) {
    if (!isScalar(value)) {
      return std::nullopt;
    }
    values << scalarText(value);
  }
  return values.join(QStringLiteral(", "));
}

/// Lists of a material's properties say nothing that their elements' names do not.
bool isTransparent(const QString& name) {
  return name.endsWith(QLatin1StringView("Properties")) || name == QLatin1StringView("keywordMap") ||
         name == QLatin1StringView("tagMap");
}

class Lister {
public:
  Lister(const std::optional<RecordRef>& record, const QStringList& left, std::size_t most)
      : m_record(record), m_left(left), m_most(most) {}

  void list(const JsonValueRef& object, const QString& prefix, int depth);
  std::vector<scene::Property> take() { return std::move(m_properties); }

private:
  void add(const QString& key, const QString& value, const JsonValueRef& from);

  const std::optional<RecordRef>& m_record;
  const QStringList& m_left;
  std::size_t m_most;
  std::vector<scene::Property> m_properties;
};

void Lister::add(const QString& key, const QString& value, const JsonValueRef& from) {
  scene::Property property;
  property.key = key;
  property.value = value;
  property.record = m_record;
  property.where = from.member().range;
  m_properties.push_back(std::move(property));
}

void Lister::list(const JsonValueRef& object, const QString& prefix, int depth) {
  for (const JsonValueRef& value : object.children()) {
    if (m_properties.size() >= m_most) {
      return;
    }
    const QString& name = value.member().name;
    if (!value || (depth == 0 && m_left.contains(name))) {
      continue;
    }
    const QString key = prefix + name;
    if (const auto numbers = listText(value)) {
      add(key, *numbers, value);
    } else if (value.isObject() && depth < kDeepest) {
      list(value, depth == 0 && isTransparent(name) ? QString() : key + QLatin1Char('.'), depth + 1);
    } else if (isScalar(value)) {
      add(key, scalarText(value), value);
    }
  }
}

} // namespace

std::vector<scene::Property> memberProperties(const JsonValueRef& object, const std::optional<RecordRef>& record,
                                              const QStringList& left, std::size_t most) {
  Lister lister(record, left, most);
  lister.list(object, {}, 0);
  return lister.take();
}

} // namespace vitrine::formats::vgo
