#include "app/viewer/SingleWindow.h"

#include <QCryptographicHash>
#include <QDataStream>
#include <QDir>
#include <QLocalServer>
#include <QLocalSocket>

#include <functional>

namespace vitrine::viewer {
namespace {

constexpr int kConnectMs = 300;
/// Long enough for a machine whose processors all draw.
constexpr int kAnswerMs = 5000;
constexpr qint64 kMostBytes = 1 << 20;
const QByteArray kTaken = QByteArrayLiteral("taken");

/// Accepts connections and reads file names, on whatever thread it lives.
class FileReceiver : public QObject {
public:
  explicit FileReceiver(std::function<void(const QStringList&)> received) : m_received(std::move(received)) {
    m_server.setSocketOptions(QLocalServer::UserAccessOption);
    connect(&m_server, &QLocalServer::newConnection, this, &FileReceiver::accept);
  }

  void listen();

private:
  void accept();
  void read(QLocalSocket& socket);

  std::function<void(const QStringList&)> m_received;
  QLocalServer m_server{this};
};

void FileReceiver::listen() {
  if (m_server.listen(SingleWindow::serverName())) {
    return;
  }
  QLocalSocket alive;
  alive.connectToServer(SingleWindow::serverName());
  if (!alive.waitForConnected(kConnectMs)) {
    // Left behind by a process that crashed.
    QLocalServer::removeServer(SingleWindow::serverName());
    m_server.listen(SingleWindow::serverName());
  }
}

void FileReceiver::accept() {
  QLocalSocket* socket = m_server.nextPendingConnection();
  connect(socket, &QLocalSocket::disconnected, socket, &QObject::deleteLater);
  connect(socket, &QLocalSocket::readyRead, this, [this, socket] { read(*socket); });
}

void FileReceiver::read(QLocalSocket& socket) {
  if (socket.bytesAvailable() > kMostBytes) {
    socket.abort();
    return;
  }
  QDataStream stream(&socket);
  stream.startTransaction();
  QStringList paths;
  stream >> paths;
  if (stream.commitTransaction()) {
    socket.write(kTaken);
    socket.flush();
    m_received(paths);
  }
}

} // namespace

SingleWindow::~SingleWindow() {
  m_thread.quit();
  m_thread.wait();
}

QString SingleWindow::serverName() {
  const QByteArray who = QDir::homePath().toUtf8() + '\n' + qgetenv("WAYLAND_DISPLAY") + '\n' + qgetenv("DISPLAY");
  return QStringLiteral("vitrine-") +
         QString::fromLatin1(QCryptographicHash::hash(who, QCryptographicHash::Sha256).toHex().left(16));
}

bool SingleWindow::handOver(const QStringList& things) {
  QLocalSocket socket;
  socket.connectToServer(serverName());
  if (!socket.waitForConnected(kConnectMs)) {
    return false;
  }
  QDataStream stream(&socket);
  stream << things;
  socket.flush();
  // A process that was stopped must not swallow files: without its answer this one opens a window of its own.
  QByteArray answer;
  while (answer.size() < kTaken.size() && socket.waitForReadyRead(kAnswerMs)) {
    answer += socket.readAll();
  }
  return answer == kTaken;
}

void SingleWindow::listen() {
  auto* receiver = new FileReceiver([this](const QStringList& paths) {
    QMetaObject::invokeMethod(this, [this, paths] { Q_EMIT filesReceived(paths); }, Qt::QueuedConnection);
  });
  receiver->moveToThread(&m_thread);
  connect(&m_thread, &QThread::finished, receiver, &QObject::deleteLater);
  m_thread.start();
  QMetaObject::invokeMethod(receiver, [receiver] { receiver->listen(); }, Qt::BlockingQueuedConnection);
}

} // namespace vitrine::viewer
