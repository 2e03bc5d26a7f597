#include "core/structure/Value.h"

#include <QStringList>

#include <cmath>

namespace vitrine::structure {
namespace {

QString numberText(double number) {
  // Nine digits tell any float32 apart, which is what nearly every field holds.
  return QString::number(number, 'g', 9);
}

template <class T>
QString joined(const std::vector<T>& values) {
  QStringList parts;
  parts.reserve(static_cast<qsizetype>(values.size()));
  for (const T value : values) {
    if constexpr (std::is_same_v<T, double>) {
      parts << numberText(value);
    } else {
      parts << QString::number(value);
    }
  }
  return parts.join(QLatin1Char(' '));
}

struct TextOf {
  QString operator()(std::monostate) const { return {}; }
  QString operator()(std::int64_t number) const { return QString::number(number); }
  QString operator()(double number) const { return numberText(number); }
  QString operator()(const QString& text) const { return text; }
  QString operator()(const std::vector<std::int64_t>& values) const { return joined(values); }
  QString operator()(const std::vector<double>& values) const { return joined(values); }
};

} // namespace

QString toText(const Value& value) {
  return std::visit(TextOf{}, value);
}

} // namespace vitrine::structure
