#include "core/formats/x3/records/SceneFile.h"

#include <limits>

namespace vitrine::formats::x3 {

std::optional<std::int32_t> ScenePath::bodyNumber() const {
  const bool negative = body.startsWith(QLatin1Char('-'));
  qsizetype at = negative ? 1 : 0;
  if (at >= body.size() || body[at] < u'0' || body[at] > u'9') {
    return std::nullopt;
  }
  std::int64_t number = 0;
  for (; at < body.size() && body[at] >= u'0' && body[at] <= u'9'; ++at) {
    number = number * 10 + (body[at].unicode() - u'0');
    if (number > std::numeric_limits<std::int32_t>::max()) {
      return std::nullopt;
    }
  }
  return static_cast<std::int32_t>(negative ? -number : number);
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
