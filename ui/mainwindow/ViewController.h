#pragma once

#include "ui/actions/SplitActions.h"
#include "ui/actions/ViewActions.h"
#include "ui/session/Session.h"

namespace vitrine::ui {

class Settings;

class DocumentMenus;
class StatusStrip;
class Viewport;

/// The View menu at work, apart from visibility (VisibilityController): shading, camera, movement, labels, and
/// appearance. Tells in the status bar where the camera is and how it moves.
class ViewController : public QObject {
  Q_OBJECT

public:
  struct Parts {
    ViewActions& actions;
    SplitActions& splitting;
    DocumentMenus& menus;
    const Session& session;
    Viewport& viewport;
    StatusStrip& status;
    Settings& settings;
  };

  /// The parts must outlive this object. `walk`: the action that begins to walk.
  ViewController(const Parts& parts, const QAction* walk, QWidget* window);

  /// The view as it was in the last run.
  void restore();
  void remember() const;
  void setMode(render::ShadingMode mode);

private:
  void wireLook();
  void wireCamera();
  void wireSplit();
  void showGround();
  void wireMovement(const QAction* walk);
  void move(Movement movement);
  void tellSpeed(float unitsPerSecond);

  Parts m_parts;
};

} // namespace vitrine::ui
