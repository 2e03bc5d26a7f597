#pragma once

#include "ui/actions/WindowContext.h"

#include <QObject>

namespace vitrine::ui {

class LightmapDialog;

/// "Show Lightmap" at work: a dialog that goes along with the selection, and marks the luxel under the mouse where it
/// rests in the picture.
class LightmapController : public QObject {
  Q_OBJECT

public:
  /// The context must outlive this object; the dialog belongs to `window`.
  LightmapController(const WindowContext& context, QWidget* window);

private:
  void open();

  WindowContext m_context;
  QWidget* m_window;
  LightmapDialog* m_dialog = nullptr; ///< made when first asked for
};

} // namespace vitrine::ui
