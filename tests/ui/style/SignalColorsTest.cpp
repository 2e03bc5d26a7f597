#include "ui/style/SignalColors.h"

#include "tests/ui/style/Contrast.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>

using namespace vitrine::ui;
using vitrine::tests::contrast;
using vitrine::tests::lightOf;
using vitrine::tests::Rgb;

namespace {

/// As people see it who lack the cones for long or middle waves (Viénot, Brettel and Mollon 1999), or as all others do.
enum class Eye { Usual, NoRed, NoGreen };

Rgb seenBy(Eye eye, const QColor& color) {
  const auto [r, g, b] = lightOf(color);
  switch (eye) {
  case Eye::NoRed: {
    const double rg = 0.11238 * r + 0.88762 * g;
    return {rg, rg, 0.00401 * r - 0.00401 * g + b};
  }
  case Eye::NoGreen: {
    const double rg = 0.29275 * r + 0.70725 * g;
    return {rg, rg, -0.02234 * r + 0.02234 * g + b};
  }
  case Eye::Usual:
    break;
  }
  return {r, g, b};
}

Rgb labOf(const Rgb& rgb) {
  const auto f = [](double t) { return t > 0.008856 ? std::cbrt(t) : 7.787 * t + 16.0 / 116; };
  const double x = f((0.4124 * rgb[0] + 0.3576 * rgb[1] + 0.1805 * rgb[2]) / 0.9505);
  const double y = f(0.2126 * rgb[0] + 0.7152 * rgb[1] + 0.0722 * rgb[2]);
  const double z = f((0.0193 * rgb[0] + 0.1192 * rgb[1] + 0.9505 * rgb[2]) / 1.089);
  return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

/// CIE 1976; about 2 is the least that anybody sees.
double distance(Eye eye, const QColor& a, const QColor& b) {
  const Rgb p = labOf(seenBy(eye, a));
  const Rgb q = labOf(seenBy(eye, b));
  return std::hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
}

constexpr std::array kSignals{Signal::Notice, Signal::Warning, Signal::Error};
constexpr double kTellsApart = 14;
constexpr double kReads = 4.5;

class SignalColorsTest : public testing::TestWithParam<bool> {
protected:
  bool dark = GetParam();
  QColor text = dark ? QColor(0xe3e6e9) : QColor(0x1f2328);
  QColor list = dark ? QColor(0x1e2124) : QColor(0xffffff);
};

TEST_P(SignalColorsTest, EveryEyeTellsThemApart) {
  for (const Eye eye : {Eye::Usual, Eye::NoRed, Eye::NoGreen}) {
    for (std::size_t i = 0; i < kSignals.size(); ++i) {
      for (std::size_t k = i + 1; k < kSignals.size(); ++k) {
        EXPECT_GE(distance(eye, signalGround(kSignals[i], dark), signalGround(kSignals[k], dark)), kTellsApart)
            << i << " and " << k << ", eye " << static_cast<int>(eye);
      }
      EXPECT_GE(distance(eye, signalText(kSignals[i], dark), text), kTellsApart)
          << i << ", eye " << static_cast<int>(eye);
      EXPECT_GE(distance(eye, signalGround(kSignals[i], dark), accentColor(dark)), kTellsApart) << i;
    }
  }
}

TEST_P(SignalColorsTest, TextReads) {
  for (const Signal signal : kSignals) {
    EXPECT_GE(contrast(text, signalGround(signal, dark)), kReads) << static_cast<int>(signal);
    EXPECT_GE(contrast(signalText(signal, dark), list), kReads) << static_cast<int>(signal);
  }
  EXPECT_GE(contrast(QColor(Qt::white), accentColor(dark)), kReads);
}

INSTANTIATE_TEST_SUITE_P(Looks, SignalColorsTest, testing::Bool(),
                         [](const auto& dark) { return std::string(dark.param ? "dark" : "light"); });

} // namespace
