#pragma once

#include "ui/settings/FileSettings.h"

#include <QMenu>

namespace vitrine::ui {

/// The files and folders opened last, newest first, as a menu; remembered between runs.
class RecentFiles : public QMenu {
  Q_OBJECT

public:
  static constexpr int kMost = 12;

  /// `settings` must outlive this menu.
  explicit RecentFiles(FileSettings& settings, QWidget* parent = nullptr);

  void add(const QString& path);
  void forgetAll();
  QStringList paths() const { return m_paths; }

Q_SIGNALS:
  void chosen(const QString& path);
  void changed();

private:
  void rebuild();

  FileSettings& m_settings;
  QStringList m_paths;
};

} // namespace vitrine::ui
