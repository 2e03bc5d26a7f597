#include "ui/actions/HelpActions.h"

#include <QCoreApplication>
#include <QMenu>

namespace vitrine::ui {
namespace {

class HelpTexts {
  Q_DECLARE_TR_FUNCTIONS(vitrine::ui::HelpActions)
};

} // namespace

HelpActions::HelpActions(ActionRegistry& registry) {
  const QString group = HelpTexts::tr("Help");
  keyboardMap = registry.add(group, {.name = QStringLiteral("help.keyboardMap"),
                                     .text = HelpTexts::tr("&Keyboard and Mouse"),
                                     .statusTip = HelpTexts::tr("List all keys and mouse actions"),
                                     .icon = QStringLiteral("keyboard")});
  navigationHint = registry.add(group, {.name = QStringLiteral("help.navigationHint"),
                                        .text = HelpTexts::tr("How to &Move"),
                                        .statusTip = HelpTexts::tr("Show the keys and mouse buttons of this view"),
                                        .icon = QStringLiteral("info")});
  demos = registry.add(group, {.name = QStringLiteral("help.demos"),
                               .text = HelpTexts::tr("Show the &Demos"),
                               .statusTip = HelpTexts::tr("List the worlds that come with Vitrine"),
                               .icon = QStringLiteral("folder")});
  systemReport = registry.add(
      group, {.name = QStringLiteral("help.systemReport"),
              .text = HelpTexts::tr("Copy System &Report"),
              .statusTip = HelpTexts::tr(
                  "Copy details for a bug report: versions, graphics, the file, search paths and missing files"),
              .icon = QStringLiteral("copy")});
  about = registry.add(group, {.name = QStringLiteral("help.about"),
                               .text = HelpTexts::tr("&About Vitrine"),
                               .statusTip = HelpTexts::tr("Show version, licence and system information"),
                               .icon = QStringLiteral("info")});
}

void HelpActions::fill(QMenu& menu) const {
  menu.addActions({keyboardMap, navigationHint});
  menu.addAction(demos);
  menu.addAction(systemReport);
  menu.addSeparator();
  menu.addAction(about);
}

} // namespace vitrine::ui
