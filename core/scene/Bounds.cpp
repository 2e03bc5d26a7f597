#include "core/scene/Bounds.h"

#include <cmath>

namespace vitrine::scene {
namespace {

/// The difference of a number from itself is 0, but of infinities and NaN it is NaN. In this file alone, so that it can
/// be inlined: boxes of large maps take in millions of points.
bool finite(const QVector3D& point) {
  const QVector3D zero = point - point;
  return zero.x() + zero.y() + zero.z() == 0.0F;
}

QVector3D least(const QVector3D& a, const QVector3D& b) {
  return {std::min(a.x(), b.x()), std::min(a.y(), b.y()), std::min(a.z(), b.z())};
}

QVector3D most(const QVector3D& a, const QVector3D& b) {
  return {std::max(a.x(), b.x()), std::max(a.y(), b.y()), std::max(a.z(), b.z())};
}

} // namespace

bool isFinite(const QVector3D& point) {
  return finite(point);
}

bool isWithin(const QVector3D& point, float largest) {
  return finite(point) && std::abs(point.x()) <= largest && std::abs(point.y()) <= largest &&
         std::abs(point.z()) <= largest;
}

Bounds::Bounds(const QVector3D& min, const QVector3D& max) {
  add(min);
  add(max);
}

void Bounds::add(const QVector3D& point) {
  if (!finite(point)) {
    return;
  }
  if (m_empty) {
    m_min = m_max = point;
    m_empty = false;
    return;
  }
  m_min = least(m_min, point);
  m_max = most(m_max, point);
}

void Bounds::add(const Bounds& other) {
  if (m_empty) {
    *this = other;
  } else if (!other.empty()) {
    m_min = least(m_min, other.m_min);
    m_max = most(m_max, other.m_max);
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
  if (matrix.isIdentity()) {
    return *this;
  }
  Bounds moved;
  if (!m_empty) {
    for (const QVector3D& corner : cornersOf(*this)) {
      moved.add(matrix.map(corner));
    }
  }
  return moved;
}

std::array<QVector3D, 8> cornersOf(const Bounds& bounds) {
  std::array<QVector3D, 8> corners;
  for (std::size_t corner = 0; corner < corners.size(); ++corner) {
    corners[corner] =
        QVector3D((corner & 1 ? bounds.max() : bounds.min()).x(), (corner & 2 ? bounds.max() : bounds.min()).y(),
                  (corner & 4 ? bounds.max() : bounds.min()).z());
  }
  return corners;
}

} // namespace vitrine::scene
