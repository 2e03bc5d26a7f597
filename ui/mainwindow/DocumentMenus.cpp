#include "ui/mainwindow/DocumentMenus.h"

#include "ui/inspector/PropertyGroups.h"
#include "ui/widgets/Texts.h"

namespace vitrine::ui {
namespace {

/// A menu of hundreds of spawn points helps nobody; the scene tree has them all.
constexpr std::size_t kMostViewpoints = 60;

} // namespace

DocumentMenus::DocumentMenus(Session& session, QWidget* window)
    : QObject(window), m_session(session), m_viewpoints(new QMenu(tr("&Viewpoints"), window)),
      m_layers(new QMenu(tr("&Layers"), window)) {
  connect(&session, &Session::documentChanged, this, &DocumentMenus::rebuild);
  connect(&session, &Session::stateChanged, this, &DocumentMenus::refreshLayers);
  rebuild();
}

void DocumentMenus::rebuild() {
  m_viewpoints->clear();
  m_layers->clear();
  if (const Scene* scene = m_session.scene()) {
    addViewpoints(*scene);
    addLayers(*scene);
  }
  m_viewpoints->setEnabled(!m_viewpoints->isEmpty());
  m_layers->setEnabled(!m_layers->isEmpty());
}

void DocumentMenus::addViewpoints(const Scene& scene) {
  for (std::size_t i = 0; i < std::min(scene.cameras.size(), kMostViewpoints); ++i) {
    const scene::Camera& camera = scene.cameras[i];
    QString name = camera.name.isEmpty() ? tr("Viewpoint %1").arg(i + 1) : camera.name;
    name.replace(QLatin1Char('&'), QStringLiteral("&&"));
    QAction* action = m_viewpoints->addAction(name, this, [this, i] {
      if (const Scene* current = m_session.scene()) {
        Q_EMIT viewpointChosen(current->cameras[i]);
      }
    });
    action->setObjectName(QStringLiteral("view.viewpoint.%1").arg(i));
    action->setStatusTip(tr("Go to %1").arg(coordinatesText(scene.sourceAxes.toFile(camera.position))));
  }
}

void DocumentMenus::addLayers(const Scene& scene) {
  for (const scene::Control& control : scene.controls) {
    if (!std::holds_alternative<scene::LayerTarget>(control.target) || control.kind != scene::ControlKind::Toggle) {
      continue;
    }
    QAction* action = m_layers->addAction(formatText(control.label));
    action->setObjectName(QStringLiteral("view.layer.") + control.id);
    action->setStatusTip(tr("Show or hide this layer"));
    action->setCheckable(true);
    action->setData(control.id);
    connect(action, &QAction::triggered, this,
            [this, id = control.id](bool on) { m_session.setControl(id, on ? 1.0 : 0.0); });
  }
  refreshLayers();
}

void DocumentMenus::refreshLayers() {
  const Scene* scene = m_session.scene();
  if (!scene) {
    return;
  }
  for (QAction* action : m_layers->actions()) {
    const auto control = std::ranges::find(scene->controls, action->data().toString(), &scene::Control::id);
    if (control != scene->controls.end()) {
      action->setChecked(m_session.state().valueOf(*control) >= 0.5);
    }
  }
}

} // namespace vitrine::ui
