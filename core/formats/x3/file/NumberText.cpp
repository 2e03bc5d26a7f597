#include "core/formats/x3/file/NumberText.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace vitrine::formats::x3 {
namespace {

/// Digits of an integer without sign, in the base that its prefix tells.
std::optional<std::uint64_t> magnitudeFrom(std::string_view text) {
  int base = 10;
  if (text.starts_with('%')) {
    base = 2;
    text.remove_prefix(1);
  } else if (text.starts_with("0x") || text.starts_with("0X")) {
    base = 16;
    text.remove_prefix(2);
  }
  std::uint64_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value, base);
  const bool whole = error == std::errc() && end == text.data() + text.size();
  return whole && value <= INT64_MAX ? std::optional(value) : std::nullopt;
}

/// True for a '-'; takes the sign off the text.
bool takeMinus(std::string_view& text) {
  const bool negative = text.starts_with('-');
  text.remove_prefix(negative || text.starts_with('+') ? 1 : 0);
  return negative;
}

bool beginsLikeNumber(std::string_view text) {
  return !text.empty() && ((text[0] >= '0' && text[0] <= '9') || text[0] == '.');
}

} // namespace

std::optional<std::int64_t> integerFrom(std::string_view text) {
  std::string_view rest = text;
  const bool negative = takeMinus(rest);
  if (const auto magnitude = magnitudeFrom(rest)) {
    const auto value = static_cast<std::int64_t>(*magnitude);
    return negative ? -value : value;
  }
  const auto number = numberFrom(text);
  constexpr double kMost = 9e18;
  return number && std::abs(*number) < kMost ? std::optional(static_cast<std::int64_t>(*number)) : std::nullopt;
}

std::int32_t toInt32(std::int64_t number) {
  return static_cast<std::int32_t>(std::clamp<std::int64_t>(number, INT32_MIN, INT32_MAX));
}

std::optional<double> numberFrom(std::string_view text) {
  const bool negative = takeMinus(text);
  if (const auto magnitude = magnitudeFrom(text)) {
    const double value = std::min(static_cast<double>(*magnitude), kLargestNumber);
    return negative ? -value : value;
  }
  double value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  // Also keeps out "inf" and "nan", which from_chars takes.
  if (!beginsLikeNumber(text) || error == std::errc::invalid_argument) {
    return std::nullopt;
  }
  if (end != text.data() + text.size() && *end == '#') {
    return 0;
  }
  if (error != std::errc() || end != text.data() + text.size()) {
    return std::nullopt;
  }
  value = std::min(value, kLargestNumber);
  return negative ? -value : value;
}

std::optional<std::uint32_t> flagsFrom(std::string_view text) {
  if (text.empty() || text.find_first_not_of("01") != std::string_view::npos) {
    const auto value = integerFrom(text);
    return value ? std::optional(static_cast<std::uint32_t>(*value)) : std::nullopt;
  }
  std::uint32_t flags = 0;
  for (const char digit : text) {
    flags = flags << 1 | static_cast<std::uint32_t>(digit - '0');
  }
  return flags;
}

} // namespace vitrine::formats::x3
