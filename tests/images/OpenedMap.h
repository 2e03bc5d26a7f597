#pragma once

#include "core/document/Document.h"
#include "core/scene/SceneAssets.h"
#include "core/state/SceneState.h"
#include "core/viewing/CameraRig.h"
#include "render/ScenePreparation.h"
#include "render/look/ShadingMode.h"

#include <QImage>
#include <QString>

#include <memory>

namespace vitrine::render {
class OffscreenRenderer;
} // namespace vitrine::render

namespace vitrine::tests {

/// Sizes of pictures: what is slow to draw or to trace has a small one.
inline constexpr QSize kTinyPicture(160, 120);
inline constexpr QSize kSmallPicture(320, 240);
inline constexpr QSize kMediumPicture(480, 360);
inline constexpr QSize kLargePicture(640, 480);

/// A file opened with all that can be found for it, ready to be drawn.
class OpenedMap {
public:
  OpenedMap(DocumentPtr opened, scene::SceneAssets found);
  ~OpenedMap();

  const scene::ScenePtr& scene() const { return document->scene; }
  /// The shared one, showing this map; valid until another map is drawn.
  render::OffscreenRenderer& renderer() const;

  const DocumentPtr document;
  const scene::SceneAssets assets;

private:
  mutable render::RenderScenePtr m_prepared; ///< null: nothing was drawn yet
};

/// Fails the running test when the file cannot be opened or has no scene.
std::unique_ptr<OpenedMap> openMap(const QString& path);

/// Place and direction of a picture's camera; for tables of tests.
struct Standpoint {
  QVector3D at; ///< file coordinates
  float yaw;    ///< as cameraAt
  float pitch;
};

/// A camera at a place given in file coordinates. Yaw counts counter-clockwise from +X around up, positive pitch looks
/// down, both in degrees.
viewing::CameraRig cameraAt(const Scene& scene, QSize size, const QVector3D& filePosition, float yaw, float pitch);

/// The backdrop of a picture: its own sky or its game's background, or pictureBackground() whatever it has.
enum class Behind { ItsOwn, PlainColor };

/// A picture by the off-screen renderer; null (and the test has failed) when it could not be had.
QImage draw(const OpenedMap& map, const viewing::CameraRig& camera, QSize size, render::ShadingMode mode,
            const state::SceneState& state = {}, Behind behind = Behind::ItsOwn);

/// Colour that `draw` shows where there is nothing.
QColor pictureBackground();

} // namespace vitrine::tests
