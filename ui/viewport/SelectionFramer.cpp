#include "ui/viewport/SelectionFramer.h"

namespace vitrine::ui {
namespace {

/// Most triangles of animated models that each ray may be tested against on the GUI thread.
constexpr std::uint32_t kMostMovedTriangles = 4096;
/// Most triangles of a thing whose outline is found on the GUI thread.
constexpr std::uint32_t kMostTriangles = 16'384;

} // namespace

SelectionFramer::SelectionFramer(Session& session, CameraController& camera, QObject* parent)
    : QObject(parent), m_session(session), m_camera(camera) {
  connect(&m_task, &base::Task::failed, this,
          [this] { show(planFrame(tracing::subjectOf(m_session.snapshot(), m_thing), cameraNow(), nullptr)); });
  connect(&session, &Session::documentAboutToChange, &m_task, &base::Task::drop);
  connect(&session, &Session::itemsRenumbered, &m_task, &base::Task::drop);
  connect(&camera, &CameraController::aboutToJump, &m_task, &base::Task::drop);
  connect(&camera.locomotion(), &Locomotion::begun, &m_task, &base::Task::drop);
}

void SelectionFramer::frame(const tracing::FramedThing& thing) {
  const session::SharedCasterPtr caster = m_session.reading()->caster;
  const session::Snapshot shown = m_session.snapshot();
  const viewing::CameraRig rig = cameraNow();
  m_thing = thing;
  Q_EMIT framed(thing);
  if (isQuick(shown, thing)) {
    base::Progress progress;
    m_task.drop();
    show(tracing::frameThing(shown, *caster, thing, rig, progress));
    return;
  }
  m_task.start(
      [shown, caster, thing, rig](base::Progress& progress) -> Result<viewing::FramePlan> {
        return tracing::frameThing(shown, *caster, thing, rig, progress);
      },
      [this](const viewing::FramePlan& plan) { show(plan); });
}

bool SelectionFramer::isQuick(const session::Snapshot& shown, const tracing::FramedThing& thing) const {
  const Scene& scene = *shown.scene;
  std::uint32_t triangles = 0;
  for (const DrawItemIndex item : thing.items) {
    if (scene.backdropOf(item)) {
      return false; // may have to search for a place that shows it
    }
    triangles += scene.surfaceOf(item).triangleCount();
  }
  if (triangles > kMostTriangles) {
    return false;
  }
  if (!m_session.caster()) {
    return scene.view.navigation == scene::Navigation::Orbit; // which needs no rays
  }
  std::uint32_t moved = 0;
  for (const DrawItemIndex item : scene.drawItems().indices()) {
    moved += shown.pose->isAtRest(scene.drawItems()[item].node) ? 0 : scene.surfaceOf(item).triangleCount();
  }
  return moved <= kMostMovedTriangles;
}

void SelectionFramer::frameAll(std::span<const QVector3D> outline) {
  if (!outline.empty()) {
    viewing::CameraRig rig = cameraNow();
    rig.frame(outline);
    m_camera.show(rig.pose(), rig.orbitCentre());
  }
}

viewing::CameraRig SelectionFramer::cameraNow() const {
  CameraMemory now = m_camera.memory();
  if (now.fovBeforeFollowing != 0) {
    now.rig.setVerticalFov(now.fovBeforeFollowing);
  }
  return now.rig;
}

void SelectionFramer::show(const viewing::FramePlan& plan) {
  m_camera.show(plan.pose, plan.centre);
}

} // namespace vitrine::ui
