#include "core/formats/source/bsp/scene/details/DetailShape.h"

#include "core/formats/source/bsp/scene/Placement.h"
#include "core/scene/Axes.h"

namespace vitrine::formats::source {
namespace {

constexpr int kToEye = 1;
constexpr int kToEyeUpright = 2;
constexpr int kTriSides = 3;
constexpr float kTriTurn = 120;

/// Directions of an upright sprite: its front, the right of an eye that looks at it, its top. Scene axes.
struct SpriteAxes {
  QVector3D front;
  QVector3D right;
  QVector3D up;
};

SpriteAxes axesOf(const QMatrix4x4& turned) {
  const scene::Axes& axes = scene::kZUpRightHanded;
  return {turned.mapVector(axes.toScene(QVector3D(1, 0, 0))), turned.mapVector(axes.toScene(QVector3D(0, 1, 0))),
          turned.mapVector(axes.toScene(QVector3D(0, 0, 1)))};
}

/// A sprite's rectangle, `left` and `right` units beside `middle` along `across`.
DetailQuad quadAt(const QVector3D& middle, const QVector3D& across, float left, float right, const SpriteAxes& frame,
                  const DetailProp& prop, const DetailSprite& sprite) {
  const QVector3D top = frame.up * (sprite.upperLeft.y() * prop.scale);
  const QVector3D bottom = frame.up * (sprite.lowerRight.y() * prop.scale);
  DetailQuad quad;
  quad.corners = {middle + across * left + top, middle + across * left + bottom, middle + across * right + bottom,
                  middle + across * right + top};
  quad.uvs = {sprite.uvUpperLeft, QVector2D(sprite.uvUpperLeft.x(), sprite.uvLowerRight.y()), sprite.uvLowerRight,
              QVector2D(sprite.uvLowerRight.x(), sprite.uvUpperLeft.y())};
  quad.normal = QVector3D::crossProduct(across, frame.up);
  return quad;
}

} // namespace

scene::Billboard facingOf(const DetailProp& prop) {
  if (prop.type != static_cast<int>(DetailType::Sprite)) {
    return scene::Billboard::Fixed;
  }
  return prop.orientation == kToEye          ? scene::Billboard::Eye
         : prop.orientation == kToEyeUpright ? scene::Billboard::Upright
                                             : scene::Billboard::Fixed;
}

std::vector<DetailQuad> detailQuads(const DetailProp& prop, const DetailSprite& sprite) {
  const QVector3D origin = scene::kZUpRightHanded.toScene(prop.origin);
  const float left = sprite.upperLeft.x() * prop.scale;
  const float right = sprite.lowerRight.x() * prop.scale;
  if (facingOf(prop) != scene::Billboard::Fixed) {
    const SpriteAxes seen{{0, 0, 1}, {1, 0, 0}, {0, 1, 0}};
    return {quadAt(origin, seen.right, left, right, seen, prop, sprite)};
  }
  const QMatrix4x4 turned = placement({}, prop.angles);
  const SpriteAxes frame = axesOf(turned);
  if (prop.type == static_cast<int>(DetailType::Cross)) {
    const float half = (right - left) / 2;
    return {quadAt(origin, frame.right, -half, half, frame, prop, sprite),
            quadAt(origin, frame.front, -half, half, frame, prop, sprite)};
  }
  if (prop.type != static_cast<int>(DetailType::Tri)) {
    return {quadAt(origin, frame.right, left, right, frame, prop, sprite)};
  }
  std::vector<DetailQuad> sides;
  for (int i = 0; i < kTriSides; ++i) {
    const QVector3D turn(static_cast<float>(prop.tilt), kTriTurn * static_cast<float>(i), 0);
    const SpriteAxes side = axesOf(turned * placement({}, turn));
    const QVector3D middle = origin + side.front * (prop.spread * (right - left));
    sides.push_back(quadAt(middle, side.right, left, right, side, prop, sprite));
  }
  return sides;
}

} // namespace vitrine::formats::source
