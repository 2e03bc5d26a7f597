#pragma once

#include "tests/images/OpenedMap.h"

#include <QPointF>
#include <QSize>
#include <QVector3D>

#include <optional>

namespace vitrine::tests {

/// A pinhole camera in the file's own axes (Z up, yaw from +X, positive pitch looks down), with trigonometry of its
/// own: pictures are judged by it, not by what drew them.
struct Pinhole {
  Pinhole(const Standpoint& from, QSize size, float verticalFov);

  /// Nothing for what is behind the camera, or too close to it.
  std::optional<QPointF> project(const QVector3D& point) const;
  QVector3D directionThrough(QPointF pixel) const;
  /// Distance of a point along the view's axis.
  float depthOf(const QVector3D& point) const { return QVector3D::dotProduct(point - position, forward); }

  QVector3D position;
  QVector3D forward;
  QVector3D right;
  QVector3D up;
  QSize size;
  float focal = 1;
};

} // namespace vitrine::tests
