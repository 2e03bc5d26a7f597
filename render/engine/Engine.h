#pragma once

#include "render/batching/FrameState.h"
#include "render/batching/Ground.h"
#include "render/batching/ItemOverlays.h"
#include "render/batching/Overlay.h"
#include "render/batching/SceneLabels.h"
#include "render/batching/ShownScene.h"
#include "render/engine/FrameOutput.h"

#include <QObject>

#include <chrono>
#include <memory>
#include <optional>

namespace vitrine::render {

class EngineNodes;

/// The common part of windows and off-screen targets: settings, overlays and the scene, which can be exchanged. Their
/// FrameState is made when a frame is due, and EngineNodes carries it out. A frame is drawn when drawFrame is called
/// and at no other time. GUI thread only.
class Engine {
public:
  /// `surface`: a QWindow or a QOffscreenSurface, which must outlive the engine.
  explicit Engine(QObject* surface);
  ~Engine();
  Engine(const Engine&) = delete;
  Engine& operator=(const Engine&) = delete;

  // The scene. A new one has neither highlight nor tints, labels nor ground. Nodes exist only after uploadFirst,
  // uploadChanges or a frame.
  /// Shows a prepared scene as the snapshot has it; null: none. The previous one is hidden; destroyDeferred deletes its
  /// nodes, or, if there is no new one, they are all deleted at once.
  void setScene(RenderScenePtr prepared, const session::Snapshot& shown);
  /// Null: there is none.
  ShownScene* scene() const { return m_scene.get(); }
  /// Makes the first nodes of what is seen, for about `budget`. True: there are no more to make. So if there is no
  /// scene.
  bool uploadFirst(std::chrono::milliseconds budget);
  /// Makes nodes of what has not been seen yet, for about `budget`. False: there was nothing left to make.
  bool uploadDeferred(std::chrono::milliseconds budget);
  /// Deletes nodes of previous scenes, for about `budget`: nodes of many batches take long. False: there was nothing
  /// left to delete.
  bool destroyDeferred(std::chrono::milliseconds budget);
  /// Brings all changes to the nodes; so does every frame.
  void uploadChanges();
  /// DrawList::applyPatch.
  void applyPatch(const scene::ScenePatch& patch, scene::SceneAssets after);
  /// DrawList::show. A snapshot of another scene has no effect: that scene is about to be set.
  void show(const session::Snapshot& snapshot);
  /// DrawList::setSeen.
  void setSeen(std::shared_ptr<const ItemSet> seen);
  /// Node of the scene, for tests; null: there is none.
  QObject* sceneNode() const;

  // Settings
  void setMode(ShadingMode mode);
  /// Background where no view preset has one of its own. Backgrounds with alpha below 1 are never replaced.
  /// `stays`: neither view presets nor pictures of the sky (backdrops that move with the eye) replace it.
  void setBackground(const Background& background, bool stays = false);
  void setTarget(const TargetSettings& target);
  /// Ground of the scene, which there must be; nullopt: none.
  void setGround(const std::optional<GroundPlane>& plane);
  /// `fogDirection`: direction by which a fog with two colours has one of them; nullopt: direction of the view.
  void setCamera(const viewing::CameraPose& pose, const QMatrix4x4& projection,
                 const std::optional<QVector3D>& fogDirection = {});

  // Overlays
  /// Items of the scene that are selected, and items of the things that they are a part of (ItemOverlays).
  void setHighlight(const std::vector<scene::DrawItemIndex>& items,
                    const std::vector<scene::DrawItemIndex>& around = {});
  /// Colours over items of the scene.
  void setTints(const Tints& tints);
  /// Lines and notes over the picture, for a screen of this pixel ratio.
  void setOverlay(const Overlay& overlay, qreal pixelRatio);
  /// Texts of the labels of the scene; null: none are drawn.
  void setLabels(const std::shared_ptr<const LabelAtlas>& atlas);
  /// Shows the labels and notes that this camera sees. Its viewport is set.
  void placeLabels(const viewing::CameraRig& camera);

  // Drawing
  void drawFrame(const Reduction& reduction = {});
  /// Draws a frame as part of a refined picture. `offset`: how far it is moved, in its pixels.
  void drawAccumulated(const AccumulatedFrame& frame, QVector2D offset);
  /// Draws into textures of this size from now on.
  void setTargetSize(QSize size, TargetNumbers numbers = TargetNumbers::Bytes);
  /// Picture that the next frame draws.
  std::unique_ptr<CapturedFrame> requestCapture();
  /// True if all textures are on the GPU.
  bool isReady() const;

private:
  const DrawList* list() const { return m_scene ? &m_scene->list() : nullptr; }
  QVector3D eyeIn(scene::BackdropIndex backdrop) const;
  void uploadIfStarted();
  void setView(QVector2D offset, int divisor);
  void updateFrame();
  void updateOverlays();
  void updateLabels();
  PresentOverlays presentOverlays() const;

  std::unique_ptr<EngineNodes> m_nodes;
  std::unique_ptr<ShownScene> m_scene;
  FrameSettings m_settings;
  BackdropBounds m_backdropBounds;
  ItemOverlays m_itemOverlays;
  SceneLabels m_labels;
  Overlay m_overlay;
  qreal m_overlayRatio = 0; ///< pixel ratio that lines and notes were made for
  bool m_hasLines = false;
  bool m_dirty = true; ///< the frame state must be made again
};

} // namespace vitrine::render
