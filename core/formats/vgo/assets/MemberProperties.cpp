#include "core/formats/vgo/assets/MemberProperties.h"

#include <algorithm>

namespace vitrine::formats::vgo {
namespace {

using structure::JsonValue;
using structure::JsonValueRef;

constexpr int kDeepest = 4;
constexpr std::size_t kLongestList = 16;
constexpr int kPrecision = 7;
constexpr qsizetype kLongestText = 200;

QString scalarText(const JsonValueRef& value) {
  const JsonValue& member = value.member();
  switch (member.kind) {
  case JsonValue::Kind::Text:
    return member.text.left(kLongestText);
  case JsonValue::Kind::Bool:
    return member.number != 0 ? QStringLiteral("true") : QStringLiteral("false");
  case JsonValue::Kind::Number:
    return member.isInteger ? QString::number(member.number, 'f', 0) : QString::number(member.number, 'g', kPrecision);
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

/// Adds the members of `object` that `left` does not name, up to `most`.
void addMembers(std::vector<scene::Property>& to, std::size_t most, const JsonValueRef& object, const QStringList& left,
                const QString& prefix = {}, int depth = 0) {
  for (const JsonValueRef& value : object.children()) {
    if (to.size() >= most) {
      return;
    }
    const QString& name = value.member().name;
    if (!value || left.contains(name)) {
      continue;
    }
    const QString key = prefix + name;
    if (const auto numbers = listText(value)) {
      to.push_back({key, *numbers, std::nullopt, value.member().range});
    } else if (value.isObject() && depth < kDeepest) {
      addMembers(to, most, value, {}, depth == 0 && isTransparent(name) ? QString() : key + QLatin1Char('.'),
                 depth + 1);
    } else if (isScalar(value)) {
      to.push_back({key, scalarText(value), std::nullopt, value.member().range});
    }
  }
}

} // namespace

scene::Property ourProperty(const char* key, const QString& value) {
  scene::Property property{QString::fromLatin1(key), value, std::nullopt, std::nullopt};
  property.ours = true;
  return property;
}

std::vector<scene::Property> memberProperties(const JsonValueRef& object, const std::optional<RecordRef>& record,
                                              const QStringList& left) {
  constexpr std::size_t kMost = 200;
  std::vector<scene::Property> properties;
  addMembers(properties, kMost, object, left);
  for (scene::Property& property : properties) {
    property.record = record;
  }
  return properties;
}

} // namespace vitrine::formats::vgo
