#include "ui/actions/MeasureActions.h"

#include <QActionGroup>
#include <QCoreApplication>
#include <QMenu>

namespace vitrine::ui {
namespace {

class MeasureTexts {
  Q_DECLARE_TR_FUNCTIONS(vitrine::ui::MeasureActions)
};

} // namespace

MeasureActions::MeasureActions(ActionRegistry& registry) {
  const QString group = MeasureTexts::tr("Measure");
  tool = registry.add(group, {.name = QStringLiteral("measure.tool"),
                              .text = MeasureTexts::tr("&Measure"),
                              .statusTip = MeasureTexts::tr("Set points by clicks in the picture, and read what lies "
                                                            "between them; Esc ends it"),
                              .icon = QStringLiteral("measure")});
  tool->setCheckable(true);
  const std::array specs{
      ActionSpec{.name = QStringLiteral("measure.distance"),
                 .text = MeasureTexts::tr("&Distance"),
                 .statusTip = MeasureTexts::tr("Measure how far two points are from each other")},
      ActionSpec{.name = QStringLiteral("measure.angle"),
                 .text = MeasureTexts::tr("&Angle"),
                 .statusTip = MeasureTexts::tr("Measure the angle of three points, at the second")},
      ActionSpec{.name = QStringLiteral("measure.area"),
                 .text = MeasureTexts::tr("A&rea and Perimeter"),
                 .statusTip = MeasureTexts::tr("Measure the area between any number of points; Enter closes it")}};
  auto* one = new QActionGroup(&registry);
  for (std::size_t i = 0; i < specs.size(); ++i) {
    kinds[i] = registry.add(group, specs[i]);
    kinds[i]->setCheckable(true);
    one->addAction(kinds[i]);
  }
  kinds[0]->setChecked(true);
  snap = registry.add(group, {.name = QStringLiteral("measure.snap"),
                              .text = MeasureTexts::tr("&Snap to Corners and Edges"),
                              .statusTip = MeasureTexts::tr("Draw points to a corner or an edge near them; Ctrl held "
                                                            "while clicking does not")});
  snap->setCheckable(true);
  takeBack = registry.add(group, {.name = QStringLiteral("measure.takeBack"),
                                  .text = MeasureTexts::tr("&Take Back Point"),
                                  .statusTip = MeasureTexts::tr("Take back the point that was set last (Backspace)")});
  close = registry.add(group, {.name = QStringLiteral("measure.close"),
                               .text = MeasureTexts::tr("&Close Area"),
                               .statusTip = MeasureTexts::tr("Finish the area with the points it has (Enter)")});
  takeBack->setEnabled(false);
  close->setEnabled(false);
  enable(false);
}

void MeasureActions::fill(QMenu& menu) const {
  menu.addAction(tool);
  menu.addSeparator();
  for (QAction* kind : kinds) {
    menu.addAction(kind);
  }
  menu.addSeparator();
  menu.addActions({snap, takeBack, close});
}

void MeasureActions::enable(bool picture) const {
  tool->setEnabled(picture);
  for (QAction* kind : kinds) {
    kind->setEnabled(picture);
  }
}

} // namespace vitrine::ui
