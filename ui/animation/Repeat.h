#pragma once

#include "core/scene/Animation.h"

#include <QString>

#include <array>
#include <optional>

namespace vitrine::ui {

/// What comes after the end of a clip: nothing, its beginning, or the way back.
enum class Repeat { Once, Loop, BackAndForth };

inline constexpr std::array kRepeats{Repeat::Once, Repeat::Loop, Repeat::BackAndForth};

/// Something for each way that a clip may be meant to repeat.
template <class T> using PerRepeat = std::array<T, kRepeats.size()>;

/// As the file means it.
Repeat meantRepeat(const scene::Animation& clip);

/// Stable, for settings.
QString repeatId(Repeat repeat);
std::optional<Repeat> repeatById(const QString& id);

} // namespace vitrine::ui
