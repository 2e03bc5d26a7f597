#include "ui/widgets/LinkLabel.h"

#include <QEvent>

namespace vitrine::ui {

LinkLabel::LinkLabel(QWidget* parent) : QLabel(parent) {
  setTextInteractionFlags(Qt::TextBrowserInteraction);
  setWordWrap(true);
}

void LinkLabel::changeEvent(QEvent* event) {
  QLabel::changeEvent(event);
  if (event->type() == QEvent::PaletteChange) {
    const QString shown = text();
    clear(); // a label ignores the text that it has
    setText(shown);
  }
}

} // namespace vitrine::ui
