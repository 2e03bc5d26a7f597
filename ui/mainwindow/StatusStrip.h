#pragma once

#include "core/visibility/VisibilityReport.h"
#include "render/SceneView.h"
#include "ui/session/Session.h"
#include "ui/viewport/Movement.h"

#include <QStatusBar>
#include <QTimer>

class QAction;
class QLabel;
class QProgressBar;
class QToolButton;

namespace vitrine::ui {

class ElidedLabel;

/// The line below the window: where the camera is in the file's coordinates, how fast it flies, that it walks, what is
/// drawn and how long that takes, and how far a load is. Does not say how wide the window must be: where there is too
/// little room, also for a message, texts are left out, those first that are least missed.
class StatusStrip : public QStatusBar {
  Q_OBJECT

public:
  /// `session` must outlive this widget.
  explicit StatusStrip(const Session& session, QWidget* parent = nullptr);

  /// Good news, which pass by after some seconds; only what went wrong takes room in the window (MessageBar).
  void tell(const QString& text);
  void showCamera(const viewing::CameraRig& rig);
  void showStatistics(const render::FrameStatistics& statistics);
  /// Where the eye that culls is in the visibility data; nothing when there are none.
  void showVisibility(const visibility::VisibilityReport& report, bool frozen);
  /// A button for what runs by itself; there while something does, or would.
  void setPlayAction(QAction* action);
  /// Whose keys are told while walking; `gravity` is checked as long as one falls.
  void setWalkActions(const QAction* walk, const QAction* gravity);
  /// Says so while it is walking, with speeds and keys.
  void showMovement(Movement movement);
  void showPlayButton(bool shown);
  /// How many files were not found; nothing when none.
  void showMissing(int count);
  /// For a moment, when it has changed.
  void showSpeed(const QString& text);
  /// A negative fraction: it is not known how much there is to do.
  void showProgress(const QString& phase, double fraction);
  void endProgress();

Q_SIGNALS:
  void cancelRequested();
  void missingRequested();

protected:
  void resizeEvent(QResizeEvent* event) override;

private:
  void clearPicture();
  void describeWalk();
  /// Shows what has a text, as far as there is room.
  void arrange();

  const Session& m_session;
  QLabel* m_position;
  QLabel* m_speed;
  QLabel* m_visibility;
  QLabel* m_triangles;
  QLabel* m_time;
  ElidedLabel* m_phase;
  QProgressBar* m_bar;
  QToolButton* m_cancel;
  QToolButton* m_play;
  QToolButton* m_missing;
  QLabel* m_movement;
  ElidedLabel* m_walkKeys;
  const QAction* m_walk = nullptr;
  const QAction* m_gravity = nullptr;
  QTimer m_speedTimer;
};

} // namespace vitrine::ui
