#pragma once

class QWidget;

namespace vitrine::ui {

/// What Tab goes to from a widget, or Shift+Tab (not `forward`), within its window; the widget itself: nothing else takes
/// keys. For widgets that have a window of their own within, from where Tab would not go on.
QWidget* nextInTabOrder(QWidget& from, bool forward);

} // namespace vitrine::ui
