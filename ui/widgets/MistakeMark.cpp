#include "ui/widgets/MistakeMark.h"

#include "ui/style/Appearance.h"

#include <QCoreApplication>
#include <QInputMethodEvent>
#include <QLineEdit>
#include <QTextCharFormat>

namespace vitrine::ui {

void underlineMistake(QLineEdit& edit, std::optional<Mistake> mistake) {
  // Formats of single letters come to a line edit by the way of input methods alone. Their places count from the
  // cursor.
  QList<QInputMethodEvent::Attribute> formats;
  if (mistake && !edit.text().isEmpty()) {
    const int start = std::min(mistake->start, static_cast<int>(edit.text().size()) - 1);
    QTextCharFormat wrong;
    wrong.setUnderlineStyle(QTextCharFormat::WaveUnderline);
    wrong.setUnderlineColor(errorColor());
    wrong.setForeground(errorColor());
    formats << QInputMethodEvent::Attribute(QInputMethodEvent::TextFormat, start - edit.cursorPosition(),
                                            std::max(mistake->length, 1), wrong);
  }
  QInputMethodEvent event({}, formats);
  QCoreApplication::sendEvent(&edit, &event);
}

} // namespace vitrine::ui
