#include "tests/ui/support/WholeWidgets.h"

#include "ui/widgets/ElidedLabel.h"

#include <QAbstractButton>
#include <QLabel>
#include <QScrollArea>
#include <QTabBar>

namespace vitrine::tests {
namespace {

bool isBelowA(const QWidget& widget, bool (*matches)(const QWidget*)) {
  for (const QWidget* above = widget.parentWidget(); above; above = above->parentWidget()) {
    if (matches(above)) {
      return true;
    }
  }
  return false;
}

} // namespace

std::vector<QWidget*> wholeWidgets(const QWidget& window) {
  std::vector<QWidget*> found;
  for (QWidget* widget : window.findChildren<QWidget*>()) {
    const auto* label = qobject_cast<const QLabel*>(widget);
    const bool text =
        label && !label->text().isEmpty() && !label->wordWrap() && !qobject_cast<const ui::ElidedLabel*>(label);
    const bool apart = isBelowA(*widget, [](const QWidget* above) {
      return qobject_cast<const QScrollArea*>(above) || qobject_cast<const QTabBar*>(above);
    });
    // Widgets behind another tab count as visible for Qt, but nothing of them can be seen.
    const bool button =
        qobject_cast<const QAbstractButton*>(widget) && !widget->objectName().startsWith(QLatin1String("qt_"));
    if ((text || button) && !apart && !widget->visibleRegion().isEmpty()) {
      found.push_back(widget);
    }
  }
  return found;
}

} // namespace vitrine::tests
