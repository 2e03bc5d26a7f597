#pragma once

#include "ui/actions/KeyController.h"
#include "ui/actions/WindowContext.h"

#include <QMainWindow>

namespace vitrine::ui {

class SceneClock;
class SettingsDialog;

/// Makes a window follow the settings, whichever window or process changes them, and shows their dialog.
class SettingsController : public QObject {
  Q_OBJECT

public:
  /// The registry must have all actions already. Referenced arguments must outlive this object.
  SettingsController(const WindowContext& context, ActionRegistry& registry, SceneClock& clock, QMainWindow* window);

  /// Replaces a dialog that is shown by one in the language that is installed now.
  void rebuildDialog();

private:
  void showDialog();
  SettingsDialog* makeDialog();
  void follow();
  void applyOpeningDefaults();
  void applyMotion(bool reduced);

  WindowContext m_context;
  SceneClock& m_clock;
  QMainWindow* m_window;
  KeyController m_keys;
};

} // namespace vitrine::ui
