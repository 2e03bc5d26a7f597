#include "ui/outline/EntityController.h"

#include "ui/outline/ConnectionDrawing.h"
#include "ui/viewport/Viewport.h"

namespace vitrine::ui {

EntityController::EntityController(const WindowContext& context, EntityPanel& panel)
    : QObject(&panel), m_context(context), m_panel(panel) {
  connect(&panel, &EntityPanel::chosen, this,
          [this](const RecordRef& record) { m_context.selection.selectRecord(record); });
  connect(&panel, &EntityPanel::activated, this, [this](const RecordRef& record) {
    m_context.selection.selectRecord(record);
    m_context.viewport.frameSelection();
  });
  connect(&panel, &EntityPanel::currentChanged, this, &EntityController::draw);
  connect(&context.selection, &Selection::changed, this, &EntityController::follow);
  connect(&panel, &EntityPanel::filled, this, &EntityController::follow);
}

void EntityController::follow() {
  const links::Pick& current = m_context.selection.current();
  std::vector<RecordRef> records = current.others();
  if (current.record) {
    records.insert(records.begin(), *current.record);
  }
  m_panel.showRecords(records);
}

void EntityController::draw() {
  const auto entity = m_panel.current();
  const Scene* scene = m_context.session.scene();
  const bool drawn = entity && scene && m_panel.graph() && m_panel.isVisible();
  const render::Overlay overlay = drawn ? connectionDrawing(*m_panel.graph(), *entity, *scene) : render::Overlay();
  m_context.viewport.pictures().setConnections(overlay.lines, overlay.notes);
}

} // namespace vitrine::ui
