#include "render/batching/FrameUniforms.h"

#include "render/batching/DisplayColor.h"

#include <array>

namespace vitrine::render {
namespace {

/// Half the side of the grid as a multiple of the radius of what stands on it.
constexpr float kGridReach = 40.0F;

/// Colours as of any modeller: x red, y green, z blue.
QVector3D colorOfFileAxis(int axis) {
  constexpr std::array<std::array<float, 3>, 3> kColors{
      {{0.80F, 0.25F, 0.25F}, {0.35F, 0.60F, 0.20F}, {0.25F, 0.45F, 0.85F}}};
  const auto& color = kColors[static_cast<std::size_t>(axis)];
  return {color[0], color[1], color[2]};
}

QVector4D groundPlace(QVector2D middle, float height, float halfSide) {
  return {middle.x(), height, middle.y(), halfSide};
}

} // namespace

Uniforms sharedUniforms(const LightState& light, const TargetSettings& target) {
  const auto& water = light.cheapWater;
  return {
      {QStringLiteral("lightFactor"), light.exposure},
      {QStringLiteral("brightest"), target.brightest},
      {QStringLiteral("streamGain"), light.streamGain},
      {QStringLiteral("lightArithmetic"), light.colorSpace == scene::LightingColorSpace::Display ? 1 : 0},
      {QStringLiteral("marksMissing"), light.marksMissing ? 1 : 0},
      {QStringLiteral("metresPerUnit"), light.metresPerUnit},
      {QStringLiteral("wireWidth"), target.wireWidth / 2.0F / static_cast<float>(target.divisor)},
      {QStringLiteral("wireTone"), light.wireTone},
      {QStringLiteral("cheapWater"), water ? QVector3D(water->fullUntil, water->cheapFrom, 1) : QVector3D()},
  };
}

Uniforms surfaceUniforms(const SurfaceState& surfaces) {
  const auto& fog = surfaces.fog;
  Uniforms uniforms{
      {QStringLiteral("shadingMode"), static_cast<int>(surfaces.mode)},
      {QStringLiteral("fogColor"), fog ? QVector4D(displayColor(fog->color), 1.0F) : QVector4D()},
  };
  if (fog) {
    uniforms[QStringLiteral("fogRange")] = QVector3D(fog->start, fog->end, fog->maxDensity);
  }
  return uniforms;
}

Uniforms gradientUniforms(const GradientState& gradient, const TargetSettings& target) {
  return {{QStringLiteral("gradientBottom"), gradient.bottom},
          {QStringLiteral("gradientTop"), gradient.top},
          {QStringLiteral("gradientPart"),
           QVector3D(static_cast<float>(target.below), static_cast<float>(target.height),
                     static_cast<float>(target.samples) / static_cast<float>(target.divisor))}};
}

Uniforms shadowUniforms(const GroundPlane& plane) {
  const float half = plane.shadow.side / 2.0F;
  return {
      {QStringLiteral("groundPlace"), groundPlace(plane.shadow.corner + QVector2D(half, half), plane.height, half)}};
}

Uniforms gridUniforms(const GroundPlane& plane, const scene::Axes& axes) {
  return {{QStringLiteral("groundPlace"), groundPlace(plane.centre, plane.height, plane.radius * kGridReach)},
          {QStringLiteral("axisColorX"), colorOfFileAxis(axes.from[0])},
          {QStringLiteral("axisColorZ"), colorOfFileAxis(axes.from[2])},
          {QStringLiteral("axisSigns"), QVector2D(static_cast<float>(axes.sign[0]), static_cast<float>(axes.sign[2]))}};
}

} // namespace vitrine::render
