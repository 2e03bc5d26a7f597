#pragma once

#include <QDBusConnection>
#include <QHash>
#include <QObject>

namespace vitrine::ui {

class BatchRun;
class DocumentLoader;
class ExportRun;

/// Progress of loads, batches and exports on the program's button in the taskbar or dock, where the desktop shows it:
/// by the signal com.canonical.Unity.LauncherEntry.Update, which Plasma, Unity and docks of GNOME know. Where there is
/// no session bus nothing happens.
class TaskbarProgress : public QObject {
  Q_OBJECT

public:
  /// The session bus, which is not started for this; not connected: there is none.
  static QDBusConnection runningBus();

  explicit TaskbarProgress(const QDBusConnection& bus, QObject* parent = nullptr);
  ~TaskbarProgress() override;

  /// All may go at any time.
  void follow(const DocumentLoader& loader);
  void follow(const BatchRun& run);
  void follow(const ExportRun& run);

private:
  /// `fraction`: 0 to 1; negative: the amount of work is not known.
  void show(const QObject* work, double fraction);
  void end(const QObject* work);
  void tell();

  QDBusConnection m_bus;
  QHash<const QObject*, double> m_fractions; ///< of the works of which they are known
  int m_told = -1;                           ///< per cent that the desktop was told; negative: that there is nothing
};

} // namespace vitrine::ui
