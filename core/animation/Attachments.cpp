#include "core/animation/Attachments.h"

#include "core/scene/Transform.h"

namespace vitrine::animation {
namespace {

/// From where something is while the node is at rest to where it is now; the identity where the node has no way back.
QMatrix4x4 wayFrom(const QMatrix4x4& rest, const QMatrix4x4& now) {
  bool leadsBack = false;
  const QMatrix4x4 back = rest.inverted(&leadsBack);
  return leadsBack ? now * back : QMatrix4x4();
}

} // namespace

scene::Light follow(const scene::Light& light, const QMatrix4x4& rest, const QMatrix4x4& now) {
  const QMatrix4x4 way = wayFrom(rest, now);
  scene::Light moved = light;
  moved.position = way.map(light.position);
  moved.direction = scene::Transform(way).rotation.rotatedVector(light.direction);
  return moved;
}

scene::Camera follow(const scene::Camera& camera, const QMatrix4x4& rest, const QMatrix4x4& now) {
  const QMatrix4x4 way = wayFrom(rest, now);
  scene::Camera moved = camera;
  moved.position = way.map(camera.position);
  moved.orientation = (scene::Transform(way).rotation * camera.orientation).normalized();
  return moved;
}

} // namespace vitrine::animation
