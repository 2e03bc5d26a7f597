#include "ui/settings/PlaybackSettings.h"

#include "ui/session/PlaybackSpeed.h"

#include <cmath>

namespace vitrine::ui {
namespace {

const QString kSpeed = QStringLiteral("animation/speed");
const QString kRepeat = QStringLiteral("animation/repeat/"); ///< and how it is meant

} // namespace

double PlaybackSettings::speed() const {
  const double factor = m_store.value(kSpeed, 1.0).toDouble();
  return std::isfinite(factor) && factor >= PlaybackSpeed::kSlowest && factor <= PlaybackSpeed::kFastest ? factor : 1;
}

void PlaybackSettings::setSpeed(double factor) {
  m_store.setValue(kSpeed, factor);
}

PerRepeat<Repeat> PlaybackSettings::repeats() const {
  PerRepeat<Repeat> repeats = kRepeats;
  for (const Repeat meant : kRepeats) {
    const auto chosen = repeatById(m_store.value(kRepeat + repeatId(meant)).toString());
    repeats[static_cast<std::size_t>(meant)] = chosen.value_or(meant);
  }
  return repeats;
}

void PlaybackSettings::setRepeats(const PerRepeat<Repeat>& repeats) {
  for (const Repeat meant : kRepeats) {
    m_store.setValue(kRepeat + repeatId(meant), repeatId(repeats[static_cast<std::size_t>(meant)]));
  }
}

} // namespace vitrine::ui
