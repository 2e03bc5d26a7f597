#pragma once

#include "core/scene/Animation.h"

#include <QString>

#include <array>
#include <optional>

namespace vitrine::ui {

/// Continuation after the end of a clip: none, from its beginning, or the way back.
enum class Repeat { Once, Loop, BackAndForth };

inline constexpr std::array kRepeats{Repeat::Once, Repeat::Loop, Repeat::BackAndForth};

/// One value for each way that a clip may be meant to repeat.
template <class T>
using PerRepeat = std::array<T, kRepeats.size()>;

/// Repetition that the file means for a clip.
Repeat meantRepeat(const scene::Animation& clip);

/// Stable name of a repetition, for settings.
QString repeatId(Repeat repeat);
std::optional<Repeat> repeatById(const QString& id);

} // namespace vitrine::ui
