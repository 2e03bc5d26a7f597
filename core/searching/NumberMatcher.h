#pragma once

#include "core/searching/Query.h"

#include <cstdint>
#include <optional>

namespace vitrine::searching {

/// The number that a query's text is: decimal, hexadecimal with 0x, or with a point or exponent.
class NumberMatcher {
public:
  /// nullopt: the text is no number, or a regular expression.
  static std::optional<NumberMatcher> of(const Query& query);

  bool matches(std::int64_t number) const { return m_integer && *m_integer == number; }
  /// Equal as a double, or as the float that a file would hold.
  bool matches(double number) const {
    return number == m_real || static_cast<float>(number) == static_cast<float>(m_real);
  }
  /// The whole number; nullopt: it is none.
  std::optional<std::int64_t> integer() const { return m_integer; }
  double real() const { return m_real; }

private:
  std::optional<std::int64_t> m_integer;
  double m_real = 0;
};

} // namespace vitrine::searching
