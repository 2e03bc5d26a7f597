#pragma once

#include "core/base/Result.h"
#include "core/session/Snapshot.h"
#include "core/viewing/CameraRig.h"
#include "render/ScenePreparation.h"
#include "render/StripCapture.h"
#include "render/batching/GroundParts.h"
#include "render/batching/Tint.h"
#include "render/look/ShadingMode.h"

#include <QColor>
#include <QImage>
#include <QSize>

#include <memory>
#include <optional>

namespace vitrine::render {

struct CaptureRequest {
  QSize size{1280, 720};
  viewing::CameraRig camera; ///< its viewport size is set to `size`
  ShadingMode mode = ShadingMode::Lit;
  state::SceneState state;
  /// Background, at first the window's own in light colours. Alpha below 1: transparent; the picture then has straight
  /// alpha. Else a view preset's background takes its place, and a sky picture covers it, unless backgroundStays.
  QColor background{0xc9, 0xce, 0xd4};
  bool labels = false;           ///< names above the nodes that want them
  int supersample = 1;           ///< 1 … 8: drawn so many times larger and averaged in linear light
  bool backgroundStays = false;  ///< someone asked for this background and no other
  bool cullByVisibility = false; ///< only what may be seen from where the camera is is drawn
  /// Nothing but these items is drawn, whatever may be seen; nullopt: no such limit.
  std::optional<ItemSet> onlyItems;
  std::optional<QColor> backgroundTop = {}; ///< of a gradient from the background up; nullopt: it is flat
  GroundParts ground;
  Tints tints;           ///< colours over items
  bool panorama = false; ///< everything around the camera, equirectangular, in a picture twice as wide as high
  /// Direction by which a fog with two colours has one of them, scene axes; nullopt: that of the camera.
  std::optional<QVector3D> fogDirection = {};
  /// Light instead of what a display shows of it: linear, not cut off at white, with premultiplied alpha.
  bool sceneLinear = false;
  int tileSide = 0; ///< pixels of a tile before averaging, at most; 0: as OpenGL allows
};

/// Format of the picture that is asked for: RGB32, ARGB32, RGBX32FPx4 or RGBA32FPx4_Premultiplied.
QImage::Format captureFormat(const CaptureRequest& request);

/// Error of a picture that there is no room for.
Error noMemoryForPicture();

/// CaptureRequest::supersample within its limits.
int supersampleOf(const CaptureRequest& request);

/// CaptureRequest::supersample that makes edges smooth at a cost that suits pictures of this size.
int affordableSupersample(QSize size);

/// Pictures without a window: an engine in Manual run mode, so that nothing depends on timing. Needs a display for its
/// GL context (checkOpenGl first). GUI thread only; a second one beside a SceneView works.
class OffscreenRenderer {
public:
  /// Renderer of the scene as it was prepared.
  explicit OffscreenRenderer(RenderScenePtr scene);
  /// Renderer from a snapshot of the scene on: with the assets found since, and in its pose where a request is of its
  /// time.
  OffscreenRenderer(RenderScenePtr scene, const session::Snapshot& from);
  ~OffscreenRenderer();
  OffscreenRenderer(const OffscreenRenderer&) = delete;
  OffscreenRenderer& operator=(const OffscreenRenderer&) = delete;

  /// Draws this scene from now on, as a new renderer would, with the shaders there are.
  void setScene(RenderScenePtr scene, const session::Snapshot& from);

  Result<QImage> capture(const CaptureRequest& request);
  /// Begins a picture whose parts are asked for one by one, of this renderer and nothing else until then.
  Result<std::unique_ptr<StripCapture>> begin(const CaptureRequest& request);

private:
  class Private;
  std::unique_ptr<Private> d;
};

} // namespace vitrine::render
