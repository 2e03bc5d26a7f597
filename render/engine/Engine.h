#pragma once

#include "render/CameraRig.h"
#include "render/engine/BackdropCamera.h"
#include "render/engine/FrameGraph.h"
#include "render/engine/HighlightEntity.h"
#include "render/engine/LabelEntity.h"
#include "render/engine/LabelPlacement.h"
#include "render/engine/SceneEntity.h"

#include <Qt3DCore/QAspectEngine>
#include <Qt3DCore/QTransform>
#include <Qt3DRender/QCameraLens>

#include <memory>

namespace vitrine::render {

/// What windows and off-screen targets have in common: Qt3D's aspects in Manual run mode, camera, frame graph, effects,
/// and the scene in it, which can be exchanged. A frame is drawn when drawFrame is called and at no other time.
/// GUI thread only.
class Engine {
public:
  /// `surface`: a QWindow or a QOffscreenSurface, which must outlive the engine.
  explicit Engine(QObject* surface);
  ~Engine();
  Engine(const Engine&) = delete;
  Engine& operator=(const Engine&) = delete;

  FrameGraph& frameGraph() { return *m_frameGraph; }
  EffectLibrary& effects() { return *m_effects; }
  /// Takes a scene without parent, or null; the one before is deleted.
  void setScene(std::unique_ptr<SceneEntity> scene);
  SceneEntity* scene() { return m_scene; }
  const SceneEntity* scene() const { return m_scene; }
  void applyPatch(const scene::ScenePatch& patch);
  void setState(const scene::SceneState& state);
  /// SceneEntity::setSeen.
  void setSeen(std::shared_ptr<const DrawSet> seen);
  void setMode(ShadingMode mode);
  /// The background where no game view has one of its own. One with alpha below 1 stays, whatever the view.
  /// `stays`: neither a game view brings its own, nor does a picture of the sky (a backdrop that moves with the eye)
  /// cover it; nor where it is transparent.
  void setBackground(const QColor& color, bool stays = false);
  /// Items of the scene to draw once more as a selection: tinted and outlined, and of more than half of the triangles
  /// that the state shows outlined alone. Empty: none. A new scene has none.
  void setHighlight(const std::vector<scene::DrawItemId>& items);

  /// The camera, seeing as far as the game view does, and so that no figure is cut off wherever it stands.
  CameraRig seenThroughGameView(CameraRig camera) const;
  /// What the labels of the scene are drawn with; null: none are. A new scene has none.
  void setLabels(const std::shared_ptr<const LabelAtlas>& atlas);
  /// Shows the labels that are seen by this camera, which knows its viewport.
  void placeLabels(const CameraRig& camera);

  void setCamera(const CameraPose& pose, const QMatrix4x4& projection);

  void drawFrame();
  /// Whether all textures are on the GPU.
  bool isReady() const;

private:
  const scene::GameView* gameView() const;
  std::vector<bool> nodesThere() const;
  /// Of more than half the triangles that are shown, a tint would hide the picture.
  HighlightStyle highlightStyle() const;
  void updateSurroundings();
  void updateFog();
  void makeBackdrops();
  void measureBackdrops();
  void updateBackdrops();
  QVector3D eyeOf(int backdrop) const;
  const LabelScene& labelScene();
  void followPose();

  std::unique_ptr<Qt3DCore::QAspectEngine> m_aspects;
  Qt3DCore::QEntityPtr m_root;
  EffectLibrary* m_effects;
  Qt3DRender::QCameraLens* m_lens;
  Qt3DCore::QTransform* m_cameraPlace;
  std::unique_ptr<FrameGraph> m_frameGraph;
  SceneEntity* m_scene = nullptr;
  std::vector<BackdropCamera> m_backdropCameras;
  std::vector<scene::Bounds> m_backdropBounds;  ///< of the scene's; empty ones show nothing
  std::map<int, HighlightEntity*> m_highlights; ///< by backdrop; kNone: in the world
  LabelEntity* m_labels = nullptr;
  std::vector<Label> m_placedLabels; ///< those of the scene, where they stand now
  std::vector<scene::DrawItemId> m_highlighted;
  std::set<int> m_highlightedNodes;
  std::unique_ptr<LabelScene> m_labelScene; ///< null: to be asked for anew
  std::vector<QSizeF> m_labelSizes;
  ShadingMode m_mode = ShadingMode::Lit;
  QColor m_background = Qt::black;
  bool m_backgroundStays = false;
  CameraPose m_camera;
  QMatrix4x4 m_projection;
};

} // namespace vitrine::render
