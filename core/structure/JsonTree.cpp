#include "core/structure/JsonTree.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace vitrine::structure {
namespace {

constexpr double kLargestInteger = 9007199254740992.0; // beyond it a double skips numbers

} // namespace

JsonValueRef JsonValueRef::operator[](std::string_view name) const {
  JsonValueRef found;
  if (isObject()) {
    const QLatin1StringView wanted(name.data(), static_cast<qsizetype>(name.size()));
    for (std::uint32_t at = m_index + 1; at < member().next; at = m_tree->members[at].next) {
      if (m_tree->members[at].name == wanted) {
        found = JsonValueRef(*m_tree, at);
      }
    }
  }
  return found;
}

std::vector<JsonValueRef> JsonValueRef::children() const {
  std::vector<JsonValueRef> found;
  if (!m_tree) {
    return found;
  }
  found.reserve(member().children);
  for (std::uint32_t at = m_index + 1; at < member().next; at = m_tree->members[at].next) {
    found.emplace_back(*m_tree, at);
  }
  return found;
}

double JsonValueRef::number(double otherwise) const {
  if (!m_tree) {
    return otherwise;
  }
  if (member().kind == JsonValue::Kind::Number || member().kind == JsonValue::Kind::Bool) {
    return member().number;
  }
  if (isText()) {
    const QString& word = member().text;
    if (word == QLatin1StringView("Infinity") || word == QLatin1StringView("-Infinity")) {
      return std::copysign(std::numeric_limits<double>::infinity(), word.startsWith(QLatin1Char('-')) ? -1.0 : 1.0);
    }
    if (word == QLatin1StringView("NaN")) {
      return std::numeric_limits<double>::quiet_NaN();
    }
  }
  return otherwise;
}

std::int64_t JsonValueRef::integer(std::int64_t otherwise) const {
  const double value = number(std::numeric_limits<double>::quiet_NaN());
  return std::isfinite(value) ? static_cast<std::int64_t>(std::clamp(value, -kLargestInteger, kLargestInteger))
                              : otherwise;
}

bool JsonValueRef::boolean(bool otherwise) const {
  return is(JsonValue::Kind::Bool) || isNumber() ? member().number != 0 : otherwise;
}

QString JsonValueRef::text(const QString& otherwise) const {
  return isText() ? member().text : otherwise;
}

QVector4D JsonValueRef::vector(const QVector4D& otherwise) const {
  QVector4D out = otherwise;
  if (isArray()) {
    const std::vector<JsonValueRef> numbers = children();
    for (std::size_t i = 0; i < std::min<std::size_t>(numbers.size(), 4); ++i) {
      out[static_cast<int>(i)] =
          static_cast<float>(numbers[i].number(static_cast<double>(otherwise[static_cast<int>(i)])));
    }
  }
  return out;
}

} // namespace vitrine::structure
