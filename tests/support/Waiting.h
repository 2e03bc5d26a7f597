#pragma once

#include <QTest>
#include <QVariantAnimation>

namespace vitrine::tests {

/// Longest time a test waits for a condition, milliseconds: it ends what hangs, and says nothing about speed.
inline constexpr int kWaitMs = 60'000;

/// Lets `count` rounds pass of the clock that Qt's animations and Qt3D's frames go by, at most sixty a second: what
/// would do something by itself gets as many chances, however slow the machine is. False: they never came.
inline bool passRounds(int count) {
  QVariantAnimation clock;
  int rounds = 0;
  QObject::connect(&clock, &QVariantAnimation::valueChanged, [&rounds] { ++rounds; });
  clock.setStartValue(0);
  clock.setEndValue(kWaitMs);
  clock.setDuration(kWaitMs);
  clock.start();
  rounds = 0; // the start itself tells a value
  return QTest::qWaitFor([&] { return rounds >= count; }, kWaitMs);
}

/// Rounds after which a timer of a tenth of a second has gone off, and everything faster many times.
inline constexpr int kRoundsWatched = 12;

} // namespace vitrine::tests
