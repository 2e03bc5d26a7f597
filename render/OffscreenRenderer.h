#pragma once

#include "core/base/Result.h"
#include "core/scene/SceneState.h"
#include "render/CameraRig.h"
#include "render/PreparedScene.h"
#include "render/ShadingMode.h"

#include <QColor>
#include <QImage>
#include <QSize>

#include <memory>
#include <vector>

namespace vitrine::render {

struct CaptureRequest {
  QSize size{1280, 720};
  CameraRig camera;               ///< its viewport size is set to `size`
  ShadingMode mode = ShadingMode::Lit;
  scene::SceneState state;
  /// The window's own in light colours. Alpha below 1: transparent; the picture then has straight alpha. Else a game
  /// view's background takes its place, and a picture of the sky covers it, unless backgroundStays.
  QColor background{0xc9, 0xce, 0xd4};
  bool labels = false;            ///< names above the nodes that want them
  int supersample = 1;            ///< 1 … 8: drawn so many times larger and averaged in linear light
  bool backgroundStays = false;   ///< someone asked for this background and no other
  bool cullByVisibility = false;  ///< only what may be seen from where the camera is is drawn
  /// Nothing but these items is drawn, whatever may be seen; empty: no such limit.
  std::vector<bool> onlyItems;
};

/// Pictures without a window: an engine in Manual run mode, so that nothing depends on timing. Needs a display for its
/// GL context (checkOpenGl first). GUI thread only; a second one beside a SceneView works.
class OffscreenRenderer {
public:
  explicit OffscreenRenderer(PreparedScenePtr scene);
  /// With assets found since it was prepared.
  OffscreenRenderer(PreparedScenePtr scene, scene::SceneAssets assets);
  ~OffscreenRenderer();
  OffscreenRenderer(const OffscreenRenderer&) = delete;
  OffscreenRenderer& operator=(const OffscreenRenderer&) = delete;

  Result<QImage> capture(const CaptureRequest& request);

private:
  class Private;
  std::unique_ptr<Private> d;
};

} // namespace vitrine::render
