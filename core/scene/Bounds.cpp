#include "core/scene/Bounds.h"

#include <cmath>

namespace vitrine::scene {

bool isFinite(const QVector3D& point) {
  return std::isfinite(point.x()) && std::isfinite(point.y()) && std::isfinite(point.z());
}

bool isWithin(const QVector3D& point, float largest) {
  return isFinite(point) && std::abs(point.x()) <= largest && std::abs(point.y()) <= largest &&
         std::abs(point.z()) <= largest;
}

Bounds::Bounds(const QVector3D& min, const QVector3D& max) {
  add(min);
  add(max);
}

void Bounds::add(const QVector3D& point) {
  if (!isFinite(point)) {
    return;
  }
  if (m_empty) {
    m_min = m_max = point;
    m_empty = false;
    return;
  }
  for (int i = 0; i < 3; ++i) {
    m_min[i] = std::min(m_min[i], point[i]);
    m_max[i] = std::max(m_max[i], point[i]);
  }
}

void Bounds::add(const Bounds& other) {
  if (!other.empty()) {
    add(other.m_min);
    add(other.m_max);
  }
}

bool Bounds::contains(const QVector3D& point) const {
  for (int i = 0; i < 3; ++i) {
    if (m_empty || point[i] < m_min[i] || point[i] > m_max[i]) {
      return false;
    }
  }
  return true;
}

Bounds Bounds::transformed(const QMatrix4x4& matrix) const {
  Bounds moved;
  for (int corner = 0; corner < 8 && !m_empty; ++corner) {
    moved.add(matrix.map(QVector3D(corner & 1 ? m_max.x() : m_min.x(), corner & 2 ? m_max.y() : m_min.y(),
                                   corner & 4 ? m_max.z() : m_min.z())));
  }
  return moved;
}

} // namespace vitrine::scene
