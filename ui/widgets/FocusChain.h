#pragma once

#include <QtCore/qnamespace.h>

class QWidget;

namespace vitrine::ui {

/// Returns the widget that Tab leads to within a window, or Shift+Tab if not `forward`. Returns `from` if nothing else
/// takes keys. Widgets that contain a native window need it, as Tab does not lead out of that by itself.
QWidget* nextInTabOrder(QWidget& from, bool forward);

/// Gives the keyboard to a widget, whichever window has it: a picture is a window of its own within the other. The
/// widget receives keys at once, also those that arrive before the window system has moved the keyboard.
void giveKeyboard(QWidget& to, Qt::FocusReason reason = Qt::ShortcutFocusReason);

} // namespace vitrine::ui
