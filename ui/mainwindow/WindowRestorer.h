#pragma once

#include "ui/documents/SavedWindowsFolder.h"
#include "ui/shell/MessageStack.h"

#include <QObject>
#include <QTimer>

namespace vitrine::ui {

class MainWindow;
class Settings;
class WindowGroup;

/// Saves what is open in all windows while the user works, and opens it again in the next run - by itself or after
/// asking, as the settings say; after a crash it always asks, and leaves out what was being opened then.
class WindowRestorer : public QObject {
  Q_OBJECT

public:
  /// Between a change and its being on disk.
  static constexpr int kDelayMs = 2000;

  /// `group` must be without windows yet, and outlive this object as `settings`. `folder`: for the saved windows alone.
  WindowRestorer(WindowGroup& group, const Settings& settings, const QString& folder);
  ~WindowRestorer() override;

  /// The folder of the user's saved windows.
  static QString folder();

  /// To be called once the first window is shown, unless it is to open something else. False: there is nothing to open,
  /// and nothing to ask.
  bool begin(MainWindow& window);

protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  void follow(MainWindow& window);
  void save();
  void ask(MainWindow& window);
  void restoreInto(MainWindow& window);

  WindowGroup& m_group;
  const Settings& m_settings;
  SavedWindowsFolder m_folder;
  SavedWindows m_offered;         ///< of the last run, until it is open again
  MessageId m_offer = kNoMessage; ///< to open them
  QTimer m_soon;
};

} // namespace vitrine::ui
