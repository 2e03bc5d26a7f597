#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace vitrine::formats::x3 {

/// Decimal, 0x hexadecimal or % binary, each with an optional sign; a decimal number with a fraction is cut.
std::optional<std::int64_t> integerFrom(std::string_view text);

/// Number cut to what fits.
std::int32_t toInt32(std::int64_t number);

/// Largest number whose square fits a float. No coordinate comes near it.
inline constexpr double kLargestNumber = 1e18;

/// Number as of integerFrom, or with fraction or exponent; cut to kLargestNumber. What exporters write for numbers that
/// are none ("-1.#IND00") is 0. Never depends on the locale.
std::optional<double> numberFrom(std::string_view text);

/// Flags of "-99" lines: digits 0 and 1 read as bits, of more than 32 the last; else any integer.
std::optional<std::uint32_t> flagsFrom(std::string_view text);

} // namespace vitrine::formats::x3
