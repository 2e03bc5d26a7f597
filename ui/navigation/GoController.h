#pragma once

#include "ui/actions/GoActions.h"
#include "ui/navigation/GoToDialog.h"
#include "ui/navigation/Navigator.h"

namespace vitrine::ui {

/// Carries out what the Go menu does with places: asks where to go and goes there, copies and pastes where one is.
class GoController : public QObject {
  Q_OBJECT

public:
  /// `actions` and all else must outlive this object; the dialog belongs to `window`.
  GoController(const GoActions& actions, Session& session, Selection& selection, Viewport& viewport, QWidget* window);

  Navigator& navigator() { return m_navigator; }

Q_SIGNALS:
  /// A view link to follow, which may name a file; there need not be a document.
  void linkChosen(const vitrine::viewing::ViewLink& link);
  /// A message for the status bar.
  void told(const QString& text);
  void modeWanted(vitrine::render::ShadingMode mode);

private:
  void copyLinks();
  void go(const Destination& destination);
  void paste();
  void enable();

  const GoActions& m_actions;
  const Session& m_session;
  Navigator m_navigator;
  GoToDialog* m_dialog;
};

} // namespace vitrine::ui
