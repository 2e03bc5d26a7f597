#include "ui/viewport/SurfaceLabel.h"

#include "ui/session/Session.h"
#include "ui/viewport/CameraController.h"
#include "ui/viewport/HoverLabel.h"
#include "ui/widgets/Texts.h"

#include <QToolTip>
#include <QWidget>
#include <QWindow>

namespace vitrine::ui {

SurfaceLabel::SurfaceLabel(const Session& session, const CameraController& camera, const PicturePair& pictures,
                           QObject* parent)
    : QObject(parent), m_session(session), m_pictures(pictures) {
  const auto end = [this] {
    if (m_isShown) {
      hide();
    }
  };
  connect(&camera, &CameraController::moved, this, end);
  connect(&session, &Session::documentChanged, this, end);
  connect(&session, &Session::stateChanged, this, end);
}

void SurfaceLabel::show(const std::optional<picking::Hit>& hit, Half half, QPointF pixel) {
  const QString label = hit ? hoverLabel(m_session, *hit) : QString();
  m_isShown = !label.isEmpty();
  if (m_isShown) {
    QWidget* container = m_pictures.container(half);
    QToolTip::showText(container->mapToGlobal(pixel.toPoint()), plainToolTip(label), container);
  } else {
    hide();
  }
}

void SurfaceLabel::hide() {
  m_isShown = false;
  QToolTip::hideText();
}

} // namespace vitrine::ui
