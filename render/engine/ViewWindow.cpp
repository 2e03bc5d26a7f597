#include "render/engine/ViewWindow.h"

#include <QEvent>

namespace vitrine::render {

ViewWindow::ViewWindow() {
  setObjectName(QStringLiteral("sceneView"));
  setSurfaceType(QSurface::OpenGLSurface);
  setFormat(QSurfaceFormat::defaultFormat());
  create();
}

bool ViewWindow::event(QEvent* event) {
  if (event->type() == QEvent::UpdateRequest) {
    Q_EMIT frameDue();
    return true;
  }
  return QWindow::event(event);
}

void ViewWindow::exposeEvent(QExposeEvent*) {
  if (isExposed()) {
    Q_EMIT contentsLost();
  }
}

void ViewWindow::resizeEvent(QResizeEvent*) {
  Q_EMIT contentsLost();
}

} // namespace vitrine::render
