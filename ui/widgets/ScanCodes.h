#pragma once

#include <QtGlobal>

namespace vitrine::ui {

/// Difference of a key's native scan code from its code in Linux's input layer (linux/input-event-codes.h): X11 and
/// Wayland count from 8 on, Windows uses the same codes for the main block.
#ifdef Q_OS_WIN
inline constexpr quint32 kScanCodeOffset = 0;
#else
inline constexpr quint32 kScanCodeOffset = 8;
#endif

} // namespace vitrine::ui
