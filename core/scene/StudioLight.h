#pragma once

#include <QVector3D>

#include <array>

namespace vitrine::scene {

/// Light of a photographer's studio, for what comes without light: a key and a fill that go with the camera, a rim
/// where a shape turns away from the eye, and a hemisphere fixed to the world's up. Linear, made so that a white
/// surface stays below white from everywhere; resources/shaders/studio.glsl has the same formulas with these numbers.

/// A lamp infinitely far away.
struct StudioLamp {
  QVector3D towards; ///< unit length; along the camera's right, its up, and towards the eye
  QVector3D color;
};

inline constexpr std::array<StudioLamp, 2> kStudioLamps{{
    {{-0.62F, 0.62F, 0.4808F}, {0.56F, 0.55F, 0.53F}},     // key
    {{0.7746F, -0.1291F, 0.6193F}, {0.05F, 0.055F, 0.06F}} // fill
}};
inline constexpr QVector3D kStudioSky{0.24F, 0.25F, 0.27F};
inline constexpr QVector3D kStudioGround{0.08F, 0.075F, 0.07F};
inline constexpr QVector3D kStudioRim{0.16F, 0.17F, 0.19F};
inline constexpr float kStudioRimPower = 3; ///< of how far the surface turns away
/// Share of the lamps' light that occlusion takes.
inline constexpr float kStudioLampOcclusion = 0.4F;

/// Axes of a camera in the world, each of unit length.
struct CameraAxes {
  QVector3D right{1, 0, 0};
  QVector3D up{0, 1, 0};
  QVector3D towardsEye{0, 0, 1};
};

/// The studio's light on a surface of this unit normal; `open` is the share of its surroundings that nothing near hides
/// (1: all).
QVector3D studioLight(const QVector3D& normal, const CameraAxes& camera, float open = 1);

} // namespace vitrine::scene
