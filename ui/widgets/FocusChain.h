#pragma once

#include <QtCore/qnamespace.h>

class QWidget;

namespace vitrine::ui {

/// What Tab goes to from a widget, or Shift+Tab (not `forward`), within its window; the widget itself: nothing else
/// takes keys. For widgets that have a window of their own within, from where Tab would not go on.
QWidget* nextInTabOrder(QWidget& from, bool forward);

/// Gives the keyboard to a widget, whichever window has it: a picture is a window of its own within the other. The
/// widget receives keys at once, also those that arrive before the window system has moved the keyboard.
void giveKeyboard(QWidget& to, Qt::FocusReason reason = Qt::ShortcutFocusReason);

} // namespace vitrine::ui
