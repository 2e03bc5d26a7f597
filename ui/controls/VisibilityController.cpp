#include "ui/controls/VisibilityController.h"

#include "core/visibility/Visibility.h"
#include "ui/controls/WhyDrawnDialog.h"
#include "ui/settings/ViewSettings.h"
#include "ui/shell/StatusStrip.h"
#include "ui/viewport/Viewport.h"

namespace vitrine::ui {
namespace {

constexpr int kFromTheEdge = 12;

} // namespace

VisibilityController::VisibilityController(const Parts& parts, QWidget* window)
    : QObject(window), m_parts(parts), m_why(new WhyDrawnDialog(parts.session, parts.selection, window)) {
  PicturePair& pictures = m_parts.viewport.pictures();
  connect(m_parts.view.culling, &QAction::toggled, this, [this](bool on) {
    m_parts.viewport.pictures().forEach([on](render::SceneView& view) { view.setCulling(on); });
    m_parts.settings.set(setting::kCullByVisibility, on);
    showWhere();
  });
  connect(m_parts.view.freezeCulling, &QAction::toggled, this, &VisibilityController::freeze);
  connect(m_parts.selected.whyDrawn, &QAction::triggered, this, &VisibilityController::explain);
  connect(&m_parts.session, &Session::documentChanged, this, &VisibilityController::showDocument);
  // What was frozen ends with the picture it was frozen in.
  connect(&m_parts.session, &Session::documentCompleted, this, &VisibilityController::showDocument);
  connect(&m_parts.selection, &Selection::changed, this, &VisibilityController::explainSelection);
  connect(&pictures, &PicturePair::visibilityChanged, this, &VisibilityController::showWhere);
  // A picture that comes later was not there when the others were frozen.
  connect(&m_parts.viewport, &Viewport::splitChanged, this, [this] { m_parts.view.freezeCulling->setChecked(false); });
  m_parts.view.culling->setChecked(m_parts.settings.value(setting::kCullByVisibility));
  pictures.activeView().setCulling(m_parts.view.culling->isChecked());
}

void VisibilityController::showDocument() {
  m_parts.view.freezeCulling->setChecked(false);
  const Scene* scene = m_parts.session.scene();
  m_parts.view.enableCulling(scene && scene->world.visibility && scene->world.visibility->hasRows());
  showWhere();
}

void VisibilityController::freeze(bool on) {
  const Viewport& viewport = m_parts.viewport;
  m_frozenEyes.reset();
  if (on) {
    const viewing::CameraRig first = viewport.firstCamera().rig;
    const auto second = viewport.secondPicture();
    m_frozenEyes = {first.pose().position, (second ? second->camera.rig : first).pose().position};
  }
  m_parts.viewport.pictures().forEach([on](render::SceneView& view) { view.setCullingFrozen(on); });
  showWhere();
}

QVector3D VisibilityController::eye() const {
  const auto half = static_cast<std::size_t>(m_parts.viewport.pictures().active());
  return m_frozenEyes ? (*m_frozenEyes)[half] : m_parts.viewport.camera().rig().pose().position;
}

void VisibilityController::showWhere() {
  const Scene* scene = m_parts.session.scene();
  m_parts.status.showVisibility(scene ? m_parts.viewport.view().visibility() : visibility::VisibilityReport(),
                                m_frozenEyes.has_value());
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
