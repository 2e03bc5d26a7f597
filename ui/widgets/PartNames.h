#pragma once

class QLineEdit;
class QWidget;

namespace vitrine::ui {

// Names for screen readers of buttons that Qt makes within widgets and leaves without one.

/// Gives the line a button that clears it.
void addClearButton(QLineEdit& edit);

/// Names the button of a tool bar or menu bar behind which is what the bar has no room for. In the language of the
/// moment.
void nameExtensionButton(const QWidget& bar);

} // namespace vitrine::ui
