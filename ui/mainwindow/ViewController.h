#pragma once

#include "render/look/ShadingMode.h"
#include "ui/actions/WindowContext.h"
#include "ui/session/Session.h"
#include "ui/viewport/Movement.h"

namespace vitrine::ui {

class DocumentMenus;

/// The View menu at work, apart from visibility (VisibilityController): shading, camera, movement, labels, and
/// appearance. Tells in the status bar where the camera is and how it moves.
class ViewController : public QObject {
  Q_OBJECT

public:
  /// Referenced arguments must outlive this object.
  ViewController(const WindowContext& context, DocumentMenus& menus, QWidget* window);

  /// The view as it was in the last run.
  void restore();
  void remember() const;
  void setMode(render::ShadingMode mode);

private:
  void wireLook();
  void wireCamera();
  void wireSplit();
  void showGround();
  void wireMovement();
  void move(Movement movement);
  void tellSpeed(float unitsPerSecond);

  WindowContext m_context;
  DocumentMenus& m_menus;
};

} // namespace vitrine::ui
