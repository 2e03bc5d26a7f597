#pragma once

class QLineEdit;
class QWidget;

namespace vitrine::ui {

// Names for screen readers of buttons that Qt makes within widgets and leaves without one.

/// Gives the line a button that clears it.
void addClearButton(QLineEdit& edit);

/// Names the button that opens the actions which do not fit in a tool bar or menu bar, in the current language.
void nameExtensionButton(const QWidget& bar);

} // namespace vitrine::ui
