#include "ui/controls/VisibilityController.h"

#include "core/visibility/Visibility.h"
#include "ui/actions/WindowActions.h"
#include "ui/controls/WhyDrawnDialog.h"
#include "ui/settings/ViewSettings.h"
#include "ui/shell/Notices.h"
#include "ui/shell/StatusStrip.h"
#include "ui/viewport/Viewport.h"

namespace vitrine::ui {
namespace {

constexpr int kFromTheEdge = 12;

} // namespace

VisibilityController::VisibilityController(const WindowContext& context, QWidget* window)
    : QObject(window), m_context(context), m_window(window) {
  PicturePair& pictures = m_context.viewport.pictures();
  connect(m_context.actions.view.culling, &QAction::toggled, this, [this](bool on) {
    m_context.viewport.pictures().forEach([on](render::SceneView& view) { view.setCulling(on); });
    m_context.settings.set(setting::kCullByVisibility, on);
    showWhere();
  });
  connect(m_context.actions.view.freezeCulling, &QAction::toggled, this, &VisibilityController::freeze);
  connect(m_context.actions.selection.whyDrawn, &QAction::triggered, this, &VisibilityController::explain);
  connect(&m_context.session, &Session::documentChanged, this, &VisibilityController::showDocument);
  // What was frozen ends with the picture it was frozen in.
  connect(&m_context.session, &Session::documentCompleted, this, &VisibilityController::showDocument);
  connect(&m_context.selection, &Selection::changed, this, &VisibilityController::explainSelection);
  connect(&pictures, &PicturePair::visibilityChanged, this, &VisibilityController::showWhere);
  // A picture that comes later was not there when the others were frozen.
  connect(&m_context.viewport, &Viewport::splitChanged, this,
          [this] { m_context.actions.view.freezeCulling->setChecked(false); });
  m_context.actions.view.culling->setChecked(m_context.settings.value(setting::kCullByVisibility));
  pictures.activeView().setCulling(m_context.actions.view.culling->isChecked());
}

void VisibilityController::showDocument() {
  m_context.actions.view.freezeCulling->setChecked(false);
  const Scene* scene = m_context.session.scene();
  m_context.actions.view.enableCulling(scene && scene->world.visibility && scene->world.visibility->hasRows());
  showWhere();
}

void VisibilityController::freeze(bool on) {
  const Viewport& viewport = m_context.viewport;
  m_frozenEyes.reset();
  if (on) {
    const viewing::CameraRig first = viewport.firstCamera().rig;
    const auto second = viewport.secondPicture();
    m_frozenEyes = {first.pose().position, (second ? second->camera.rig : first).pose().position};
  }
  m_context.viewport.pictures().forEach([on](render::SceneView& view) { view.setCullingFrozen(on); });
  showWhere();
}

QVector3D VisibilityController::eye() const {
  const auto half = static_cast<std::size_t>(m_context.viewport.pictures().active());
  return m_frozenEyes ? (*m_frozenEyes)[half] : m_context.viewport.camera().rig().pose().position;
}

void VisibilityController::showWhere() {
  const Scene* scene = m_context.session.scene();
  m_context.notices.status().showVisibility(
      scene ? m_context.viewport.view().visibility() : visibility::VisibilityReport(), m_frozenEyes.has_value());
  if (m_why) {
    m_why->explain(m_why->item(), eye(), m_context.actions.view.culling->isChecked());
  }
}

void VisibilityController::explain() {
  const std::vector<DrawItemIndex>& items = m_context.selection.current().items;
  if (!items.empty()) {
    const bool isNew = !m_why;
    if (isNew) {
      m_why = new WhyDrawnDialog(m_context.session, m_context.selection, m_window);
      m_why->setAttribute(Qt::WA_DeleteOnClose);
    }
    m_why->explain(items.front(), eye(), m_context.actions.view.culling->isChecked());
    if (isNew) {
      // Beside what is asked about, which mostly is in the middle.
      m_why->adjustSize();
      m_why->move(m_context.viewport.mapToGlobal(QPoint(kFromTheEdge, kFromTheEdge)));
      m_why->show();
    }
    m_why->raise();
  }
}

void VisibilityController::explainSelection() {
  // A link to a leaf selects its record, which shows nothing: what is explained stays.
  if (m_why && m_context.selection.current().items.size() == 1) {
    explain();
  }
}

} // namespace vitrine::ui
