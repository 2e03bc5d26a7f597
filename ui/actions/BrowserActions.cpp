#include "ui/actions/BrowserActions.h"

#include <QCoreApplication>
#include <QMenu>

namespace vitrine::ui {
namespace {

class BrowserTexts {
  Q_DECLARE_TR_FUNCTIONS(vitrine::ui::BrowserActions)
};

} // namespace

BrowserActions::BrowserActions(ActionRegistry& registry) {
  const QString group = BrowserTexts::tr("Go");
  page = registry.add(group, {.name = QStringLiteral("go.browser"),
                              .text = BrowserTexts::tr("File Bro&wser"),
                              .statusTip = BrowserTexts::tr("Show the file browser in the middle of the window"),
                              .icon = QStringLiteral("tiles")});
  page->setCheckable(true);
  keepCamera =
      registry.add(group, {.name = QStringLiteral("go.keepCamera"),
                           .text = BrowserTexts::tr("&Keep Camera Between Files"),
                           .statusTip = BrowserTexts::tr("Keep the camera position when another file is opened")});
  keepCamera->setCheckable(true);
}

void BrowserActions::fill(QMenu& menu) const {
  menu.addSeparator();
  menu.addAction(page);
  menu.addAction(keepCamera);
}

} // namespace vitrine::ui
