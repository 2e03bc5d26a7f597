#include "ui/style/Icons.h"

#include <QFile>
#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QPixmap>
#include <QSvgRenderer>

#include <utility>

namespace vitrine::ui {
namespace {

class TintedSvg final : public QIconEngine {
public:
  explicit TintedSvg(QByteArray source) : m_source(std::move(source)) {}

  void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override {
    const auto group = mode == QIcon::Disabled ? QPalette::Disabled : QPalette::Active;
    const auto role = mode == QIcon::Selected ? QPalette::HighlightedText : QPalette::WindowText;
    const QColor color = QGuiApplication::palette().color(group, role);
    QByteArray tinted = m_source;
    tinted.replace("currentColor", color.name().toLatin1());
    QSvgRenderer renderer(tinted);
    renderer.setAspectRatioMode(Qt::KeepAspectRatio);
    renderer.render(painter, rect);
  }

  QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override {
    QPixmap picture(size);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    paint(&painter, QRect(QPoint(), size), mode, state);
    return picture;
  }

  QIconEngine* clone() const override { return new TintedSvg(m_source); }

private:
  QByteArray m_source;
};

} // namespace

QIcon icon(const QString& name) {
  QFile file(QStringLiteral(":/vitrine/icons/%1.svg").arg(name));
  // A name that is not there is our own mistake; the icons are compiled in.
  const bool opened = file.open(QIODevice::ReadOnly);
  Q_ASSERT(opened);
  return opened ? QIcon(new TintedSvg(file.readAll())) : QIcon();
}

} // namespace vitrine::ui
