#include "ui/visibility/VisibilityController.h"

#include "core/visibility/Visibility.h"
#include "ui/mainwindow/StatusStrip.h"
#include "ui/viewport/Viewport.h"
#include "ui/visibility/WhyDrawnDialog.h"

namespace vitrine::ui {
namespace {

constexpr int kFromTheEdge = 12;

} // namespace

VisibilityController::VisibilityController(const Parts& parts, QWidget* window)
    : QObject(window), m_parts(parts), m_why(new WhyDrawnDialog(parts.session, parts.selection, window)) {
  render::SceneView& view = m_parts.viewport.view();
  connect(m_parts.view.culling, &QAction::toggled, this, [this](bool on) {
    m_parts.viewport.view().setCulling(on);
    m_parts.settings.setCullsByVisibility(on);
    showWhere();
  });
  connect(m_parts.view.freezeCulling, &QAction::toggled, this, &VisibilityController::freeze);
  connect(m_parts.selected.whyDrawn, &QAction::triggered, this, &VisibilityController::explain);
  connect(&m_parts.session, &Session::documentChanged, this, &VisibilityController::showDocument);
  // What was frozen ends with the picture it was frozen in.
  connect(&m_parts.session, &Session::documentCompleted, this, &VisibilityController::showDocument);
  connect(&m_parts.selection, &Selection::changed, this, &VisibilityController::explainSelection);
  connect(&view, &render::SceneView::visibilityChanged, this, &VisibilityController::showWhere);
  m_parts.view.culling->setChecked(m_parts.settings.cullsByVisibility());
  view.setCulling(m_parts.view.culling->isChecked());
}

void VisibilityController::showDocument() {
  m_parts.view.freezeCulling->setChecked(false);
  const Scene* scene = m_parts.session.scene();
  m_parts.view.enableCulling(scene && scene->world.visibility && scene->world.visibility->hasRows());
  showWhere();
}

void VisibilityController::freeze(bool on) {
  m_frozenEye = on ? std::optional(m_parts.viewport.camera().rig().pose().position) : std::nullopt;
  m_parts.viewport.view().setCullingFrozen(on);
  showWhere();
}

QVector3D VisibilityController::eye() const {
  return m_frozenEye.value_or(m_parts.viewport.camera().rig().pose().position);
}

void VisibilityController::showWhere() {
  const Scene* scene = m_parts.session.scene();
  m_parts.status.showVisibility(scene ? m_parts.viewport.view().visibility() : visibility::VisibilityReport(),
                                m_frozenEye.has_value());
  if (m_why->isVisible()) {
    m_why->explain(m_why->item(), eye(), m_parts.view.culling->isChecked());
  }
}

void VisibilityController::explain() {
  const std::vector<DrawItemIndex>& items = m_parts.selection.current().items;
  if (!items.empty()) {
    m_why->explain(items.front(), eye(), m_parts.view.culling->isChecked());
    if (!m_why->isVisible()) {
      // Beside what is asked about, which mostly is in the middle.
      m_why->adjustSize();
      m_why->move(m_parts.viewport.mapToGlobal(QPoint(kFromTheEdge, kFromTheEdge)));
      m_why->show();
    }
    m_why->raise();
  }
}

void VisibilityController::explainSelection() {
  // A link to a leaf selects its record, which shows nothing: what is explained stays.
  if (m_why->isVisible() && m_parts.selection.current().items.size() == 1) {
    explain();
  }
}

} // namespace vitrine::ui
