#include "core/exporting/ExportAttachments.h"

#include <QtMath>

#include <algorithm>
#include <cmath>

namespace vitrine::exporting {
namespace {

/// Opening of cameras that leave it to the viewer.
constexpr float kOwnFov = 60;
/// Width by height that goes with a camera that says how wide it sees.
constexpr float kCommonAspect = 4.0F / 3;
constexpr float kWidestCone = 1.57F;

/// Where something stands in the world, and what is -Z there.
struct Stand {
  QVector3D position;
  QQuaternion orientation;
};

ExportNode nodeAt(const QString& name, const Stand& stand, NodeIndex on, const animation::Pose& pose,
                  const scene::ByNode<int>& nodes) {
  ExportNode made;
  made.name = name;
  made.parent = 0;
  made.local.translate(stand.position);
  made.local.rotate(stand.orientation);
  bool leadsBack = false;
  const QMatrix4x4 back = on ? pose.worldTransform(on).inverted(&leadsBack) : QMatrix4x4();
  if (leadsBack && nodes[on] >= 0) {
    made.parent = nodes[on];
    made.local = back * made.local;
  }
  return made;
}

QQuaternion looking(const QVector3D& direction) {
  return direction.isNull() ? QQuaternion() : QQuaternion::rotationTo(QVector3D(0, 0, -1), direction.normalized());
}

std::optional<ExportLight> lightOf(const scene::Light& from, double metresPerUnit) {
  ExportLight to;
  switch (from.kind) {
  case scene::LightKind::Point:
    to.kind = ExportLight::Kind::Point;
    break;
  case scene::LightKind::Spot:
    to.kind = ExportLight::Kind::Spot;
    break;
  case scene::LightKind::Directional:
    to.kind = ExportLight::Kind::Directional;
    break;
  case scene::LightKind::Area:
  case scene::LightKind::Ambient:
    return std::nullopt;
  }
  to.name = from.name.isEmpty() ? QStringLiteral("light") : from.name;
  const float most = std::max({from.intensity.x(), from.intensity.y(), from.intensity.z()});
  if (!(most > 0) || !std::isfinite(most)) {
    return std::nullopt;
  }
  to.intensity = most;
  to.color = from.intensity / most;
  for (int part = 0; part < 3; ++part) {
    to.color[part] = std::clamp(to.color[part], 0.0F, 1.0F);
  }
  to.range = from.radius * static_cast<float>(metresPerUnit);
  to.outerCone = std::clamp(std::acos(std::clamp(from.outerConeCos, -1.0F, 1.0F)), 0.01F, kWidestCone);
  to.innerCone = std::clamp(std::acos(std::clamp(from.innerConeCos, -1.0F, 1.0F)), 0.0F, to.outerCone - 0.005F);
  return to;
}

float fovOf(const scene::Camera& camera) {
  float degrees = camera.verticalFov > 0 ? camera.verticalFov : kOwnFov;
  if (camera.horizontalFov > 0) {
    const float half = std::min(camera.horizontalFov, 170.0F) / 2;
    degrees = 2 * qRadiansToDegrees(std::atan(std::tan(qDegreesToRadians(half)) / kCommonAspect));
  }
  return qDegreesToRadians(std::clamp(degrees, 1.0F, 170.0F));
}

} // namespace

void addLights(ExportModel& model, const animation::Pose& pose, const scene::ByNode<int>& nodes) {
  for (const scene::Light& light : pose.lights()) {
    if (auto made = lightOf(light, pose.scene().metresPerUnit)) {
      ExportNode node = nodeAt(made->name, {light.position, looking(light.direction)}, light.node, pose, nodes);
      node.light = static_cast<int>(model.lights.size());
      model.lights.push_back(std::move(*made));
      model.nodes.push_back(std::move(node));
    }
  }
}

void addCameras(ExportModel& model, const animation::Pose& pose, const scene::ByNode<int>& nodes) {
  for (std::size_t i = 0; i < pose.scene().view.cameras.size(); ++i) {
    const scene::Camera camera = pose.camera(static_cast<int>(i));
    const QString name = camera.name.isEmpty() ? QStringLiteral("camera") : camera.name;
    ExportNode node = nodeAt(name, {camera.position, camera.orientation}, camera.node, pose, nodes);
    node.camera = static_cast<int>(model.cameras.size());
    model.cameras.push_back({name, fovOf(camera)});
    model.nodes.push_back(std::move(node));
  }
}

} // namespace vitrine::exporting
