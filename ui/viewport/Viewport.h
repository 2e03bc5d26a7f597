#pragma once

#include "render/SceneView.h"
#include "ui/selection/Selection.h"
#include "ui/viewport/CameraController.h"

#include <QWidget>

namespace vitrine::ui {

class ExposureFollower;
class ViewportInput;
struct InputFeel;

/// The picture and its interaction: shows the session's scene, moves its camera, picks, highlights the selection.
class Viewport : public QWidget {
  Q_OBJECT

public:
  /// Referenced arguments must outlive this widget.
  Viewport(Session& session, Selection& selection, QWidget* parent = nullptr);

  render::SceneView& view() { return *m_view; }
  CameraController& camera() { return m_camera; }
  const ExposureFollower& exposure() const { return *m_exposure; }
  QWindow* nativeWindow() const { return m_view->window(); }

  void setInputFeel(const InputFeel& feel);
  void setMode(render::ShadingMode mode);
  render::ShadingMode mode() const { return m_mode; }
  /// The next document is another reading of the one shown: the camera stays where it is.
  void keepCameraOnce() { m_keepCamera = true; }
  void frameSelection();
  void frameAll();
  /// Back to the view that the document was first seen in.
  void goToStart();
  /// Outermost points of what is shown, as it stands now. There must be a scene.
  std::vector<QVector3D> outline() const;
  /// Bounds of the selection, with some room around markers and nodes that show nothing; empty: it has no place.
  scene::Bounds selectionBounds() const;

  /// The nearest thing drawn under a pixel; nullopt also while picking is still being prepared.
  std::optional<picking::Hit> hitAt(QPointF pixel) const;

Q_SIGNALS:
  void filesDropped(const QStringList& paths);
  /// Tab, in the picture.
  void panelsToggled();
  /// Context menu wanted, after the thing under the mouse was selected.
  void menuRequested(QPoint globalPosition);

protected:
  void changeEvent(QEvent* event) override;

private:
  viewing::StartView startView() const;
  void showDocument();
  void showCompleted();
  void applyState();
  void applyGameView();
  void followCamera();
  void chooseFreeCamera();
  void highlightSelection();
  void pickAt(QPointF pixel);
  void showLabel(std::optional<QPointF> pixel);

  Session& m_session;
  Selection& m_selection;
  CameraController m_camera;
  render::SceneView* m_view;
  QWidget* m_container;
  ViewportInput* m_input;
  ExposureFollower* m_exposure;
  render::ShadingMode m_mode = render::ShadingMode::Lit;
  bool m_keepCamera = false;
};

} // namespace vitrine::ui
