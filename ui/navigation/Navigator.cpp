#include "ui/navigation/Navigator.h"

#include "core/collision/CollisionWorld.h"
#include "core/session/ViewLinkOf.h"
#include "ui/navigation/FrameUnobstructed.h"
#include "ui/viewport/Viewport.h"

namespace vitrine::ui {
namespace {

constexpr float kMinFov = 1;
constexpr float kMaxFov = 170;
/// Surfaces that face one way by more than this part of their area have a front.
constexpr float kFlatPart = 0.3F;

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
    frameSelection(sidesOfSurfaces(selected.items));
  }
}

void Navigator::goToNode(NodeIndex node) {
  m_selection.selectNode(node);
  std::vector<QVector3D> sides = sidesOfSurfaces(m_selection.current().items);
  // Where it looks: games' things look along their own +X.
  const QVector3D ahead = m_session.scene()->sourceAxes.toScene(QVector3D(1, 0, 0));
  sides.push_back(m_session.pose()->worldTransform(node).mapVector(ahead).normalized());
  frameSelection(sides);
}

std::vector<QVector3D> Navigator::sidesOfSurfaces(const std::vector<DrawItemIndex>& items) const {
  const Scene& scene = *m_session.scene();
  QVector3D sum;
  float area = 0;
  for (const DrawItemIndex item : items) {
    const scene::Mesh& mesh = scene.meshOf(item);
    const scene::Surface& surface = scene.surfaceOf(item);
    const QMatrix4x4& world = scene.worldTransform(scene.drawItems()[item].node);
    const auto corner = [&](std::uint32_t i) { return world.map(mesh.vertices.positions[mesh.indices[i]]); };
    for (std::uint32_t i = surface.firstIndex; i + 2 < surface.firstIndex + surface.indexCount; i += 3) {
      const QVector3D facing = QVector3D::crossProduct(corner(i + 1) - corner(i), corner(i + 2) - corner(i));
      sum += facing;
      area += facing.length();
    }
  }
  // What is closed faces every way.
  return sum.length() > area * kFlatPart ? std::vector<QVector3D>{sum.normalized()} : std::vector<QVector3D>();
}

float Navigator::sightFrom(const QVector3D& from, const QVector3D& direction, float most) const {
  const session::RayCasterPtr caster = m_session.caster();
  if (!caster) {
    return most;
  }
  const ItemSet inTheWay = m_viewport.view().visibleItems() - ItemSet(m_selection.current().items);
  const auto hit = caster->cast({from, direction}, inTheWay, m_session.pose().get());
  return hit ? std::min(hit->distance, most) : most;
}

void Navigator::frameSelection(const std::vector<QVector3D>& sides) {
  const scene::Bounds bounds = m_viewport.selectionBounds();
  if (bounds.empty()) {
    return;
  }
  const viewing::CameraRig& rig = m_viewport.camera().rig();
  std::vector<QVector3D> preferred = sides;
  preferred.push_back(-rig.forward());
  const viewing::CameraPose pose =
      frameUnobstructed(bounds, rig, preferred, [this](const QVector3D& from, const QVector3D& direction, float most) {
        return sightFrom(from, direction, most);
      });
  takePose(pose, (bounds.centre() - pose.position).length());
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
