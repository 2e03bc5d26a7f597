#include "ui/widgets/FocusChain.h"

#include "ui/widgets/KeyForwarder.h"

#include <QWidget>

namespace vitrine::ui {

QWidget* nextInTabOrder(QWidget& from, bool forward) {
  const auto takes = [&from](const QWidget& widget) {
    return (widget.focusPolicy() & Qt::TabFocus) && widget.isVisible() && widget.isEnabled() && !widget.focusProxy() &&
           widget.window() == from.window();
  };
  QWidget* next = &from;
  do {
    next = forward ? next->nextInFocusChain() : next->previousInFocusChain();
  } while (next != &from && !takes(*next));
  return next;
}

void giveKeyboard(QWidget& to, Qt::FocusReason reason) {
  to.window()->activateWindow();
  to.setFocus(reason);
  KeyForwarder::untilActive(to);
}

} // namespace vitrine::ui
