// make_icon SIZE IN.svg OUT.png: draws a square icon. Programs of the system that could do so differ in what of SVG
// they draw; this one draws as the viewer does.

#include <QImage>
#include <QPainter>
#include <QSvgRenderer>

#include <cstdio>

namespace {

/// Factor by which a picture is drawn larger, and then averaged: fine lines stay visible in small ones.
constexpr int kOversampling = 4;
constexpr int kMostPixels = 4096;

QImage drawn(QSvgRenderer& renderer, int side) {
  QImage large(side * kOversampling, side * kOversampling, QImage::Format_ARGB32_Premultiplied);
  large.fill(Qt::transparent);
  QPainter painter(&large);
  painter.setRenderHint(QPainter::Antialiasing);
  renderer.render(&painter);
  painter.end();
  return large.scaled(side, side, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
}

} // namespace

int main(int argc, char** argv) {
  const int side = argc == 4 ? QByteArray(argv[1]).toInt() : 0;
  if (side < 1 || side > kMostPixels / kOversampling) {
    std::fprintf(stderr, "usage: make_icon SIZE IN.svg OUT.png\n");
    return 2;
  }
  QSvgRenderer renderer(QString::fromLocal8Bit(argv[2]));
  if (!renderer.isValid() || !drawn(renderer, side).save(QString::fromLocal8Bit(argv[3]))) {
    std::fprintf(stderr, "make_icon: %s cannot be drawn as %s\n", argv[2], argv[3]);
    return 1;
  }
  return 0;
}
