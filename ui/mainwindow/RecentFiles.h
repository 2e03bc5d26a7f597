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
  /// Fills the menu again, in the language that is installed now.
  void rebuild();

Q_SIGNALS:
  void chosen(const QString& path);

private:
  Settings& m_settings;
};

} // namespace vitrine::ui
