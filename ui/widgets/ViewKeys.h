#pragma once

class QWidget;

namespace vitrine::ui {

/// Lets a scrolling widget keep Page Up, Page Down and Copy for itself while it has the focus; elsewhere these keys go
/// to the next and previous file and copy the picture.
void keepViewKeys(QWidget* widget);

} // namespace vitrine::ui
