#include "core/structure/MemberTree.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace vitrine::structure {
namespace {

constexpr double kLargestInteger = 9007199254740992.0; // beyond it a double skips numbers

} // namespace

MemberRef MemberRef::operator[](const char* name) const {
  MemberRef found;
  if (isObject()) {
    for (const MemberRef& child : children()) {
      if (child.member().name == QLatin1StringView(name)) {
        found = child;
      }
    }
  }
  return found;
}

std::vector<MemberRef> MemberRef::children() const {
  std::vector<MemberRef> found;
  if (!m_tree) {
    return found;
  }
  found.reserve(member().children);
  for (std::uint32_t at = m_index + 1; at < member().next; at = m_tree->members[at].next) {
    found.emplace_back(*m_tree, at);
  }
  return found;
}

double MemberRef::number(double otherwise) const {
  if (!m_tree) {
    return otherwise;
  }
  if (member().kind == Member::Kind::Number || member().kind == Member::Kind::Truth) {
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

std::int64_t MemberRef::integer(std::int64_t otherwise) const {
  const double value = number(std::numeric_limits<double>::quiet_NaN());
  return std::isfinite(value) ? static_cast<std::int64_t>(std::clamp(value, -kLargestInteger, kLargestInteger)) : otherwise;
}

bool MemberRef::truth(bool otherwise) const {
  return is(Member::Kind::Truth) || isNumber() ? member().number != 0 : otherwise;
}

QString MemberRef::text(const QString& otherwise) const {
  return isText() ? member().text : otherwise;
}

QVector4D MemberRef::vector(const QVector4D& otherwise) const {
  QVector4D out = otherwise;
  if (isArray()) {
    const std::vector<MemberRef> numbers = children();
    for (std::size_t i = 0; i < std::min<std::size_t>(numbers.size(), 4); ++i) {
      out[static_cast<int>(i)] = static_cast<float>(numbers[i].number(static_cast<double>(otherwise[static_cast<int>(i)])));
    }
  }
  return out;
}

} // namespace vitrine::structure
