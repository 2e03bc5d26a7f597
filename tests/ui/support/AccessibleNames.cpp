#include "tests/ui/support/AccessibleNames.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QAccessible>
#include <QComboBox>
#include <QHeaderView>
#include <QKeySequenceEdit>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QScrollBar>
#include <QTabBar>
#include <QTextEdit>

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

template <class... Kinds>
bool isOneOf(const QWidget& widget) {
  return (... || (qobject_cast<const Kinds*>(&widget) != nullptr));
}

/// Parts that Qt makes within its widgets and that screen readers do not come to by themselves.
bool isInnerPart(const QWidget& widget) {
  // Lines within boxes hand the keyboard to the box, whose name is said.
  const bool inBox = widget.parentWidget() &&
                     isOneOf<QAbstractSpinBox, QComboBox, QKeySequenceEdit>(*widget.parentWidget()) &&
                     isOneOf<QLineEdit>(widget);
  // Scroll bars and headings are read as parts of their view, and the button in a table's corner is Select All.
  return inBox || isOneOf<QScrollBar, QHeaderView>(widget) || widget.inherits("QTableCornerButton");
}

bool isControl(const QWidget& widget) {
  // QMainWindow keeps the tabs of docks that have gone.
  if (const auto* tabs = qobject_cast<const QTabBar*>(&widget); tabs && tabs->count() == 0) {
    return false;
  }
  return isOneOf<QAbstractButton, QLineEdit, QComboBox, QAbstractSpinBox, QAbstractSlider, QAbstractItemView, QTabBar,
                 QPlainTextEdit, QTextEdit, QKeySequenceEdit>(widget) ||
         isTabStop(widget);
}

/// Buttons that clear a line are seen once a text is in it.
bool mayBeSeen(const QWidget& widget) {
  const QWidget* line = widget.parentWidget();
  return widget.isVisible() || (line && isOneOf<QLineEdit>(*line) && line->isVisible());
}

} // namespace

std::string pathOf(const QWidget& widget) {
  QString path;
  for (const QWidget* at = &widget; at; at = at->parentWidget()) {
    path.prepend(QStringLiteral("/%1 %2").arg(QLatin1String(at->metaObject()->className()), at->objectName()));
  }
  if (const auto* button = qobject_cast<const QAbstractButton*>(&widget)) {
    path += u' ' + button->text();
  }
  return path.toStdString();
}

bool isTabStop(const QWidget& widget) {
  return (widget.focusPolicy() & Qt::TabFocus) && widget.isVisible() && widget.isEnabled() && !widget.focusProxy() &&
         !widget.visibleRegion().isEmpty();
}

int expectAccessibleNames(const QWidget& window) {
  int controls = 0;
  for (QWidget* widget : window.findChildren<QWidget*>()) {
    if (widget->window() != &window || !mayBeSeen(*widget) || !isControl(*widget) || isInnerPart(*widget)) {
      continue;
    }
    ++controls;
    QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(widget);
    if (!spoken) {
      ADD_FAILURE() << "screen readers know nothing of " << pathOf(*widget);
      continue;
    }
    EXPECT_FALSE(spoken->text(QAccessible::Name).trimmed().isEmpty()) << pathOf(*widget);
  }
  return controls;
}

} // namespace vitrine::tests
