#pragma once

#include "ui/actions/WindowContext.h"

#include <QObject>
#include <QPointer>
#include <QVector3D>

#include <array>
#include <optional>

namespace vitrine::ui {

class WhyDrawnDialog;

/// Actions of visibility at work: culling and its freeze, position of the eye, and why something is drawn.
class VisibilityController : public QObject {
  Q_OBJECT

public:
  /// The context must outlive this object; dialogs belong to `window`.
  VisibilityController(const WindowContext& context, QWidget* window);

private:
  void showDocument();
  void freeze(bool on);
  void showWhere();
  void explain();
  void explainSelection();
  QVector3D eye() const;

  WindowContext m_context;
  QWidget* m_window;
  QPointer<WhyDrawnDialog> m_why;                       ///< null: nothing is explained
  std::optional<std::array<QVector3D, 2>> m_frozenEyes; ///< by Half
};

} // namespace vitrine::ui
