#include "core/formats/x3/records/SceneFile.h"

#include <charconv>
#include <cstdlib>
#include <limits>

namespace vitrine::formats::x3 {

std::optional<std::int32_t> ScenePath::bodyNumber() const {
  const QByteArray text = body.toLatin1();
  std::int64_t number = 0;
  const auto [end, error] = std::from_chars(text.begin(), text.end(), number);
  const bool fits = error == std::errc() && std::abs(number) <= std::numeric_limits<std::int32_t>::max();
  return fits ? std::optional(static_cast<std::int32_t>(number)) : std::nullopt;
}

bool ScenePath::namesInlineBody() const {
  constexpr std::int32_t kFirstInline = 100'000;
  constexpr std::int32_t kLastInline = 100'999;
  const auto number = bodyNumber();
  return number && *number >= kFirstInline && *number <= kLastInline;
}

std::vector<double> frameTimes(const ScenePath& path) {
  std::vector<double> times;
  times.reserve(path.frames.size());
  double time = 0;
  for (const Frame& frame : path.frames) {
    times.push_back(time);
    time += frame.length > 0 ? frame.length : 0;
  }
  return times;
}

} // namespace vitrine::formats::x3
