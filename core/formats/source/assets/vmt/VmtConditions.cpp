#include "core/formats/source/assets/vmt/VmtConditions.h"

#include <array>

namespace vitrine::formats::source {
namespace {

// The highest of the engine's graphics settings, and of its hardware levels (DirectX 9.5).
constexpr int kGpuLevel = 3;
constexpr int kHardwareLevel = 95;

/// `name>=2`, `<90` …: whether it holds for `ours`; nullopt when there is no comparison in it.
std::optional<bool> comparison(QStringView text, int ours) {
  struct Operator {
    QStringView sign;
    bool (*holds)(int, int);
  };
  static constexpr std::array<Operator, 5> kOperators{{{u">=", [](int a, int b) { return a >= b; }},
                                                       {u"<=", [](int a, int b) { return a <= b; }},
                                                       {u"==", [](int a, int b) { return a == b; }},
                                                       {u">", [](int a, int b) { return a > b; }},
                                                       {u"<", [](int a, int b) { return a < b; }}}};
  for (const Operator& candidate : kOperators) {
    const auto at = text.indexOf(candidate.sign);
    if (at < 0) {
      continue;
    }
    QStringView number = text.sliced(at + candidate.sign.size());
    if (number.startsWith(u"dx", Qt::CaseInsensitive)) {
      number = number.sliced(2);
    }
    qsizetype digits = 0;
    while (digits < number.size() && number[digits].isDigit()) {
      ++digits;
    }
    return digits > 0 && candidate.holds(ours, number.first(digits).toInt());
  }
  return std::nullopt;
}

bool materialConditionHolds(QStringView condition) {
  const bool negated = condition.startsWith(u'!');
  if (negated) {
    condition = condition.sliced(1);
  }
  const auto compared = comparison(condition, kGpuLevel);
  const bool holds = compared ? *compared
                              : condition.compare(u"hdr", Qt::CaseInsensitive) == 0 ||
                                    condition.compare(u"srgb", Qt::CaseInsensitive) == 0;
  return holds != negated;
}

} // namespace

std::optional<QString> conditionalKey(const QString& key) {
  const auto mark = key.lastIndexOf(QLatin1Char('?'));
  if (mark < 0) {
    return key;
  }
  return materialConditionHolds(QStringView(key).first(mark)) ? std::optional(key.sliced(mark + 1)) : std::nullopt;
}

bool isCurrentFallback(const QString& block, const QString& shader) {
  if (const auto compared = comparison(block, kHardwareLevel)) {
    return *compared;
  }
  QStringView suffix = block;
  if (suffix.startsWith(shader, Qt::CaseInsensitive)) {
    suffix = suffix.sliced(shader.size());
  }
  return suffix.endsWith(u"dx9", Qt::CaseInsensitive) || suffix.endsWith(u"dx90", Qt::CaseInsensitive) ||
         suffix.endsWith(u"_hdr", Qt::CaseInsensitive);
}

} // namespace vitrine::formats::source
