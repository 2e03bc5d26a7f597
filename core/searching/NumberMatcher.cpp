#include "core/searching/NumberMatcher.h"

#include <cmath>

namespace vitrine::searching {
namespace {

constexpr double kLargestExact = 9007199254740992.0; // 2^53

} // namespace

std::optional<NumberMatcher> NumberMatcher::of(const Query& query) {
  if (query.regularExpression) {
    return std::nullopt;
  }
  const QString text = query.text.trimmed();
  NumberMatcher matcher;
  bool ok = false;
  if (text.startsWith(QLatin1String("0x"), Qt::CaseInsensitive)) {
    matcher.m_integer = static_cast<std::int64_t>(text.mid(2).toULongLong(&ok, 16));
    matcher.m_real = static_cast<double>(*matcher.m_integer);
    return ok ? std::optional(matcher) : std::nullopt;
  }
  const qlonglong whole = text.toLongLong(&ok);
  if (ok) {
    matcher.m_integer = whole;
    matcher.m_real = static_cast<double>(whole);
    return matcher;
  }
  matcher.m_real = text.toDouble(&ok);
  if (!ok || !std::isfinite(matcher.m_real)) {
    return std::nullopt;
  }
  if (std::trunc(matcher.m_real) == matcher.m_real && std::abs(matcher.m_real) <= kLargestExact) {
    matcher.m_integer = static_cast<std::int64_t>(matcher.m_real);
  }
  return matcher;
}

} // namespace vitrine::searching
