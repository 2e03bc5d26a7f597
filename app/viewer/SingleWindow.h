#pragma once

#include <QLocalServer>
#include <QObject>
#include <QStringList>

namespace vitrine::viewer {

/// Lets a second start of the program hand its files to the window that is open already, on the same display and for
/// the same user only.
class SingleWindow : public QObject {
  Q_OBJECT

public:
  using QObject::QObject;

  /// True when an open window has taken the files; this process is then done.
  static bool handOver(const QStringList& absolutePaths);

  /// From now on takes files from later starts. A process that cannot listen simply has no such service.
  void listen();

Q_SIGNALS:
  void filesReceived(const QStringList& paths);

private:
  void receive();

  QLocalServer m_server;
};

} // namespace vitrine::viewer
