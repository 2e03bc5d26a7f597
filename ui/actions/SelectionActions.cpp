#include "ui/actions/SelectionActions.h"

#include "core/links/Luxel.h"
#include "ui/widgets/CoordinatesText.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMenu>

namespace vitrine::ui {

SelectionActions::SelectionActions(ActionRegistry& registry, Session& session, Selection& selection, QObject* parent)
    : QObject(parent), m_session(session), m_selection(selection) {
  const QString group = tr("Selection");
  frame = registry.add(group, {.name = QStringLiteral("selection.frame"),
                               .text = tr("&Frame"),
                               .statusTip = tr("Show the selection from an unobstructed position in front of it"),
                               .icon = QStringLiteral("frame")});
  hide = registry.add(group, {.name = QStringLiteral("selection.hide"),
                              .text = tr("&Hide"),
                              .statusTip = tr("Hide the selection"),
                              .icon = QStringLiteral("hide")});
  isolate = registry.add(group, {.name = QStringLiteral("selection.isolate"),
                                 .text = tr("&Isolate"),
                                 .statusTip = tr("Show only the selection"),
                                 .icon = QStringLiteral("isolate")});
  showAll = registry.add(group, {.name = QStringLiteral("selection.showAll"),
                                 .text = tr("Show &All"),
                                 .statusTip = tr("Show everything that was hidden"),
                                 .icon = QStringLiteral("show")});
  copyCoordinates = registry.add(group, {.name = QStringLiteral("selection.copyCoordinates"),
                                         .text = tr("Copy C&oordinates"),
                                         .statusTip = tr("Copy the position of the selection in file units"),
                                         .icon = QStringLiteral("copy")});
  showRecord = registry.add(group, {.name = QStringLiteral("selection.showRecord"),
                                    .text = tr("Show &Record"),
                                    .statusTip = tr("Go to the record of the selection in its table"),
                                    .icon = QStringLiteral("section-records")});
  showLightmap =
      registry.add(group, {.name = QStringLiteral("selection.showLightmap"),
                           .text = tr("Show &Lightmap"),
                           .statusTip = tr("Show the lightmap of the selected surface, with the light of its luxels")});
  whyDrawn =
      registry.add(group, {.name = QStringLiteral("selection.whyDrawn"),
                           .text = tr("&Why Is This Drawn?"),
                           .statusTip = tr("Show which leaf and clusters cause the selected surface to be drawn")});
  pickMiddle = registry.add(
      group, {.name = QStringLiteral("selection.pickMiddle"),
              .text = tr("&Pick at View Centre"),
              .statusTip = tr("Select what is at the centre of the view, or set a measuring point there")});
  clear = registry.add(group, {.name = QStringLiteral("selection.clear"),
                               .text = tr("&Select None"),
                               .statusTip = tr("Clear the selection"),
                               .icon = QStringLiteral("clear")});
  connect(hide, &QAction::triggered, this, [this] {
    const std::vector<DrawItemIndex> items = m_selection.current().items;
    m_session.hide(items);
    m_selection.clear();
    Q_EMIT hidden(items);
  });
  connect(isolate, &QAction::triggered, this, [this] { m_session.isolate(m_selection.current().items); });
  connect(showAll, &QAction::triggered, &session, &Session::showAll);
  connect(clear, &QAction::triggered, &selection, &Selection::clear);
  connect(copyCoordinates, &QAction::triggered, this, [this] {
    if (const auto point = place()) {
      QGuiApplication::clipboard()->setText(coordinatesText(*point));
    }
  });
  connect(&selection, &Selection::changed, this, &SelectionActions::enable);
  connect(&session, &Session::stateChanged, this, &SelectionActions::enable);
  enable();
}

void SelectionActions::fillHiding(QMenu& menu) const {
  menu.addAction(frame);
  menu.addSeparator();
  menu.addAction(hide);
  menu.addAction(isolate);
  menu.addAction(showAll);
}

void SelectionActions::fillLooking(QMenu& menu) const {
  menu.addAction(showRecord);
  menu.addAction(copyCoordinates);
  menu.addAction(showLightmap);
  menu.addAction(whyDrawn);
  menu.addSeparator();
  menu.addAction(pickMiddle);
  menu.addAction(clear);
}

void SelectionActions::enable() {
  const links::Pick& selected = m_selection.current();
  const bool items = !selected.items.empty();
  frame->setEnabled(m_session.scene() != nullptr);
  pickMiddle->setEnabled(m_session.scene() != nullptr);
  hide->setEnabled(items);
  isolate->setEnabled(items);
  showAll->setEnabled(m_session.anythingHidden());
  copyCoordinates->setEnabled(m_session.scene() && (selected.point || selected.node));
  showRecord->setEnabled(selected.record.has_value());
  showLightmap->setEnabled(m_session.scene() && std::ranges::any_of(selected.items, [this](DrawItemIndex item) {
                             return bool(links::lightmapOf(*m_session.scene(), item));
                           }));
  whyDrawn->setEnabled(m_session.scene() && items);
  clear->setEnabled(!m_selection.empty());
}

std::optional<QVector3D> SelectionActions::place() const {
  const Scene* scene = m_session.scene();
  const links::Pick& selected = m_selection.current();
  if (!scene) {
    return std::nullopt;
  }
  if (selected.point) {
    return scene->sourceAxes.toFile(*selected.point);
  }
  if (selected.node) {
    return scene->sourceAxes.toFile(m_session.pose()->worldTransform(selected.node).column(3).toVector3D());
  }
  return std::nullopt;
}

} // namespace vitrine::ui
