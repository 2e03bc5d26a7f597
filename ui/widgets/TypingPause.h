#pragma once

namespace vitrine::ui {

/// Milliseconds without a key after which what is typed is taken for whole, where an answer takes its time.
inline constexpr int kTypingPauseMs = 150;

} // namespace vitrine::ui
