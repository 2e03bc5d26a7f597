#pragma once

#include "render/SceneView.h"
#include "render/tracing/FramedThing.h"
#include "ui/session/Selection.h"
#include "ui/viewport/CameraController.h"
#include "ui/viewport/PicturePair.h"

#include <QWidget>

namespace vitrine::ui {

class ExposureFollower;
class SelectionFramer;
class SurfaceLabel;
class ViewportInput;

/// The picture and its interaction: shows the session's scene, moves its camera, picks, highlights the selection. There
/// may be two pictures (Split): what is said here of a view, a window and a camera is about the active one.
class Viewport : public QWidget {
  Q_OBJECT

public:
  /// Referenced arguments must outlive this widget.
  Viewport(Session& session, Selection& selection, QWidget* parent = nullptr);

  /// All pictures, to be told what is to be seen of each.
  PicturePair& pictures() { return *m_pictures; }
  render::SceneView& view() { return m_pictures->activeView(); }
  CameraController& camera() { return m_camera; }
  const ExposureFollower& exposure() const { return *m_exposure; }
  QWindow* nativeWindow() const { return m_pictures->activeView().window(); }

  Split split() const { return m_split; }
  /// Another picture from where the first is seen, or from above; none: the first one alone.
  void setSplit(Split split);
  void activate(Half half);
  /// Of the first picture, whether it is active or not.
  CameraMemory firstCamera() const;
  /// Nullopt: there is only one.
  std::optional<SecondPicture> secondPicture() const;
  /// All cameras as they were in this scene. `anew`: as CameraController::restore.
  void restore(const CameraMemory& first, const std::optional<SecondPicture>& second, bool anew);

  /// Framer, which moves the camera to things.
  SelectionFramer& framer() { return *m_framer; }
  /// The mouse and keys of the pictures.
  ViewportInput& input() { return *m_input; }
  void setMode(render::ShadingMode mode);
  render::ShadingMode mode() const { return m_mode; }
  /// The next document is another reading of the one shown: the camera stays where it is.
  void keepCameraOnce() { m_keepCamera = true; }
  /// Shows the selection from a free place in front of it; all, if nothing is selected that has a place.
  void frameSelection();
  void frameAll();
  /// Back to the view that the document was first seen in.
  void goToStart();
  /// Outermost points of what is shown, as it stands now. There must be a scene.
  std::vector<QVector3D> outline() const;
  /// Bounds of the selection, with some room around a node that shows nothing; empty: it has no place.
  scene::Bounds selectionBounds() const;

  /// The nearest thing drawn under a pixel; nullopt also while picking is still being prepared.
  std::optional<picking::Hit> hitAt(QPointF pixel) const;

Q_SIGNALS:
  void filesDropped(const QStringList& paths);
  void splitChanged(vitrine::ui::Split split);
  /// Context menu wanted, after the thing under the mouse was selected.
  void menuRequested(QPoint globalPosition);

protected:
  void changeEvent(QEvent* event) override;

private:
  viewing::StartView startView() const;
  tracing::FramedThing selectedThing() const;
  void showDocument();
  void showCompleted();
  void applyState();
  void applyGameView();
  void followCamera();
  void chooseFreeCamera();
  void highlightSelection();
  void nameStandIns();
  void highlightIn(render::SceneView& view) const;
  void pickAt(QPointF pixel, Qt::KeyboardModifiers modifiers = {});
  void showBand(const std::optional<QRectF>& band);
  void selectWithin(const QRectF& band, Qt::KeyboardModifiers modifiers);
  /// What picking in a picture may meet: drawn, and not locked.
  ItemSet pickable(Half half) const;
  void showLabel(std::optional<QPointF> pixel, const QWindow* window);
  void wireInput();
  /// Gives the keyboard to what comes after the active picture, or before it, in the order of Tab.
  void leave(bool forward);
  std::optional<picking::Hit> hitIn(Half half, QPointF pixel) const;
  Half restingHalf() const { return m_pictures->active() == Half::First ? Half::Second : Half::First; }
  /// True if the active picture is the one from above.
  bool isTop() const { return m_split == Split::PerspectiveAndTop && m_pictures->active() == Half::Second; }
  /// Shows all of the scene from above, north up as on its game's maps.
  void lookDown(CameraMemory& camera) const;
  void showScene();
  void showState();
  session::Snapshot restingSnapshot() const;
  void beginSecond(Split split, CameraMemory camera);
  void showResting();
  void resizeResting(const QWindow* window);
  void stayIn(const Scene& scene);

  Session& m_session;
  Selection& m_selection;
  CameraController m_camera;
  PicturePair* m_pictures;
  ViewportInput* m_input;
  ExposureFollower* m_exposure;
  SelectionFramer* m_framer;
  SurfaceLabel* m_label;
  render::ShadingMode m_mode = render::ShadingMode::Lit;
  bool m_keepCamera = false;
  Split m_split = Split::None;
  // Of the picture that is not active.
  CameraMemory m_resting;
  double m_restingAdaptation = 1; ///< SceneState::adaptation
};

} // namespace vitrine::ui
