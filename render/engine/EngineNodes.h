#pragma once

#include "render/batching/FrameState.h"
#include "render/batching/Ground.h"
#include "render/batching/ItemOverlays.h"
#include "render/batching/LineGeometry.h"
#include "render/batching/SceneLabels.h"
#include "render/batching/ShownScene.h"
#include "render/engine/FrameOutput.h"

#include <QObject>

#include <chrono>
#include <memory>
#include <optional>

namespace vitrine::render {

/// The nodes of an engine. Carries out what an Engine has decided and decides nothing. GUI thread only.
class EngineNodes {
public:
  /// `surface`: a QWindow or a QOffscreenSurface, which must outlive the nodes.
  explicit EngineNodes(QObject* surface);
  ~EngineNodes();
  EngineNodes(const EngineNodes&) = delete;
  EngineNodes& operator=(const EngineNodes&) = delete;

  /// Replaces the scene by nodes of this one. The previous ones are hidden; destroyDeferred deletes them. Null: there
  /// are none, and all previous ones are deleted at once.
  void setScene(const ShownScene* scene);
  bool destroyDeferred(std::chrono::milliseconds budget);
  /// Node of the present scene; null: there is none.
  QObject* sceneNode() const;

  // The following functions need a scene. SceneEntity describes them.
  bool hasUploaded() const;
  void upload(ShownScene& scene);
  bool uploadFirst(ShownScene& scene, std::chrono::milliseconds budget);
  bool uploadDeferred(ShownScene& scene, std::chrono::milliseconds budget);
  bool hasBumpedLightmap() const;
  void updateLight(const LightmapPages::Updates& updates);
  void dropTexture(TextureIndex texture);

  /// Sets what differs from the state that was applied last.
  void apply(const FrameState& frame);
  void apply(const ItemOverlays& overlays);
  void apply(const SceneLabels& labels);
  void setLines(const LineGeometry& lines);
  /// `axes`: axes of the scene's file.
  void showGround(const GroundPlane& plane, const scene::Axes& axes);
  void hideGround();

  void draw(const FrameOutput& output);
  void setTargetSize(QSize size, TargetNumbers numbers);
  std::unique_ptr<CapturedFrame> requestCapture();
  /// True if all textures are on the GPU.
  bool isReady() const;

private:
  class Private;
  std::unique_ptr<Private> d;
};

} // namespace vitrine::render
