#include "ui/widgets/FieldLabel.h"

#include <QLabel>

namespace vitrine::ui {
namespace {

/// What a label says, without its letter and the colon.
QString spokenText(const QLabel& label) {
  QString text = label.text();
  text.remove(QLatin1Char('&'));
  while (text.endsWith(QLatin1Char(':')) || text.endsWith(QChar(0xFF1A))) {
    text.chop(1);
  }
  return text;
}

} // namespace

QWidget* keyedIn(QWidget& field) {
  if (field.focusPolicy() & Qt::TabFocus) {
    return &field;
  }
  const QList<QWidget*> parts = field.findChildren<QWidget*>();
  const auto keyed = std::ranges::find_if(parts, [](QWidget* part) { return part->focusPolicy() & Qt::TabFocus; });
  return keyed == parts.end() ? nullptr : *keyed;
}

QLabel* makeFieldLabel(const QString& text, QWidget& keyed, QWidget* parent) {
  auto* label = new QLabel(text, parent);
  label->setBuddy(&keyed);
  // Some have the field that takes the keys within.
  QWidget* named = keyed.focusProxy() ? keyed.focusProxy() : &keyed;
  named->setAccessibleName(spokenText(*label));
  return label;
}

} // namespace vitrine::ui
