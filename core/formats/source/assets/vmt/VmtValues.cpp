#include "core/formats/source/assets/vmt/VmtValues.h"

#include "core/image/Image.h"

#include <QStringList>

#include <cmath>

namespace vitrine::formats::source {
namespace {

constexpr std::size_t kMaxNumbers = 16;
constexpr qsizetype kMaxWords = 32;

/// The value's numbers up to the first word that is none; brackets and commas separate like blanks.
std::vector<float> numbersOf(QString value) {
  for (const char separator : {'[', ']', '{', '}', '(', ')', ','}) {
    value.replace(QLatin1Char(separator), QLatin1Char(' '));
  }
  std::vector<float> numbers;
  for (const QString& word : value.simplified().split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
    bool fine = false;
    const float number = word.toFloat(&fine);
    if (!fine || !std::isfinite(number) || numbers.size() == kMaxNumbers) {
      break;
    }
    numbers.push_back(number);
  }
  return numbers;
}

float linear(float encoded) {
  return encoded < 0 || encoded > 1 ? encoded : image::srgbToLinear(encoded);
}

} // namespace

std::optional<float> leadingNumber(const QString& value) {
  const auto numbers = numbersOf(value);
  return numbers.empty() ? std::nullopt : std::optional(numbers[0]);
}

std::optional<QVector3D> vmtColor(const QString& value) {
  const auto numbers = numbersOf(value);
  const float full = value.trimmed().startsWith(QLatin1Char('{')) ? 255.0F : 1.0F;
  if (numbers.size() == 1) {
    return QVector3D(numbers[0], numbers[0], numbers[0]) / full;
  }
  return numbers.size() >= 3 ? std::optional(QVector3D(numbers[0], numbers[1], numbers[2]) / full) : std::nullopt;
}

std::optional<QVector3D> vmtLinearColor(const QString& value) {
  const auto color = vmtColor(value);
  return color ? std::optional(QVector3D(linear(color->x()), linear(color->y()), linear(color->z()))) : std::nullopt;
}

std::optional<QVector3D> vmtScale(const QString& value) {
  const auto numbers = numbersOf(value);
  if (numbers.empty()) {
    return std::nullopt;
  }
  return QVector3D(numbers[0], numbers.size() > 1 ? numbers[1] : numbers[0], 1);
}

std::optional<QMatrix4x4> vmtTransform(const QString& value) {
  QVector3D centre;
  QVector3D scale(1, 1, 1);
  QVector3D translation;
  float angle = 0;
  bool any = false;
  const QStringList words = value.simplified().split(QLatin1Char(' '));
  for (qsizetype i = 0; i + 1 < words.size() && i < kMaxWords; ++i) {
    const auto numbers = numbersOf(words.mid(i + 1, 2).join(QLatin1Char(' ')));
    const QString word = words[i].toLower();
    if (word == QLatin1String("rotate") && !numbers.empty()) {
      angle = numbers[0];
    } else if (numbers.size() == 2 && word == QLatin1String("center")) {
      centre = {numbers[0], numbers[1], 0};
    } else if (numbers.size() == 2 && word == QLatin1String("scale")) {
      scale = {numbers[0], numbers[1], 1};
    } else if (numbers.size() == 2 && word == QLatin1String("translate")) {
      translation = {numbers[0], numbers[1], 0};
    } else {
      continue;
    }
    any = true;
  }
  if (!any) {
    return std::nullopt;
  }
  QMatrix4x4 transform;
  transform.translate(centre + translation);
  transform.rotate(angle, 0, 0, 1);
  transform.scale(scale);
  transform.translate(-centre);
  return transform;
}

QString vmtTexturePath(const QString& value) {
  QString path = value.trimmed();
  path.replace(QLatin1Char('\\'), QLatin1Char('/'));
  if (path.endsWith(QLatin1String(".vtf"), Qt::CaseInsensitive)) {
    path.chop(4);
  }
  const bool target = path.startsWith(QLatin1String("_rt_"), Qt::CaseInsensitive);
  const bool reflection = path.compare(QLatin1String("env_cubemap"), Qt::CaseInsensitive) == 0;
  return target || reflection ? QString() : path;
}

} // namespace vitrine::formats::source
