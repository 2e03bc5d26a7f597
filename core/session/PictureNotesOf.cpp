#include "core/session/PictureNotesOf.h"

#include <QFileInfo>

namespace vitrine::session {
namespace {

QString number(float value) {
  return QString::number(static_cast<double>(value), 'g', 7);
}

} // namespace

image::PictureNotes pictureNotesOf(const viewing::ViewLink& link, const QString& hash, NotedFile noted) {
  QStringList camera;
  if (link.at) {
    camera << QStringLiteral("at %1 %2 %3").arg(number(link.at->x()), number(link.at->y()), number(link.at->z()));
  }
  if (link.look) {
    camera << QStringLiteral("yaw %1 pitch %2").arg(number(link.look->yaw), number(link.look->pitch));
  }
  if (link.fov) {
    camera << QStringLiteral("fov %1").arg(number(*link.fov));
  }
  viewing::ViewLink view = link;
  if (noted == NotedFile::Name) {
    view.file.clear();
  }
  return {.file = QFileInfo(link.file).fileName(),
          .hash = hash,
          .camera = camera.join(QStringLiteral(", ")),
          .view = view.toText()};
}

} // namespace vitrine::session
