#include "ui/mainwindow/ViewController.h"

#include "ui/mainwindow/DocumentMenus.h"
#include "ui/settings/ProgramSettings.h"
#include "ui/settings/ViewSettings.h"
#include "ui/shell/StatusStrip.h"
#include "ui/viewport/Viewport.h"
#include "ui/widgets/Lengths.h"
#include "ui/widgets/Texts.h"

#include <QToolTip>

namespace vitrine::ui {

ViewController::ViewController(const Parts& parts, const QAction* walk, QWidget* window)
    : QObject(window), m_parts(parts) {
  wireLook();
  wireCamera();
  wireSplit();
  wireMovement(walk);
}

void ViewController::wireLook() {
  const ViewActions& actions = m_parts.actions;
  connect(&actions, &ViewActions::modeChosen, this, [this](render::ShadingMode mode) {
    m_parts.viewport.setMode(mode);
    m_parts.settings.set(setting::kShading, mode);
  });
  connect(&actions, &ViewActions::appearanceChosen, this,
          [this](Appearance appearance) { m_parts.settings.set(setting::kAppearance, appearance); });
  connect(actions.labels, &QAction::toggled, this, [this](bool on) {
    m_parts.viewport.pictures().forEach([on](render::SceneView& view) { view.setLabelsVisible(on); });
    m_parts.settings.set(setting::kLabels, on);
  });
  for (const QAction* part : {actions.contactShadow, actions.grid}) {
    connect(part, &QAction::toggled, this, &ViewController::showGround);
  }
  connect(&m_parts.viewport.pictures(), &PicturePair::frameDrawn, &m_parts.status, &StatusStrip::showStatistics);
}

void ViewController::showGround() {
  const ViewActions& actions = m_parts.actions;
  const render::GroundParts parts{.contactShadow = actions.contactShadow->isChecked(),
                                  .grid = actions.grid->isChecked()};
  m_parts.viewport.pictures().forEach([&parts](render::SceneView& view) { view.setGround(parts); });
  setGroundParts(m_parts.settings, parts);
}

void ViewController::wireCamera() {
  const ViewActions& actions = m_parts.actions;
  CameraController& camera = m_parts.viewport.camera();
  connect(&actions, &ViewActions::presetChosen, this, [this](viewing::StandardView preset) {
    if (m_parts.session.scene()) {
      m_parts.viewport.camera().setPreset(preset, m_parts.viewport.outline());
    }
  });
  connect(actions.orthographic, &QAction::triggered, &camera, &CameraController::setOrthographic);
  connect(actions.frameAll, &QAction::triggered, &m_parts.viewport, &Viewport::frameAll);
  connect(actions.startView, &QAction::triggered, &m_parts.viewport, &Viewport::goToStart);
  connect(&m_parts.menus, &DocumentMenus::viewpointChosen, &camera, &CameraController::goTo);
  connect(&camera, &CameraController::moved, actions.orthographic,
          [&actions](const viewing::CameraRig& rig) { actions.orthographic->setChecked(rig.pose().orthographic); });
  connect(&camera, &CameraController::moved, &m_parts.status, &StatusStrip::showCamera);
  connect(&Lengths::instance(), &Lengths::changed, this,
          [this] { m_parts.status.showCamera(m_parts.viewport.camera().rig()); });
}

void ViewController::wireSplit() {
  Viewport& viewport = m_parts.viewport;
  connect(&m_parts.splitting, &SplitActions::splitChosen, &viewport, &Viewport::setSplit);
  connect(&viewport, &Viewport::splitChanged, &m_parts.splitting, &SplitActions::setSplit);
  connect(m_parts.splitting.otherPicture, &QAction::triggered, &viewport, [&viewport] {
    viewport.activate(viewport.pictures().active() == Half::First ? Half::Second : Half::First);
    viewport.setFocus();
  });
}

void ViewController::wireMovement(const QAction* walk) {
  const ViewActions& actions = m_parts.actions;
  const Locomotion& locomotion = m_parts.viewport.camera().locomotion();
  connect(&actions, &ViewActions::movementChosen, this, &ViewController::move);
  connect(actions.gravity, &QAction::toggled, &locomotion, &Locomotion::setGravity);
  connect(actions.resetSpeed, &QAction::triggered, &locomotion, &Locomotion::resetSpeed);
  connect(&locomotion, &Locomotion::walkRefused, this,
          [this] { m_parts.status.tell(tr("There is no ground to walk on here.")); });
  connect(&locomotion, &Locomotion::movementChanged, &m_parts.actions, &ViewActions::setMovement);
  m_parts.status.setWalkActions(walk, actions.gravity);
  connect(&locomotion, &Locomotion::movementChanged, &m_parts.status, &StatusStrip::showMovement);
  connect(&locomotion, &Locomotion::speedChanged, this, &ViewController::tellSpeed);
}

void ViewController::move(Movement movement) {
  // The key that began to walk ends it.
  Locomotion& locomotion = m_parts.viewport.camera().locomotion();
  const bool again = movement == Movement::Walk && locomotion.movement() == Movement::Walk;
  locomotion.setMovement(again ? Movement::Fly : movement);
}

void ViewController::tellSpeed(float unitsPerSecond) {
  if (const Scene* scene = m_parts.session.scene()) {
    const QString text = tr("Speed %1").arg(speedText(static_cast<double>(unitsPerSecond) * scene->metresPerUnit));
    m_parts.status.showSpeed(text);
    QToolTip::showText(QCursor::pos(), text, &m_parts.viewport);
  }
}

void ViewController::restore() {
  const Settings& settings = m_parts.settings;
  setMode(settings.value(setting::kShading));
  m_parts.actions.labels->setChecked(settings.value(setting::kLabels));
  const render::GroundParts ground = groundParts(settings);
  m_parts.actions.contactShadow->setChecked(ground.contactShadow);
  m_parts.actions.grid->setChecked(ground.grid);
  showGround();
  m_parts.viewport.camera().locomotion().setSpeedSteps(settings.value(setting::kSpeedSteps));
}

void ViewController::remember() const {
  m_parts.settings.set(setting::kSpeedSteps, m_parts.viewport.camera().locomotion().speedSteps());
}

void ViewController::setMode(render::ShadingMode mode) {
  m_parts.viewport.setMode(mode);
  m_parts.actions.setMode(mode);
}

} // namespace vitrine::ui
