#include "ui/content/LightmapController.h"

#include "ui/actions/WindowActions.h"
#include "ui/content/LightmapDialog.h"
#include "ui/viewport/Viewport.h"

namespace vitrine::ui {

LightmapController::LightmapController(const WindowContext& context, QWidget* window)
    : QObject(window), m_context(context), m_window(window) {
  connect(context.actions.selection.showLightmap, &QAction::triggered, this, &LightmapController::open);
  connect(&context.selection, &Selection::changed, this, [this] {
    if (m_dialog && m_dialog->isVisible()) {
      m_dialog->showSelection();
    }
  });
  connect(&context.viewport.pictures(), &PicturePair::hovered, this, [this](const std::optional<picking::Hit>& hit) {
    if (m_dialog && m_dialog->isVisible()) {
      m_dialog->markHit(hit);
    }
  });
}

void LightmapController::open() {
  if (!m_dialog) {
    m_dialog = new LightmapDialog(m_context.session, m_context.selection, m_window);
  }
  m_dialog->show();
  m_dialog->raise();
  m_dialog->activateWindow();
  m_dialog->showSelection();
}

} // namespace vitrine::ui
