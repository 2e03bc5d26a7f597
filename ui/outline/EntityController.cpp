#include "ui/outline/EntityController.h"

#include "ui/outline/ConnectionDrawing.h"
#include "ui/viewport/Viewport.h"

namespace vitrine::ui {

EntityController::EntityController(const Session& session, Selection& selection, Viewport& viewport, EntityPanel& panel,
                                   QObject* window)
    : QObject(window), m_selection(selection), m_viewport(viewport), m_session(session), m_panel(panel) {
  connect(&panel, &EntityPanel::chosen, this, [this](const RecordRef& record) { m_selection.selectRecord(record); });
  connect(&panel, &EntityPanel::activated, &viewport, [this, &viewport](const RecordRef& record) {
    m_selection.selectRecord(record);
    viewport.frameSelection();
  });
  connect(&panel, &EntityPanel::currentChanged, this, &EntityController::draw);
  connect(&selection, &Selection::changed, this, &EntityController::follow);
}

void EntityController::follow() {
  const links::Pick& current = m_selection.current();
  std::vector<RecordRef> records = current.others();
  if (current.record) {
    records.insert(records.begin(), *current.record);
  }
  m_panel.showRecords(records);
}

void EntityController::draw() {
  const auto entity = m_panel.current();
  const Scene* scene = m_session.scene();
  const bool drawn = entity && scene && m_panel.graph() && m_panel.isVisible();
  const render::Overlay overlay = drawn ? connectionDrawing(*m_panel.graph(), *entity, *scene) : render::Overlay();
  m_viewport.pictures().setConnections(overlay.lines, overlay.notes);
}

} // namespace vitrine::ui
