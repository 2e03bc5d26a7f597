#include "ui/style/SignalColors.h"

namespace vitrine::ui {
namespace {

constexpr QRgb kSkyBlue = 0x56b4e9;
constexpr QRgb kYellow = 0xf0e442;
constexpr QRgb kVermilion = 0xd55e00;
constexpr QRgb kBlue = 0x0072b2;

QColor mixed(QRgb color, QRgb ground, double share) {
  const auto part = [&](int of, int on) { return qRound(share * of + (1 - share) * on); };
  return {part(qRed(color), qRed(ground)), part(qGreen(color), qGreen(ground)), part(qBlue(color), qBlue(ground))};
}

QRgb pure(Signal signal) {
  switch (signal) {
  case Signal::Warning:
    return kYellow;
  case Signal::Error:
    return kVermilion;
  case Signal::Notice:
    break;
  }
  return kSkyBlue;
}

} // namespace

QColor signalGround(Signal signal, bool dark) {
  constexpr QRgb kLightGround = 0xffffff;
  constexpr QRgb kDarkGround = 0x1e2124;
  // Apart in lightness as well: without red or green, yellow and vermilion are of one hue.
  const double shareInDark = signal == Signal::Warning ? 0.34 : signal == Signal::Error ? 0.3 : 0.38;
  return dark ? mixed(pure(signal), kDarkGround, shareInDark) : mixed(pure(signal), kLightGround, 0.4);
}

QColor signalText(Signal signal, bool dark) {
  constexpr QRgb kBlack = 0x000000;
  constexpr QRgb kWhite = 0xffffff;
  return dark ? mixed(pure(signal), kWhite, 0.75) : mixed(pure(signal), kBlack, signal == Signal::Error ? 0.82 : 0.5);
}

QColor accentColor(bool dark) {
  return dark ? mixed(kBlue, 0xffffff, 0.94) : QColor(kBlue);
}

} // namespace vitrine::ui
