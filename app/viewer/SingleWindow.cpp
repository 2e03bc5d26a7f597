#include "app/viewer/SingleWindow.h"

#include <QCryptographicHash>
#include <QDataStream>
#include <QDir>
#include <QLocalSocket>

#include <memory>

namespace vitrine::viewer {
namespace {

constexpr int kConnectMs = 300;
constexpr int kAnswerMs = 2000;
constexpr qint64 kMostBytes = 1 << 20;
const QByteArray kTaken = QByteArrayLiteral("taken");

/// One name per user and display.
QString serverName() {
  const QByteArray who = QDir::homePath().toUtf8() + '\n' + qgetenv("WAYLAND_DISPLAY") + '\n' + qgetenv("DISPLAY");
  return QStringLiteral("vitrine-") +
         QString::fromLatin1(QCryptographicHash::hash(who, QCryptographicHash::Sha256).toHex().left(16));
}

} // namespace

bool SingleWindow::handOver(const QStringList& absolutePaths) {
  QLocalSocket socket;
  socket.connectToServer(serverName());
  if (!socket.waitForConnected(kConnectMs)) {
    return false;
  }
  QDataStream stream(&socket);
  stream << absolutePaths;
  socket.flush();
  // A window that hangs must not swallow files: without its answer this process opens its own.
  QByteArray answer;
  while (answer.size() < kTaken.size() && socket.waitForReadyRead(kAnswerMs)) {
    answer += socket.readAll();
  }
  return answer == kTaken;
}

void SingleWindow::listen() {
  m_server.setSocketOptions(QLocalServer::UserAccessOption);
  connect(&m_server, &QLocalServer::newConnection, this, &SingleWindow::receive);
  if (!m_server.listen(serverName())) {
    QLocalSocket alive;
    alive.connectToServer(serverName());
    if (!alive.waitForConnected(kConnectMs)) {
      // Left behind by a process that crashed.
      QLocalServer::removeServer(serverName());
      m_server.listen(serverName());
    }
  }
}

void SingleWindow::receive() {
  QLocalSocket* socket = m_server.nextPendingConnection();
  connect(socket, &QLocalSocket::disconnected, socket, &QObject::deleteLater);
  connect(socket, &QLocalSocket::readyRead, this, [this, socket] {
    if (socket->bytesAvailable() > kMostBytes) {
      socket->abort();
      return;
    }
    QDataStream stream(socket);
    stream.startTransaction();
    QStringList paths;
    stream >> paths;
    if (stream.commitTransaction()) {
      socket->write(kTaken);
      socket->flush();
      Q_EMIT filesReceived(paths);
    }
  });
}

} // namespace vitrine::viewer
