#pragma once

#include <QString>

namespace vitrine::ui {

class MainWindow;
class Settings;

/// What a start has found that its user should know, in bars above the picture that stay when files are shown.
struct StartNotices {
  QString crashReports;    ///< the folder that may hold some
  QString damagedSettings; ///< where they were put; empty: they were whole

  /// `settings`, which must outlive the window, remember what is told once for all.
  void show(MainWindow& window, Settings& settings) const;
};

} // namespace vitrine::ui
