#include "core/structure/JsonTreeText.h"

#include <QLocale>

#include <cmath>

namespace vitrine::structure {
namespace {

constexpr double kLargestWhole = 9007199254740992.0; // 2^53

/// Row of a value among those beside it.
std::uint32_t rowOf(const JsonTree& tree, std::uint32_t member) {
  std::uint32_t row = 0;
  for (std::uint32_t i = tree.members[member].parent + 1; i < member; i = tree.members[i].next) {
    ++row;
  }
  return row;
}

} // namespace

QString numberText(const JsonValue& member) {
  const double number = member.number;
  if (std::isnan(number)) {
    return QStringLiteral("NaN");
  }
  if (std::isinf(number)) {
    return number > 0 ? QStringLiteral("Infinity") : QStringLiteral("-Infinity");
  }
  if (member.isInteger && std::abs(number) <= kLargestWhole) {
    return QString::number(static_cast<qint64>(number));
  }
  return QString::number(number, 'g', QLocale::FloatingPointShortest);
}

QString scalarText(const JsonValue& member) {
  switch (member.kind) {
  case JsonValue::Kind::Text:
    return member.text;
  case JsonValue::Kind::Number:
    return numberText(member);
  case JsonValue::Kind::Bool:
    return member.number != 0 ? QStringLiteral("true") : QStringLiteral("false");
  case JsonValue::Kind::Null:
    return QStringLiteral("null");
  case JsonValue::Kind::Object:
  case JsonValue::Kind::Array:
    break;
  }
  return {};
}

QString nameText(const JsonTree& tree, std::uint32_t index, std::uint32_t row) {
  const JsonValue& member = tree.members[index];
  const bool element = index != 0 && tree.members[member.parent].kind == JsonValue::Kind::Array;
  return element ? QStringLiteral("[%1]").arg(row) : member.name;
}

QString pathOf(const JsonTree& tree, std::uint32_t member) {
  QString path;
  for (std::uint32_t m = member; m != 0; m = tree.members[m].parent) {
    const bool element = tree.members[tree.members[m].parent].kind == JsonValue::Kind::Array;
    const QString name = nameText(tree, m, element ? rowOf(tree, m) : 0);
    const bool dot = !path.isEmpty() && !path.startsWith(QLatin1Char('['));
    path.prepend(dot ? name + QLatin1Char('.') : name);
  }
  return path;
}

} // namespace vitrine::structure
