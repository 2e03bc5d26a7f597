#pragma once

#include "core/visibility/VisibilityReport.h"
#include "render/SceneView.h"
#include "ui/session/Session.h"
#include "ui/viewport/Movement.h"

#include <QStatusBar>
#include <QTimer>

#include <optional>

class QAction;
class QLabel;
class QToolButton;

namespace vitrine::ui {

class ElidedLabel;
class TaskView;

/// The line below the window: size of the selection, position of the camera in the file's coordinates, its speed,
/// whether it walks, what is drawn (and on demand how long that takes), and the tasks that run (TaskView). Sets no
/// least width of the window: where there is too little room, also for a message, texts are left out, those first that
/// are least missed.
class StatusStrip : public QStatusBar {
  Q_OBJECT

public:
  /// `session` must outlive this widget.
  explicit StatusStrip(const Session& session, QWidget* parent = nullptr);

  /// Good news, which pass by after some seconds; only what went wrong takes room in the window (MessageBar).
  void tell(const QString& text);
  /// The same of files of one folder that were written, at least one, with a button that shows the folder.
  void tellSaved(const QStringList& paths);
  void showCamera(const viewing::CameraRig& rig);
  void showStatistics(const render::FrameStatistics& statistics);
  /// Shows the place of the culling eye in the visibility data; nothing when there are none.
  void showVisibility(const visibility::VisibilityReport& report, bool frozen);
  /// Shows what is selected, at the left; nothing if `text` is empty. `toolTip`: what
  /// there is no room for, line by line.
  void showSelection(const QString& text, const QString& toolTip);
  /// A button for what runs by itself; there while something does, or would.
  void setPlayAction(QAction* action);
  /// Sets the actions whose keys are told while walking; `gravity` is checked as long as the character falls.
  void setWalkActions(const QAction* walk, const QAction* gravity);
  /// Tells of walking while the camera walks, with speeds and keys.
  void showMovement(Movement movement);
  void showPlayButton(bool shown);
  /// Shows the number of files that were not found; nothing when 0.
  void showMissing(int count);
  /// Shows the speed for a short time, when it has changed.
  void showSpeed(const QString& text);

Q_SIGNALS:
  void missingRequested();

protected:
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;

private:
  /// Says everything in the language that is installed now.
  /// Last reports on the shown scene, to be worded anew in another language.
  struct Told {
    std::optional<QVector3D> place; ///< of the camera
    visibility::VisibilityReport visibility;
    bool isFrozen = false; ///< the culling eye
    std::optional<render::FrameStatistics> statistics;
  };

  void translate();
  void clearPicture();
  void describeVisibility();
  void describePosition();
  void describeStatistics();
  void describeWalk();
  /// Shows the selection where no message is shown.
  void placeSelection();
  /// Shows the labels that have a text, as far as there is room.
  void arrange();

  const Session& m_session;
  QLabel* m_position;
  QLabel* m_speed;
  QLabel* m_visibility;
  QLabel* m_triangles;
  QToolButton* m_play;
  QToolButton* m_missing;
  QToolButton* m_showFolder; ///< there while what was saved is told
  QString m_saved;           ///< the file that was saved last
  QLabel* m_movement;
  ElidedLabel* m_selection;
  ElidedLabel* m_walkKeys;
  TaskView* m_tasks;
  const QAction* m_walk = nullptr;
  const QAction* m_gravity = nullptr;
  Told m_told;
  int m_missingCount = 0;
  QTimer m_speedTimer;
};

} // namespace vitrine::ui
