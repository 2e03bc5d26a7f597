#include "ui/widgets/PartNames.h"

#include <QAction>
#include <QCoreApplication>
#include <QLineEdit>
#include <QToolButton>

namespace vitrine::ui {
namespace {

struct PartTexts {
  Q_DECLARE_TR_FUNCTIONS(vitrine::ui::PartNames)
};

} // namespace

void addClearButton(QLineEdit& edit) {
  edit.setClearButtonEnabled(true);
  const auto* clear = edit.findChild<QAction*>(QStringLiteral("_q_qlineeditclearaction"));
  for (auto* button : edit.findChildren<QToolButton*>()) {
    if (clear && button->defaultAction() == clear) {
      button->setAccessibleName(PartTexts::tr("Clear"));
    }
  }
}

void nameExtensionButton(const QWidget& bar) {
  for (const char* name : {"qt_toolbar_ext_button", "qt_menubar_ext_button"}) {
    if (auto* button = bar.findChild<QToolButton*>(QLatin1String(name), Qt::FindDirectChildrenOnly)) {
      button->setAccessibleName(PartTexts::tr("More"));
    }
  }
}

} // namespace vitrine::ui
