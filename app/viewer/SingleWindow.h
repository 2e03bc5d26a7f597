#pragma once

#include <QObject>
#include <QStringList>
#include <QThread>

namespace vitrine::viewer {

/// Lets a second start of the program hand its files and view links to the window that is open already, on the same
/// display and for the same user only. The files are taken on a thread of its own: a GUI thread that draws or lays out
/// answers nobody.
class SingleWindow : public QObject {
  Q_OBJECT

public:
  using QObject::QObject;
  ~SingleWindow() override;

  /// The local socket that an open window listens on: one name per user and display.
  static QString serverName();
  /// True when an open window has taken the things (thingsToOpen); this process is then done.
  static bool handOver(const QStringList& things);

  /// Takes files from later starts, from the return of this call on. A process that cannot listen simply has no such
  /// service.
  void listen();

Q_SIGNALS:
  /// Sent on the thread of this object, as soon as its event loop runs.
  void filesReceived(const QStringList& paths);

private:
  QThread m_thread;
};

} // namespace vitrine::viewer
