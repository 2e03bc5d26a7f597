#include "ui/content/LightmapController.h"

#include "ui/content/LightmapDialog.h"
#include "ui/viewport/Viewport.h"

namespace vitrine::ui {

LightmapController::LightmapController(SelectionActions& actions, const Session& session, Selection& selection,
                                       Viewport& viewport, QWidget* window)
    : QObject(window), m_selection(selection), m_session(session), m_window(window) {
  connect(actions.showLightmap, &QAction::triggered, this, &LightmapController::open);
  connect(&selection, &Selection::changed, this, [this] {
    if (m_dialog && m_dialog->isVisible()) {
      m_dialog->showSelection();
    }
  });
  connect(&viewport.pictures(), &PicturePair::hovered, this, [this](const std::optional<picking::Hit>& hit) {
    if (m_dialog && m_dialog->isVisible()) {
      m_dialog->markHit(hit);
    }
  });
}

void LightmapController::open() {
  if (!m_dialog) {
    m_dialog = new LightmapDialog(m_session, m_selection, m_window);
  }
  m_dialog->show();
  m_dialog->raise();
  m_dialog->activateWindow();
  m_dialog->showSelection();
}

} // namespace vitrine::ui
