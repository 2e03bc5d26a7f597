#include "core/viewing/PointFit.h"

#include "core/scene/Bounds.h"

#include <algorithm>
#include <limits>

namespace vitrine::viewing {
namespace {

/// Extent to both sides of points in perspective: how far from the middle the planes at the picture's sides must be.
class Extent {
public:
  /// `aside`: from the middle of the picture; `gain`: how much further aside the plane is there.
  void add(float aside, float gain) {
    m_most = std::max(m_most, aside - gain);
    m_least = std::min(m_least, aside + gain);
  }
  /// Half the distance of the planes where the middle is.
  float room() const { return (m_most - m_least) / 2; }
  float middle() const { return (m_most + m_least) / 2; }

private:
  float m_most = std::numeric_limits<float>::lowest();
  float m_least = std::numeric_limits<float>::max();
};

} // namespace

PointFit fitPoints(std::span<const QVector3D> points, const QQuaternion& orientation, const FittedPart& part,
                   float nearest, bool orthographic) {
  const QVector3D right = orientation.rotatedVector({1, 0, 0});
  const QVector3D up = orientation.rotatedVector({0, 1, 0});
  const QVector3D forward = orientation.rotatedVector({0, 0, -1});
  scene::Bounds bounds;
  for (const QVector3D& point : points) {
    bounds.add(point);
  }
  const QVector3D middle = bounds.centre();
  // Points in camera space around the middle, with z ahead.
  Extent across;
  Extent upwards;
  scene::Bounds flat;
  for (const QVector3D& point : points) {
    const QVector3D out = point - middle;
    const QVector3D at(QVector3D::dotProduct(out, right), QVector3D::dotProduct(out, up),
                       QVector3D::dotProduct(out, forward));
    if (scene::isFinite(at)) {
      across.add(at.x(), at.z() * part.horizontal);
      upwards.add(at.y(), at.z() * part.vertical);
      flat.add(at);
    }
  }
  PointFit fit;
  fit.distance = std::max({across.room() / part.horizontal, upwards.room() / part.vertical, nearest - flat.min().z()});
  fit.width = flat.size().x();
  fit.height = flat.size().y();
  fit.centre = middle + (orthographic ? right * flat.centre().x() + up * flat.centre().y()
                                      : right * across.middle() + up * upwards.middle());
  return fit;
}

} // namespace vitrine::viewing
