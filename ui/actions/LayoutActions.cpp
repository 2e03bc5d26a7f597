#include "ui/actions/LayoutActions.h"

#include <QCoreApplication>
#include <QMenu>

namespace vitrine::ui {
namespace {

class LayoutTexts {
  Q_DECLARE_TR_FUNCTIONS(vitrine::ui::LayoutActions)
};

} // namespace

LayoutActions::LayoutActions(ActionRegistry& registry) {
  const QString layouts = LayoutTexts::tr("Layout");
  look = registry.add(layouts, {.name = QStringLiteral("view.layout.look"),
                                .text = LayoutTexts::tr("&Look"),
                                .statusTip = LayoutTexts::tr("Show the 3D view and its controls")});
  inspect = registry.add(
      layouts, {.name = QStringLiteral("view.layout.inspect"),
                .text = LayoutTexts::tr("&Inspect"),
                .statusTip = LayoutTexts::tr("Show the 3D view with outline, properties, records and bytes")});
  animate =
      registry.add(layouts, {.name = QStringLiteral("view.layout.animate"),
                             .text = LayoutTexts::tr("&Animate"),
                             .statusTip = LayoutTexts::tr("Show the 3D view with outline, controls and timeline")});
  reset = registry.add(layouts, {.name = QStringLiteral("view.layout.reset"),
                                 .text = LayoutTexts::tr("&Reset Layout"),
                                 .statusTip = LayoutTexts::tr("Restore the default layout of all panels")});
  const QString panels = LayoutTexts::tr("Panels");
  hidePanels = registry.add(panels, {.name = QStringLiteral("view.hidePanels"),
                                     .text = LayoutTexts::tr("&Hide Panels"),
                                     .statusTip = LayoutTexts::tr("Show only the 3D view")});
  hidePanels->setCheckable(true);
  nextPanel = registry.add(
      panels, {.name = QStringLiteral("view.nextPanel"),
               .text = LayoutTexts::tr("&Next Panel"),
               .statusTip = LayoutTexts::tr("Move to the next panel, and from the last one to the 3D view")});
  previousPanel = registry.add(panels, {.name = QStringLiteral("view.previousPanel"),
                                        .text = LayoutTexts::tr("&Previous Panel"),
                                        .statusTip = LayoutTexts::tr("Move to the previous panel")});
}

void LayoutActions::fillLayouts(QMenu& menu) const {
  menu.addActions({look, inspect, animate});
  menu.addSeparator();
  menu.addAction(reset);
}

void LayoutActions::fillPanels(QMenu& menu) const {
  menu.addSeparator();
  menu.addActions({nextPanel, previousPanel});
}

} // namespace vitrine::ui
