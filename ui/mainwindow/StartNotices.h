#pragma once

#include <QString>

namespace vitrine::ui {

class MainWindow;
class Settings;

/// Messages of a start to its user, which stay when files are shown.
struct StartNotices {
  QString crashReports;     ///< folder of crash reports, which may be missing
  QString damagedSettings;  ///< path to which damaged settings were moved; empty if they were intact
  bool layoutReset = false; ///< the user asked for the default layout
  int failedStarts = 0;     ///< starts that failed, if the layout was set aside because of them; else 0

  /// `settings`, which must outlive the window, remember what is told once for all.
  void show(MainWindow& window, Settings& settings) const;
};

} // namespace vitrine::ui
