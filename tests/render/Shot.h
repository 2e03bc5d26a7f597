#pragma once

#include "render/OffscreenRenderer.h"

namespace vitrine::tests {

/// Sizes of pictures in which a square fills all.
inline constexpr QSize kTinyShot(100, 100);
inline constexpr QSize kSmallShot(120, 120);
inline constexpr QSize kMediumShot(200, 200);

/// The pixel right below and right of the middle.
constexpr QPoint middleOf(QSize size) {
  return {size.width() / 2, size.height() / 2};
}

/// A camera at `position` looking along -Z, seeing `height` units from bottom to top at a distance of `distance`.
viewing::CameraRig straightCamera(const scene::Scene& scene, QSize size, const QVector3D& position, float height,
                                  float distance);

/// The same, orthographic.
viewing::CameraRig parallelCamera(const scene::Scene& scene, QSize size, const QVector3D& position, float height);

/// A request for a picture of the whole of the 2 x 2 square around the origin in the plane z = 0, seen straight on.
render::CaptureRequest squareRequest(const scene::Scene& scene, QSize size);

/// Draws with the shared renderer; a null picture after a failed test assertion.
QImage draw(const scene::ScenePtr& scene, const render::CaptureRequest& request);

/// Largest difference of a channel, in steps of 1/255; alpha counts too.
int difference(QRgb a, QRgb b);

/// Expected pixel of a surface of this linear colour.
QRgb encoded(const QVector3D& linear);

/// Light alone on the screen, where nothing but light is shown: as it is up to a half, and 1 at 8 of the
/// brightest channel. The others keep their shares. `light`: linear.
QRgb lightAlone(const QVector3D& light);

} // namespace vitrine::tests
