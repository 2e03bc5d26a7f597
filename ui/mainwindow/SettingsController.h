#pragma once

#include "ui/actions/EditActions.h"
#include "ui/actions/KeyController.h"
#include "ui/actions/ViewActions.h"

#include <QMainWindow>

namespace vitrine::ui {

class Settings;

class OpenController;
class SceneClock;
class Viewport;

/// Makes a window follow the settings, whichever window or process changes them, and shows their dialog.
class SettingsController : public QObject {
  Q_OBJECT

public:
  struct Parts {
    Settings& settings;
    ActionRegistry& registry;
    const EditActions& actions;
    ViewActions& view;
    OpenController& opening;
    Viewport& viewport;
    SceneClock& clock;
  };

  /// To be made last, when all actions are there. The parts must outlive this object.
  SettingsController(const Parts& parts, QMainWindow* window);

private:
  void showDialog();
  void follow();
  void applyOpeningDefaults();
  void applyMotion(bool reduced);

  Parts m_parts;
  QMainWindow* m_window;
  KeyController m_keys;
};

} // namespace vitrine::ui
