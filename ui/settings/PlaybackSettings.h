#pragma once

#include "ui/session/PlaybackSpeed.h"
#include "ui/session/Repeat.h"
#include "ui/settings/Settings.h"

namespace vitrine::ui {
namespace setting {

inline const Setting<double> kPlaybackSpeed{
    {.key = "animation/speed",
     .defaultValue = 1,
     .meaning = "Factor on the speed of animations.",
     .range = {.least = PlaybackSpeed::kSlowest, .most = PlaybackSpeed::kFastest}}};
/// `%1` is the repetition that the file means (repeatId), which is the default as well.
inline const Setting<QString> kRepeat{
    {.key = "animation/repeat/%1",
     .meaning = "Repetition that is used in place of once, loop or back-and-forth: one of the same three."}};

} // namespace setting

/// Repetition of animations, by the repetition that the file means.
PerRepeat<Repeat> repeats(const Settings& settings);
void setRepeats(Settings& settings, const PerRepeat<Repeat>& repeats);

} // namespace vitrine::ui
