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
                              .statusTip = MeasureTexts::tr(
                                  "Measure between points that you click in the 3D view. Esc ends measuring."),
                              .icon = QStringLiteral("measure")});
  tool->setCheckable(true);
  const std::array specs{
      ActionSpec{.name = QStringLiteral("measure.distance"),
                 .text = MeasureTexts::tr("&Distance"),
                 .statusTip = MeasureTexts::tr("Measure the distance between two points")},
      ActionSpec{.name = QStringLiteral("measure.angle"),
                 .text = MeasureTexts::tr("&Angle"),
                 .statusTip = MeasureTexts::tr("Measure the angle of three points, at the second point")},
      ActionSpec{.name = QStringLiteral("measure.area"),
                 .text = MeasureTexts::tr("A&rea and Perimeter"),
                 .statusTip =
                     MeasureTexts::tr("Measure the area between any number of points. Enter closes the area.")}};
  auto* one = new QActionGroup(&registry);
  for (std::size_t i = 0; i < specs.size(); ++i) {
    kinds[i] = registry.add(group, specs[i]);
    kinds[i]->setCheckable(true);
    one->addAction(kinds[i]);
  }
  kinds[0]->setChecked(true);
  snap = registry.add(
      group, {.name = QStringLiteral("measure.snap"),
              .text = MeasureTexts::tr("&Snap to Corners and Edges"),
              .statusTip = MeasureTexts::tr(
                  "Snap points to nearby corners and edges. Hold Ctrl while clicking to place a point freely.")});
  snap->setCheckable(true);
  takeBack = registry.add(group, {.name = QStringLiteral("measure.takeBack"),
                                  .text = MeasureTexts::tr("Remove Las&t Point"),
                                  .statusTip = MeasureTexts::tr("Remove the last point (Backspace)")});
  close = registry.add(group, {.name = QStringLiteral("measure.close"),
                               .text = MeasureTexts::tr("&Close Area"),
                               .statusTip = MeasureTexts::tr("Close the area with its current points (Enter)")});
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
