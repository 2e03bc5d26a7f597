#pragma once

#include "core/animation/Pose.h"
#include "core/base/Result.h"
#include "core/scene/SceneAssets.h"
#include "core/session/Snapshot.h"
#include "core/viewing/CameraRig.h"
#include "core/visibility/VisibilityReport.h"
#include "render/ScenePreparation.h"
#include "render/batching/GroundParts.h"
#include "render/batching/Overlay.h"
#include "render/batching/Tint.h"
#include "render/look/Background.h"
#include "render/look/ShadingMode.h"

#include <QObject>

#include <functional>
#include <memory>
#include <vector>

class QWindow;

namespace vitrine::render {

struct FrameStatistics {
  double milliseconds = 0;          ///< between this frame's start and end, as far as the CPU sees it
  std::uint64_t triangles = 0;      ///< submitted
  std::uint64_t totalTriangles = 0; ///< of all that no layer and no user hides
  int batches = 0;
};

/// Place of a window in a picture that is larger than it, in device-independent pixels. An empty `whole`: the window
/// shows all of the picture.
struct PicturePart {
  QSizeF whole;
  QPointF at; ///< top left of the window

  bool operator==(const PicturePart&) const = default;
};

/// The picture on screen: one native window for the life of the view (docs/adr/0001-qt3d-behind-render.md); scenes are
/// swapped in it. GUI thread only. Draws only when something changed: an idle view draws no frames. Soon after the
/// last change it refines the picture (docs/adr/0030-refined-pictures.md), until which its edges are as OpenGL draws
/// them.
class SceneView : public QObject {
  Q_OBJECT

public:
  explicit SceneView(QObject* parent = nullptr);
  ~SceneView() override;

  /// The native window; ui puts it in a container and filters its events (mouse, keys, drops arrive there).
  QWindow* window() const;

  /// Shows another scene (null: an empty background), as the snapshot has it. The old one is released.
  void setScene(RenderScenePtr scene, const session::Snapshot& snapshot);
  /// Takes assets of the scene that differ from those before by this patch.
  void applyPatch(const scene::ScenePatch& patch, scene::SceneAssets after);
  /// Shows another state of the scene, in the pose that goes with it; a snapshot of another scene has no effect.
  void show(const session::Snapshot& snapshot);
  void setMode(ShadingMode mode);
  /// `part`: the part of what the camera sees that the window shows.
  void setCamera(const viewing::CameraRig& rig, const PicturePart& part = {});
  /// Background behind the scene, where no view preset has one of its own.
  void setBackground(const Background& background);
  /// Parts of the ground below the scene that are drawn; at first none. They come a moment after the scene.
  void setGround(const GroundParts& parts);
  /// Draws these items with a highlight over everything, and an outline in another colour around what they are a part
  /// of; empty: none.
  void setHighlight(const std::vector<scene::DrawItemIndex>& items,
                    const std::vector<scene::DrawItemIndex>& around = {});
  /// Lays colours over items of the scene; empty: none. A new scene has none.
  void setTints(const Tints& tints);
  /// Draws lines of world space over everything, and writes notes over the picture, whatever is in front of their
  /// points, as far as they cover no nearer one. Both stay when another scene is shown.
  void setOverlay(const Overlay& overlay);
  /// Visibility of the names of labelled nodes above them; at first true.
  void setLabelsVisible(bool visible);
  /// Culling: what cannot be seen from the camera's cluster is left out; at first it is. Without visibility data, and
  /// from outside the world, everything is drawn.
  void setCulling(bool byVisibility);
  /// Keeps what is drawn now, by visibility and as far as it is in view, while the camera flies on. Ends with the
  /// scene.
  void setCullingFrozen(bool frozen);
  /// Visibility report of the eye that culls: where the camera is, or was when culling was frozen.
  visibility::VisibilityReport visibility() const;
  /// The items that are drawn now (layers, hiding, and whatever else decides); what picking should see.
  ItemSet visibleItems() const;
  /// Pose of the scene's animated models in the picture, for picking to meet. Null: there is no scene.
  animation::PosePtr pose() const;

  /// Shows its scene as the other view does: shading, background, ground, labels, culling.
  void takeLookOf(const SceneView& other);

  using Captured = std::function<void(const Result<QImage>& picture)>;
  /// Takes the picture as it is on screen, without highlight, tints, lines and notes, and hands it over later: never
  /// within this call, and not at all if the view is gone by then.
  void capture(QSize size, Captured captured);
  FrameStatistics statistics() const;
  /// True if the screen shows all that was asked for, refined or not: no frame is due for it, and no worker makes
  /// anything for the next.
  bool isComplete() const;
  /// True if the screen shows all that was asked for, refined: it stays as it is.
  bool isAtRest() const;
  /// Frames drawn since the view was made; tests see that a view at rest adds none.
  std::uint64_t framesDrawn() const;

Q_SIGNALS:
  void frameDrawn(const vitrine::render::FrameStatistics& statistics);
  void visibilityChanged();

private:
  class Private;
  std::unique_ptr<Private> d;
};

} // namespace vitrine::render
