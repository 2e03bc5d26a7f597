#pragma once

#include "ui/actions/SelectionActions.h"
#include "ui/session/Session.h"

namespace vitrine::ui {

class LightmapDialog;
class Viewport;

/// "Show Lightmap" at work: a dialog that goes along with the selection, and marks the luxel under the mouse where it
/// rests in the picture.
class LightmapController : public QObject {
  Q_OBJECT

public:
  /// Referenced arguments must outlive this object; the dialog belongs to `window`.
  LightmapController(SelectionActions& actions, const Session& session, Selection& selection, Viewport& viewport,
                     QWidget* window);

private:
  void open();

  Selection& m_selection;
  const Session& m_session;
  QWidget* m_window;
  LightmapDialog* m_dialog = nullptr; ///< made when first asked for
};

} // namespace vitrine::ui
