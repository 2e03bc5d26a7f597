#include "core/structure/Value.h"

#include <QStringList>

#include <charconv>
#include <cmath>

namespace vitrine::structure {
namespace {

/// The shortest text that reads back as the same number. Nearly every field is a float32, whose shortest text as a
/// double would be 0.10000000149011612.
QString shortestText(double number) {
  std::array<char, 32> buffer{};
  const auto single = static_cast<float>(number);
  const auto end = static_cast<double>(single) == number || std::isnan(number)
                       ? std::to_chars(buffer.data(), buffer.data() + buffer.size(), single)
                       : std::to_chars(buffer.data(), buffer.data() + buffer.size(), number);
  return QString::fromLatin1(buffer.data(), static_cast<qsizetype>(end.ptr - buffer.data()));
}

template <class T>
QString joined(const std::vector<T>& values) {
  QStringList parts;
  parts.reserve(static_cast<qsizetype>(values.size()));
  for (const T value : values) {
    if constexpr (std::is_same_v<T, double>) {
      parts << shortestText(value);
    } else {
      parts << QString::number(value);
    }
  }
  return parts.join(QLatin1Char(' '));
}

struct TextOf {
  QString operator()(std::monostate) const { return {}; }
  QString operator()(std::int64_t number) const { return QString::number(number); }
  QString operator()(double number) const { return shortestText(number); }
  QString operator()(const QString& text) const { return text; }
  QString operator()(const std::vector<std::int64_t>& values) const { return joined(values); }
  QString operator()(const std::vector<double>& values) const { return joined(values); }
};

} // namespace

QString toText(const Value& value) {
  return std::visit(TextOf{}, value);
}

} // namespace vitrine::structure
