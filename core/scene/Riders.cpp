#include "core/scene/Riders.h"

#include "core/scene/Placing.h"

namespace vitrine::scene {
namespace {

/// From where something is while the node is at rest to where it is now; the identity where the node has no way back.
QMatrix4x4 wayFrom(const QMatrix4x4& rest, const QMatrix4x4& now) {
  bool leadsBack = false;
  const QMatrix4x4 back = rest.inverted(&leadsBack);
  return leadsBack ? now * back : QMatrix4x4();
}

} // namespace

Light carried(const Light& light, const QMatrix4x4& rest, const QMatrix4x4& now) {
  const QMatrix4x4 way = wayFrom(rest, now);
  Light moved = light;
  moved.position = way.map(light.position);
  moved.direction = Placing(way).rotation.rotatedVector(light.direction);
  return moved;
}

Camera carried(const Camera& camera, const QMatrix4x4& rest, const QMatrix4x4& now) {
  const QMatrix4x4 way = wayFrom(rest, now);
  Camera moved = camera;
  moved.position = way.map(camera.position);
  moved.orientation = (Placing(way).rotation * camera.orientation).normalized();
  return moved;
}

} // namespace vitrine::scene
