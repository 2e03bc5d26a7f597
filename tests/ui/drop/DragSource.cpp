// drag_source X Y FILE… - a window at X, Y of the screen that files are dragged out of, as out of a file manager's.
// Its lines say what becomes of the drag: "ready X Y" where to press, "over ACTION" what the place under the pointer
// would do, "dropped ACTION" what was done; a Qt::DropAction each. Whoever started the program ends it: what was
// dropped is fetched from here afterwards.
#include <QDrag>
#include <QGuiApplication>
#include <QMimeData>
#include <QMouseEvent>
#include <QPainter>
#include <QRasterWindow>
#include <QUrl>

#include <cstdio>

namespace {

class SourceWindow : public QRasterWindow {
public:
  SourceWindow(QPoint place, const QStringList& files) : m_files(files) {
    constexpr int kSide = 120;
    setFlags(Qt::FramelessWindowHint);
    setGeometry({place, QSize(kSide, kSide)});
  }

protected:
  void paintEvent(QPaintEvent* /*event*/) override {
    QPainter(this).fillRect(QRect({}, size()), Qt::darkGreen);
    const QPoint middle = mapToGlobal(QPoint(width() / 2, height() / 2));
    say("ready", QStringLiteral("%1 %2").arg(middle.x()).arg(middle.y()));
  }
  void mouseMoveEvent(QMouseEvent* event) override {
    if (event->buttons() == Qt::LeftButton && !std::exchange(m_dragged, true)) {
      drag();
    }
  }

private:
  static void say(const char* what, const QString& text) {
    std::printf("%s %s\n", what, qPrintable(text));
    std::fflush(stdout);
  }
  void drag() {
    QList<QUrl> urls;
    for (const QString& file : m_files) {
      urls << QUrl::fromLocalFile(file);
    }
    auto* data = new QMimeData;
    data->setUrls(urls);
    auto* drag = new QDrag(this);
    drag->setMimeData(data);
    connect(drag, &QDrag::actionChanged, this, [](Qt::DropAction action) { say("over", QString::number(action)); });
    const Qt::DropAction done = drag->exec(Qt::CopyAction | Qt::MoveAction | Qt::LinkAction);
    say("dropped", QString::number(done));
  }

  QStringList m_files;
  bool m_dragged = false;
};

} // namespace

int main(int argc, char** argv) {
  const QGuiApplication application(argc, argv);
  QStringList arguments = QGuiApplication::arguments().mid(1);
  if (arguments.size() < 3) {
    std::fputs("usage: drag_source X Y FILE...\n", stderr);
    return 2;
  }
  const int x = arguments.takeFirst().toInt();
  const int y = arguments.takeFirst().toInt();
  SourceWindow window({x, y}, arguments);
  window.show();
  return QGuiApplication::exec();
}
