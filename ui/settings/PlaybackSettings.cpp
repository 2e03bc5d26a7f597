#include "ui/settings/PlaybackSettings.h"

namespace vitrine::ui {

PerRepeat<Repeat> repeats(const Settings& settings) {
  PerRepeat<Repeat> repeats = kRepeats;
  for (const Repeat meant : kRepeats) {
    const auto chosen = repeatById(settings.value(setting::kRepeat, repeatId(meant)));
    repeats[static_cast<std::size_t>(meant)] = chosen.value_or(meant);
  }
  return repeats;
}

void setRepeats(Settings& settings, const PerRepeat<Repeat>& repeats) {
  settings.changeTogether([&] {
    for (const Repeat meant : kRepeats) {
      const Repeat chosen = repeats[static_cast<std::size_t>(meant)];
      settings.setFor(setting::kRepeat, repeatId(meant), chosen == meant ? QString() : repeatId(chosen));
    }
  });
}

} // namespace vitrine::ui
