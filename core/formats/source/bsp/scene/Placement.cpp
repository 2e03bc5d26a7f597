#include "core/formats/source/bsp/scene/Placement.h"

#include "core/formats/source/bsp/records/MapRecords.h"
#include "core/scene/Axes.h"

namespace vitrine::formats::source {

QMatrix4x4 placement(const QVector3D& origin, const QVector3D& angles, const QVector3D& scale) {
  QMatrix4x4 file;
  if (isSane(origin)) {
    file.translate(origin);
  }
  if (isSane(angles)) {
    file.rotate(angles.y(), 0, 0, 1);
    file.rotate(angles.x(), 0, 1, 0);
    file.rotate(angles.z(), 1, 0, 0);
  }
  if (isSane(scale)) {
    file.scale(scale);
  }
  return scene::kZUpRightHanded.toScene(file);
}

QMatrix4x4 placement(const Entity& entity) {
  return placement(entity.vector("origin").value_or(QVector3D()), entity.vector("angles").value_or(QVector3D()));
}

} // namespace vitrine::formats::source
