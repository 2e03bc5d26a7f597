#pragma once

#include "ui/actions/WindowContext.h"
#include "ui/navigation/GoToDialog.h"
#include "ui/navigation/Navigator.h"

#include <QPointer>

namespace vitrine::ui {

/// Carries out what the Go menu does with places: asks where to go and goes there, copies and pastes where one is.
class GoController : public QObject {
  Q_OBJECT

public:
  /// The context must outlive this object; the dialog belongs to `window`.
  GoController(const WindowContext& context, QWidget* window);

  Navigator& navigator() { return m_navigator; }

Q_SIGNALS:
  /// A view link to follow, which may name a file; there need not be a document.
  void linkChosen(const vitrine::viewing::ViewLink& link);
  void modeWanted(vitrine::render::ShadingMode mode);

private:
  void ask();
  void copyLinks();
  void go(const Destination& destination);
  void paste();
  void enable();

  WindowContext m_context;
  QWidget* m_window;
  Navigator m_navigator;
  QPointer<GoToDialog> m_dialog; ///< null until it is asked for
};

} // namespace vitrine::ui
