#pragma once

#include <QString>

#include <cstdint>
#include <variant>
#include <vector>

namespace vitrine::structure {

/// One decoded cell: nothing, a number, text, or a short list of numbers (a vector, an array field).
using Value = std::variant<std::monostate, std::int64_t, double, QString, std::vector<std::int64_t>, std::vector<double>>;

/// Text as shown in tables and CSV: numbers in full precision, lists joined with blanks.
QString toText(const Value& value);

/// Any integer as Value; numbers beyond int64 wrap, as no format here has them.
template <class T>
Value integer(T number) {
  return static_cast<std::int64_t>(number);
}

} // namespace vitrine::structure
