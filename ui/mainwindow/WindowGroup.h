#pragma once

#include "ui/documents/DocumentTab.h"
#include "ui/mainwindow/MainWindow.h"

#include <QPointer>

#include <vector>

namespace vitrine::ui {

class Settings;

/// The windows of a process: makes them alike and owns them. Tabs move between them with all they hold. A window that
/// is closed is deleted.
class WindowGroup : public QObject {
  Q_OBJECT

public:
  /// Places in the installation, the same for all windows.
  struct Surroundings {
    QStringList gameFolders;
    QString demoFolder;
    QString thumbnailProgram;
  };

  /// `opener` and `settings` must outlive this object.
  WindowGroup(const formats::Opener& opener, Settings& settings, Surroundings surroundings);
  ~WindowGroup() override;

  /// A window that is not shown yet.
  MainWindow& make();
  /// The window that the user works in, or worked in last; null: all are closed.
  MainWindow* current() const;
  /// All that are open, the one used last at the end.
  std::vector<MainWindow*> windows() const;

Q_SIGNALS:
  void made(vitrine::ui::MainWindow* window);

private:
  void move(const MainWindow& from, DocumentTab tab, std::optional<QPoint> dropped);
  MainWindow* windowAt(QPoint globalPosition) const;

  const formats::Opener& m_opener;
  Settings& m_settings;
  Surroundings m_surroundings;
  std::vector<QPointer<MainWindow>> m_windows; ///< null where one was closed; the one used last comes last
};

} // namespace vitrine::ui
