#pragma once

#include "core/picking/Hit.h"
#include "ui/viewport/PicturePair.h"

#include <QObject>

#include <optional>

namespace vitrine::ui {

class CameraController;
class Session;

/// Tool tip of the surface under the mouse. It disappears when the camera moves or another state or document is shown,
/// as another surface may be there then.
class SurfaceLabel : public QObject {
  Q_OBJECT

public:
  /// Referenced arguments must outlive this object.
  SurfaceLabel(const Session& session, const CameraController& camera, const PicturePair& pictures, QObject* parent);

  /// Shows the label of a hit beside a pixel of a picture; nothing: hides it.
  void show(const std::optional<picking::Hit>& hit, Half half, QPointF pixel);
  void hide();

private:
  const Session& m_session;
  const PicturePair& m_pictures;
  bool m_isShown = false;
};

} // namespace vitrine::ui
