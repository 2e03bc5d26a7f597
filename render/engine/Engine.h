#pragma once

#include "core/viewing/CameraRig.h"
#include "render/engine/BackdropCamera.h"
#include "render/engine/FrameGraph.h"
#include "render/engine/GroundEntity.h"
#include "render/engine/Highlights.h"
#include "render/engine/LineEntity.h"
#include "render/engine/SceneEntity.h"
#include "render/engine/SceneLabels.h"
#include "render/engine/SceneTints.h"

#include <Qt3DCore/QAspectEngine>

#include <memory>

namespace vitrine::render {

/// The common part of windows and off-screen targets: Qt3D's aspects in Manual run mode, camera, frame graph, effects,
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
  /// Takes a scene without parent, or null. The one before is seen no more; takeApart deletes it, or with null all of
  /// them are deleted at once.
  void setScene(std::unique_ptr<SceneEntity> scene);
  /// Deletes nodes of scenes that were shown before, for about `budget`: Qt 3D takes long over those of many batches.
  /// False: there was nothing left to delete.
  bool takeApart(std::chrono::milliseconds budget);
  SceneEntity* scene() { return m_scene; }
  const SceneEntity* scene() const { return m_scene; }
  /// SceneEntity::applyPatch.
  void applyPatch(const scene::ScenePatch& patch, scene::SceneAssets after);
  /// SceneEntity::show. Without effect where the snapshot is of another scene: that is about to be set.
  void show(const session::Snapshot& snapshot);
  /// SceneEntity::setSeen.
  void setSeen(std::shared_ptr<const ItemSet> seen);
  /// SceneEntity::takeChanges, if there is a scene; so does every frame.
  void takeChanges();
  void setMode(ShadingMode mode);
  /// The background where no view preset has one of its own. One with alpha below 1 stays, whatever the view.
  /// `stays`: neither a view preset brings its own, nor does a picture of the sky (a backdrop that moves with the eye)
  /// cover it; nor where it is transparent.
  void setBackground(const Background& background, bool stays = false);
  /// Shows the ground of the scene, which there must be; a new scene has none.
  void showGround(const GroundPlane& plane);
  void hideGround();
  /// Items of the scene to draw once more as a selection: tinted and outlined, and of more than half of the triangles
  /// that the state shows outlined alone; and what they are a part of, outlined in another colour. Empty: none. A new
  /// scene has none.
  void setHighlight(const std::vector<scene::DrawItemIndex>& items,
                    const std::vector<scene::DrawItemIndex>& around = {});

  /// Colours over items of the scene. Empty: none. A new scene has none.
  void setTints(const Tints& tints);
  /// Lines of the world to draw over the picture. Empty: none.
  void setLines(const LineGeometry& lines);
  /// Texts over points of the world, for a screen of this pixel ratio. Empty: none.
  void setNotes(const OverlayNotes& notes, qreal pixelRatio);

  /// The camera, seeing as far as the view preset does, and so that no animated model is cut off wherever it stands.
  viewing::CameraRig seenThroughGameView(viewing::CameraRig camera) const;
  /// Pictures of the labels of the scene; null: none are drawn. A new scene has none.
  void setLabels(const std::shared_ptr<const LabelAtlas>& atlas);
  /// Shows the labels and notes that are seen by this camera, which knows its viewport.
  void placeLabels(const viewing::CameraRig& camera);

  /// `fogDirection`: by which a fog with two colours has one of them; nullopt: that of the camera.
  void setCamera(const viewing::CameraPose& pose, const QMatrix4x4& projection,
                 const std::optional<QVector3D>& fogDirection = {});

  void drawFrame();
  /// Draws a frame as part of a refined picture (AccumulatedFrame). `offset`: how far it is moved, in its pixels.
  void drawAccumulated(const AccumulatedFrame& frame, QVector2D offset);
  /// True if all textures are on the GPU.
  bool isReady() const;

private:
  void retireScene();
  void updateLabelPass();
  const scene::ViewPreset* viewPreset() const;
  void updateSurroundings();
  void updateFog();
  void updateWater();
  void updateCorrection();
  void makeBackdrops();
  void measureBackdrops();
  void updateBackdrops();
  void showTints();
  QVector3D eyeOf(scene::BackdropIndex backdrop) const;
  void moveFrame(QVector2D offset);
  QMatrix4x4 movedProjection() const;

  std::unique_ptr<Qt3DCore::QAspectEngine> m_aspects;
  Qt3DCore::QEntityPtr m_root;
  EffectLibrary* m_effects;
  CameraEntity m_eye;
  CameraEntity m_labelEye; ///< the same, but that no refinement moves it
  std::unique_ptr<FrameGraph> m_frameGraph;
  SceneEntity* m_scene = nullptr;
  std::vector<SceneEntity*> m_retired; ///< disabled, still in the tree
  scene::ByBackdrop<BackdropCamera> m_backdropCameras;
  scene::ByBackdrop<scene::Bounds> m_backdropBounds; ///< of the scene's; empty ones show nothing
  /// Items that are drawn once more.
  struct Overlays {
    Highlights highlights;
    SceneTints tints;
  };
  Overlays m_over;
  LineEntity* m_lines; ///< a child of the root
  SceneLabels m_labels;
  GroundEntity m_ground;
  ShadingMode m_mode = ShadingMode::Lit;
  struct ChosenBackground {
    Background shown;
    bool stays = false; ///< whatever the scene would have in its place
  };
  ChosenBackground m_background;
  viewing::CameraPose m_camera;
  QVector3D m_fogDirection;
  QMatrix4x4 m_projection;
  QVector2D m_offset; ///< of the frame, in the device's coordinates from -1 to 1
};

} // namespace vitrine::render
