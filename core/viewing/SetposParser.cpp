#include "core/viewing/SetposParser.h"

#include <QRegularExpression>
#include <QStringList>

#include <cmath>

namespace vitrine::viewing {
namespace {

/// Longer texts are something else that came with the clipboard.
constexpr qsizetype kLongestText = 1000;

std::optional<float> number(const QString& word) {
  bool valid = false;
  const float value = word.toFloat(&valid);
  return valid && std::isfinite(value) ? std::optional(value) : std::nullopt;
}

/// The numbers from the front of `words`, which are taken away.
std::vector<float> takeNumbers(QStringList& words) {
  std::vector<float> numbers;
  while (!words.isEmpty()) {
    const auto value = number(words.front());
    if (!value) {
      break;
    }
    numbers.push_back(*value);
    words.removeFirst();
  }
  return numbers;
}

/// Takes one command with its numbers; false when it is not understood.
bool takeCommand(Viewpoint& place, QStringList& words) {
  const QString command = words.takeFirst().toLower();
  const std::vector<float> numbers = takeNumbers(words);
  const bool position = command == QLatin1String("setpos") || command == QLatin1String("setpos_exact");
  const bool angles = command == QLatin1String("setang") || command == QLatin1String("setang_exact");
  if (position && numbers.size() == 3 && !place.at) {
    place.at = QVector3D(numbers[0], numbers[1], numbers[2]);
    place.feet = command.endsWith(QLatin1String("_exact"));
    return true;
  }
  if (angles && (numbers.size() == 2 || numbers.size() == 3) && !place.look) {
    place.look = ViewAngles{numbers[1], numbers[0]};
    return true;
  }
  return false;
}

} // namespace

std::optional<Viewpoint> parseSetpos(const QString& text) {
  static const QRegularExpression kBetween(QStringLiteral("[\\s,;()\\[\\]\"]+"));
  if (text.size() > kLongestText) {
    return std::nullopt;
  }
  QStringList words = text.split(kBetween, Qt::SkipEmptyParts);
  if (words.isEmpty()) {
    return std::nullopt;
  }
  Viewpoint place;
  if (number(words.front())) {
    const std::vector<float> numbers = takeNumbers(words);
    if (numbers.size() != 3 || !words.isEmpty()) {
      return std::nullopt;
    }
    place.at = QVector3D(numbers[0], numbers[1], numbers[2]);
    return place;
  }
  while (!words.isEmpty()) {
    if (!takeCommand(place, words)) {
      return std::nullopt;
    }
  }
  return place;
}

QString setposText(const QVector3D& eye, const ViewAngles& look) {
  const auto text = [](float value) {
    // Adding 0 turns -0 into 0.
    return QString::number(static_cast<double>(value) + 0.0, 'f', 6);
  };
  return QStringLiteral("setpos %1 %2 %3;setang %4 %5 %6")
      .arg(text(eye.x()), text(eye.y()), text(eye.z()), text(look.pitch), text(look.yaw), text(0.0F));
}

} // namespace vitrine::viewing
