#pragma once

#include "ui/actions/SelectionActions.h"
#include "ui/actions/ViewActions.h"

namespace vitrine::ui {

class Settings;

class StatusStrip;
class Viewport;
class WhyDrawnDialog;

/// Actions of visibility at work: culling and its freeze, position of the eye, and why something is drawn.
class VisibilityController : public QObject {
  Q_OBJECT

public:
  struct Parts {
    ViewActions& view;
    SelectionActions& selected;
    Session& session;
    Selection& selection;
    Viewport& viewport;
    StatusStrip& status;
    Settings& settings;
  };

  /// The parts must outlive this object; dialogs belong to `window`.
  VisibilityController(const Parts& parts, QWidget* window);

private:
  void showDocument();
  void freeze(bool on);
  void showWhere();
  void explain();
  void explainSelection();
  QVector3D eye() const;

  Parts m_parts;
  WhyDrawnDialog* m_why;
  std::optional<std::array<QVector3D, 2>> m_frozenEyes; ///< by Half
};

} // namespace vitrine::ui
