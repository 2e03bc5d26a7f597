#pragma once

#include <QMatrix4x4>
#include <QVector3D>

#include <array>

namespace vitrine::scene {

/// An axis-aligned box; empty until something was added. Non-finite points are ignored.
class Bounds {
public:
  Bounds() = default;
  Bounds(const QVector3D& min, const QVector3D& max);

  void add(const QVector3D& point);
  void add(const Bounds& other);

  bool empty() const { return m_empty; }
  const QVector3D& min() const { return m_min; }
  const QVector3D& max() const { return m_max; }
  QVector3D centre() const { return (m_min + m_max) * 0.5F; }
  QVector3D size() const { return m_max - m_min; }
  /// Half the diagonal.
  float radius() const { return size().length() * 0.5F; }
  bool contains(const QVector3D& point) const;
  /// The box around the moved corners.
  Bounds transformed(const QMatrix4x4& matrix) const;

  bool operator==(const Bounds&) const = default;

private:
  QVector3D m_min;
  QVector3D m_max;
  bool m_empty = true;
};

/// All eight; of an empty box, points at 0.
std::array<QVector3D, 8> cornersOf(const Bounds& bounds);

bool isFinite(const QVector3D& point);
/// Finite, and no coordinate further from 0 than `largest`.
bool isWithin(const QVector3D& point, float largest);

} // namespace vitrine::scene
