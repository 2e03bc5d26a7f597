#include "ui/navigation/Navigator.h"

#include "core/collision/CollisionWorld.h"
#include "core/session/ViewLinkOf.h"
#include "ui/viewport/Viewport.h"

namespace vitrine::ui {
namespace {

constexpr float kMinFov = 1;
constexpr float kMaxFov = 170;

} // namespace

Navigator::Navigator(Session& session, Selection& selection, Viewport& viewport, QObject* parent)
    : QObject(parent), m_session(session), m_selection(selection), m_viewport(viewport) {}

std::optional<Destination> Navigator::understand(const QString& text) const {
  return parseDestination(m_session.document(), text);
}

void Navigator::goTo(const Destination& destination) {
  if (const auto* structure = std::get_if<StructureDestination>(&destination)) {
    goToStructure(*structure);
  } else if (!m_session.scene()) {
    return;
  } else if (const auto* place = std::get_if<viewing::Viewpoint>(&destination)) {
    goToPlace(*place);
  } else if (const auto* link = std::get_if<viewing::ViewLink>(&destination)) {
    goToView(*link);
  } else {
    goToNode(std::get<NodeDestination>(destination).node);
  }
}

void Navigator::takePose(const viewing::CameraPose& pose, float depth) {
  CameraController& camera = m_viewport.camera();
  camera.setPose(pose);
  if (camera.locomotion().movement() == Movement::Orbit) {
    // Turning goes on around what one now looks at.
    camera.setOrbitCentre(pose.position + pose.orientation.rotatedVector({0, 0, -1}) * depth);
  }
}

void Navigator::goToPlace(const viewing::Viewpoint& place, std::optional<float> orthographicHeight) {
  const Scene& scene = *m_session.scene();
  const viewing::CameraRig& rig = m_viewport.camera().rig();
  viewing::CameraPose pose = rig.pose();
  const float depth = std::max((rig.orbitCentre() - pose.position).length(), scene.bounds().radius() * 0.01F);
  pose.orthographic = orthographicHeight.has_value();
  pose.orthographicHeight = orthographicHeight.value_or(pose.orthographicHeight);
  if (place.at) {
    pose.position = scene.sourceAxes.toScene(*place.at);
    if (place.feet && scene.world.collision) {
      pose.position += QVector3D(0, scene.world.collision->walker.eyeHeight, 0);
    }
  }
  if (place.look) {
    pose.orientation = viewing::orientationOf(*place.look, scene.sourceAxes);
  }
  takePose(pose, depth);
}

void Navigator::goToView(const viewing::ViewLink& link) {
  const Scene& scene = *m_session.scene();
  for (const scene::Control& control : scene.controls) {
    if (const auto set = link.controls.find(control.id); set != link.controls.end()) {
      m_session.setControl(control.id, set->second);
    }
  }
  if (link.animation) {
    m_session.setAnimation(scene::AnimationIndex(*link.animation));
  }
  if (link.time) {
    m_session.setTime(*link.time);
  }
  if (const auto mode = render::shadingModeById(link.mode)) {
    Q_EMIT modeWanted(*mode);
  }
  if (m_session.evaluated().followedCamera != scene::kNone) {
    return; // the link was made on that camera, and says where that was
  }
  if (link.at || link.look) {
    goToPlace({.at = link.at, .look = link.look}, link.orthographicHeight);
  }
  if (link.fov && *link.fov >= kMinFov && *link.fov <= kMaxFov) {
    m_viewport.camera().setOwnFov(*link.fov);
  }
}

void Navigator::goToStructure(const StructureDestination& destination) {
  if (!destination.row) {
    m_selection.selectSection(destination.section);
    return;
  }
  m_selection.selectRecord({destination.section, *destination.row});
  const links::Pick& selected = m_selection.current();
  if (m_session.scene() && (!selected.items.empty() || selected.node)) {
    m_viewport.frameSelection();
  }
}

void Navigator::goToNode(NodeIndex node) {
  m_selection.selectNode(node);
  m_viewport.frameSelection();
}

QString Navigator::positionText() const {
  const scene::Axes& axes = m_session.scene()->sourceAxes;
  const viewing::CameraPose& pose = m_viewport.camera().rig().pose();
  return viewing::setposText(axes.toFile(pose.position), viewing::viewAnglesOf(pose.orientation, axes));
}

viewing::ViewLink Navigator::viewLink() const {
  viewing::ViewLink link = session::viewLinkOf(*m_session.scene(), m_session.state(), m_viewport.camera().rig().pose());
  link.mode = render::shadingModeId(m_viewport.mode());
  return link;
}

QString Navigator::viewLinkWithFile() const {
  viewing::ViewLink link = viewLink();
  link.file = m_session.document()->path;
  return link.toText();
}

} // namespace vitrine::ui
