#include "ui/mainwindow/ViewController.h"

#include "ui/actions/WindowActions.h"
#include "ui/mainwindow/DocumentMenus.h"
#include "ui/session/Session.h"
#include "ui/settings/ProgramSettings.h"
#include "ui/settings/Settings.h"
#include "ui/settings/ViewSettings.h"
#include "ui/shell/Notices.h"
#include "ui/shell/StatusStrip.h"
#include "ui/viewport/Viewport.h"
#include "ui/widgets/Lengths.h"
#include "ui/widgets/Texts.h"

#include <QToolTip>

namespace vitrine::ui {

ViewController::ViewController(const WindowContext& context, DocumentMenus& menus, QWidget* window)
    : QObject(window), m_context(context), m_menus(menus) {
  wireLook();
  wireCamera();
  wireSplit();
  wireMovement();
}

void ViewController::wireLook() {
  const ViewActions& actions = m_context.actions.view;
  connect(&actions, &ViewActions::modeChosen, this, [this](render::ShadingMode mode) {
    m_context.viewport.setMode(mode);
    m_context.settings.set(setting::kShading, mode);
  });
  connect(&actions, &ViewActions::appearanceChosen, this,
          [this](Appearance appearance) { m_context.settings.set(setting::kAppearance, appearance); });
  connect(actions.labels, &QAction::toggled, this, [this](bool on) {
    m_context.viewport.pictures().forEach([on](render::SceneView& view) { view.setLabelsVisible(on); });
    m_context.settings.set(setting::kLabels, on);
  });
  for (const QAction* part : {actions.contactShadow, actions.grid}) {
    connect(part, &QAction::toggled, this, &ViewController::showGround);
  }
  connect(&m_context.viewport.pictures(), &PicturePair::frameDrawn, &m_context.notices.status(),
          &StatusStrip::showStatistics);
}

void ViewController::showGround() {
  const ViewActions& actions = m_context.actions.view;
  const render::GroundParts parts{.contactShadow = actions.contactShadow->isChecked(),
                                  .grid = actions.grid->isChecked()};
  m_context.viewport.pictures().forEach([&parts](render::SceneView& view) { view.setGround(parts); });
  setGroundParts(m_context.settings, parts);
}

void ViewController::wireCamera() {
  const ViewActions& actions = m_context.actions.view;
  CameraController& camera = m_context.viewport.camera();
  connect(&actions, &ViewActions::presetChosen, this, [this](viewing::StandardView preset) {
    if (m_context.session.scene()) {
      m_context.viewport.camera().setPreset(preset, m_context.viewport.outline());
    }
  });
  connect(actions.orthographic, &QAction::triggered, &camera, &CameraController::setOrthographic);
  connect(actions.frameAll, &QAction::triggered, &m_context.viewport, &Viewport::frameAll);
  connect(actions.startView, &QAction::triggered, &m_context.viewport, &Viewport::goToStart);
  connect(&m_menus, &DocumentMenus::viewpointChosen, &camera, &CameraController::goTo);
  connect(&camera, &CameraController::moved, actions.orthographic,
          [&actions](const viewing::CameraRig& rig) { actions.orthographic->setChecked(rig.pose().orthographic); });
  connect(&camera, &CameraController::moved, &m_context.notices.status(), &StatusStrip::showCamera);
}

void ViewController::wireSplit() {
  Viewport& viewport = m_context.viewport;
  connect(&m_context.actions.split, &SplitActions::splitChosen, &viewport, &Viewport::setSplit);
  connect(&viewport, &Viewport::splitChanged, &m_context.actions.split, &SplitActions::setSplit);
  connect(m_context.actions.split.otherPicture, &QAction::triggered, &viewport, [&viewport] {
    viewport.activate(viewport.pictures().active() == Half::First ? Half::Second : Half::First);
    viewport.pictures().ensureKeyboard();
  });
}

void ViewController::wireMovement() {
  const ViewActions& actions = m_context.actions.view;
  const Locomotion& locomotion = m_context.viewport.camera().locomotion();
  connect(&actions, &ViewActions::movementChosen, this, &ViewController::move);
  connect(actions.gravity, &QAction::toggled, &locomotion, &Locomotion::setGravity);
  connect(actions.resetSpeed, &QAction::triggered, &locomotion, &Locomotion::resetSpeed);
  connect(&locomotion, &Locomotion::walkRefused, this,
          [this] { m_context.notices.tell(tr("There is no ground to walk on here.")); });
  connect(&locomotion, &Locomotion::movementChanged, &m_context.actions.view, &ViewActions::setMovement);
  m_context.notices.status().setWalkActions(actions.walk, actions.gravity);
  connect(&locomotion, &Locomotion::movementChanged, &m_context.notices.status(), &StatusStrip::showMovement);
  connect(&locomotion, &Locomotion::speedChanged, this, &ViewController::tellSpeed);
}

void ViewController::move(Movement movement) {
  // The key that began to walk ends it.
  Locomotion& locomotion = m_context.viewport.camera().locomotion();
  const bool again = movement == Movement::Walk && locomotion.movement() == Movement::Walk;
  locomotion.setMovement(again ? Movement::Fly : movement);
}

void ViewController::tellSpeed(float unitsPerSecond) {
  if (const Scene* scene = m_context.session.scene()) {
    const QString text = tr("Speed %1").arg(Lengths::instance().speedText(*scene, static_cast<double>(unitsPerSecond)));
    m_context.notices.status().showSpeed(text);
    QToolTip::showText(QCursor::pos(), text, &m_context.viewport);
  }
}

void ViewController::restore() {
  const Settings& settings = m_context.settings;
  setMode(settings.value(setting::kShading));
  m_context.actions.view.labels->setChecked(settings.value(setting::kLabels));
  const render::GroundParts ground = groundParts(settings);
  m_context.actions.view.contactShadow->setChecked(ground.contactShadow);
  m_context.actions.view.grid->setChecked(ground.grid);
  showGround();
  m_context.viewport.camera().locomotion().setSpeedSteps(settings.value(setting::kSpeedSteps));
}

void ViewController::remember() const {
  m_context.settings.set(setting::kSpeedSteps, m_context.viewport.camera().locomotion().speedSteps());
}

void ViewController::setMode(render::ShadingMode mode) {
  m_context.viewport.setMode(mode);
  m_context.actions.view.setMode(mode);
}

} // namespace vitrine::ui
