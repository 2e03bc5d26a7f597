#pragma once

class QLabel;
class QString;
class QWidget;

namespace vitrine::ui {

/// The first in a field, or it itself, that Tab comes to; null: nothing in it takes keys.
QWidget* keyedIn(QWidget& field);

/// The label before a field, whose letter leads to `keyed` and whose words a screen reader says of it, in every
/// language. A focus proxy of the field would not do: Tab leaves out what else the field holds.
QLabel* makeFieldLabel(const QString& text, QWidget& keyed, QWidget* parent);

} // namespace vitrine::ui
