// drop_target X Y FOLDER - a window at X, Y of the screen that takes files, as a file manager's does. Its lines say
// what becomes of a drag: "ready X Y" where to let go, "over" when files are above it, "took NAME SIZE" for each that
// was copied into FOLDER after the drop, as file managers do: from the other program's place, once the drag is over.
#include <QDropEvent>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMimeData>
#include <QPainter>
#include <QRasterWindow>
#include <QTimer>
#include <QUrl>

#include <cstdio>

namespace {

class TargetWindow : public QRasterWindow {
public:
  TargetWindow(QPoint place, QString folder) : m_folder(std::move(folder)) {
    constexpr int kSide = 120;
    setFlags(Qt::FramelessWindowHint);
    setGeometry({place, QSize(kSide, kSide)});
  }

protected:
  void paintEvent(QPaintEvent* /*event*/) override {
    QPainter(this).fillRect(QRect({}, size()), Qt::darkBlue);
    const QPoint middle = mapToGlobal(QPoint(width() / 2, height() / 2));
    say(QStringLiteral("ready %1 %2").arg(middle.x()).arg(middle.y()));
  }
  bool event(QEvent* event) override {
    switch (event->type()) {
    case QEvent::DragEnter:
    case QEvent::DragMove: {
      auto& drag = static_cast<QDropEvent&>(*event);
      drag.setDropAction(Qt::CopyAction);
      drag.setAccepted(drag.mimeData()->hasFormat(QStringLiteral("text/uri-list")));
      say(QStringLiteral("over"));
      return true;
    }
    case QEvent::Drop: {
      auto& drop = static_cast<QDropEvent&>(*event);
      drop.setDropAction(Qt::CopyAction);
      drop.accept();
      QTimer::singleShot(0, this, [this, urls = drop.mimeData()->urls()] { take(urls); });
      return true;
    }
    default:
      return QRasterWindow::event(event);
    }
  }

private:
  static void say(const QString& text) {
    std::printf("%s\n", qPrintable(text));
    std::fflush(stdout);
  }
  void take(const QList<QUrl>& urls) const {
    for (const QUrl& url : urls) {
      const QFileInfo file(url.toLocalFile());
      QFile::copy(file.filePath(), m_folder + QLatin1Char('/') + file.fileName());
      say(QStringLiteral("took %1 %2").arg(file.fileName(), QString::number(file.size())));
    }
    if (urls.isEmpty()) {
      say(QStringLiteral("took nothing"));
    }
  }

  QString m_folder;
};

} // namespace

int main(int argc, char** argv) {
  const QGuiApplication application(argc, argv);
  const QStringList arguments = QGuiApplication::arguments();
  if (arguments.size() != 4) {
    std::fputs("usage: drop_target X Y FOLDER\n", stderr);
    return 2;
  }
  TargetWindow window({arguments[1].toInt(), arguments[2].toInt()}, arguments[3]);
  window.show();
  return QGuiApplication::exec();
}
