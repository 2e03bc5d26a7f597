#pragma once

#include <QMenu>

namespace vitrine::ui {

class Settings;

/// Menu of the files and folders that were opened last in any window, newest first.
class RecentFiles : public QMenu {
  Q_OBJECT

public:
  /// `settings` must outlive this menu.
  explicit RecentFiles(Settings& settings, QWidget* parent = nullptr);

  void add(const QString& path);
  void forgetAll();

Q_SIGNALS:
  void chosen(const QString& path);

private:
  void rebuild(const QStringList& paths);

  Settings& m_settings;
};

} // namespace vitrine::ui
