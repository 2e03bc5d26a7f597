#pragma once

#include "ui/actions/EditActions.h"
#include "ui/actions/KeyController.h"
#include "ui/actions/ViewActions.h"
#include "ui/settings/Settings.h"

#include <QMainWindow>

namespace vitrine::ui {

class OpenController;
class SceneClock;
class Viewport;

/// Makes the window as the settings say, at the start and whenever the dialog changes one of them.
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
  void apply();
  void applyMotion(bool reduced);

  Parts m_parts;
  QMainWindow* m_window;
  KeyController m_keys;
  QString m_language; ///< of the settings, as it was applied; so are the next
  Appearance m_appearance;
};

} // namespace vitrine::ui
