#include "core/scene/ShapeBuilder.h"

#include <QtMath>

#include <cmath>

namespace vitrine::scene {
namespace {

/// Unit vector `side` of `sides` around y, counter-clockwise as seen from above.
QVector3D around(int side, int sides) {
  const float angle = static_cast<float>(2.0 * M_PI) * static_cast<float>(side % sides) / static_cast<float>(sides);
  return {std::cos(angle), 0, -std::sin(angle)};
}

QVector3D onRing(const ShapeBuilder::Ring& ring, const QVector3D& direction) {
  return direction * ring.radius + QVector3D(0, ring.height, 0);
}

} // namespace

std::uint32_t ShapeBuilder::add(const QVector3D& position, const QVector3D& normal) {
  m_mesh.vertices.positions.push_back(position);
  m_mesh.vertices.normals.push_back(normal);
  return static_cast<std::uint32_t>(m_mesh.vertices.positions.size() - 1);
}

void ShapeBuilder::addFan(std::span<const std::uint32_t> corners) {
  for (std::size_t i = 2; i < corners.size(); ++i) {
    m_mesh.indices.insert(m_mesh.indices.end(), {corners[0], corners[i - 1], corners[i]});
  }
}

void ShapeBuilder::addQuad(std::uint32_t a, std::uint32_t b, std::uint32_t c, std::uint32_t d) {
  const std::array corners{a, b, c, d};
  addFan(corners);
}

void ShapeBuilder::addFlat(std::initializer_list<QVector3D> corners) {
  const QVector3D* at = corners.begin();
  const QVector3D normal = QVector3D::crossProduct(at[1] - at[0], at[2] - at[0]).normalized();
  std::vector<std::uint32_t> added;
  for (const QVector3D& corner : corners) {
    added.push_back(add(corner, normal));
  }
  addFan(added);
}

void ShapeBuilder::addBand(const Ring& below, const Ring& above, int sides) {
  const float rise = above.height - below.height;
  const float slope = below.radius - above.radius;
  std::vector<std::uint32_t> bottom;
  std::vector<std::uint32_t> top;
  for (int side = 0; side < sides; ++side) {
    const QVector3D out = around(side, sides);
    const QVector3D normal = (out * rise + QVector3D(0, slope, 0)).normalized();
    bottom.push_back(add(onRing(below, out), normal));
    top.push_back(add(onRing(above, out), normal));
  }
  for (std::size_t i = 0; i < bottom.size(); ++i) {
    const std::size_t next = (i + 1) % bottom.size();
    if (below.radius > 0) {
      m_mesh.indices.insert(m_mesh.indices.end(), {bottom[i], bottom[next], top[next]});
    }
    if (above.radius > 0) {
      m_mesh.indices.insert(m_mesh.indices.end(), {bottom[i], top[next], top[i]});
    }
  }
}

void ShapeBuilder::addLid(const Ring& ring, int sides, bool top) {
  std::vector<std::uint32_t> corners;
  for (int side = 0; side < sides; ++side) {
    corners.push_back(add(onRing(ring, around(top ? side : sides - side, sides)), {0, top ? 1.0F : -1.0F, 0}));
  }
  addFan(corners);
}

void ShapeBuilder::addTurned(std::span<const Ring> profile, int sides) {
  if (profile.front().radius > 0) {
    addLid(profile.front(), sides, false);
  }
  for (std::size_t i = 1; i < profile.size(); ++i) {
    addBand(profile[i - 1], profile[i], sides);
  }
  if (profile.back().radius > 0) {
    addLid(profile.back(), sides, true);
  }
}

void ShapeBuilder::addRaised(std::span<const QVector2D> outline, float bottom, float top) {
  const auto corner = [&](std::size_t i, float height) {
    const QVector2D& at = outline[i % outline.size()];
    return QVector3D(at.x(), height, at.y());
  };
  std::vector<std::uint32_t> lid;
  std::vector<std::uint32_t> base;
  for (std::size_t i = 0; i < outline.size(); ++i) {
    lid.push_back(add(corner(i, top), {0, 1, 0}));
    base.push_back(add(corner(outline.size() - 1 - i, bottom), {0, -1, 0}));
    addFlat({corner(i, bottom), corner(i + 1, bottom), corner(i + 1, top), corner(i, top)});
  }
  addFan(lid);
  addFan(base);
}

void ShapeBuilder::addDiamond(const QVector3D& centre, float radius, float halfHeight) {
  const QVector3D top = centre + QVector3D(0, halfHeight, 0);
  const QVector3D bottom = centre - QVector3D(0, halfHeight, 0);
  for (int side = 0; side < 4; ++side) {
    const QVector3D a = centre + around(side, 4) * radius;
    const QVector3D b = centre + around(side + 1, 4) * radius;
    addFlat({a, b, top});
    addFlat({b, a, bottom});
  }
}

void ShapeBuilder::addArrow(const QVector3D& from, const QVector3D& to, float thickness, float headLength,
                            float headWidth) {
  const QVector3D along = (to - from).normalized();
  const QVector3D reference = std::abs(along.y()) > 0.9F ? QVector3D(1, 0, 0) : QVector3D(0, 1, 0);
  const QVector3D right = QVector3D::crossProduct(along, reference).normalized();
  const QVector3D up = QVector3D::crossProduct(right, along);
  const QVector3D neck = to - along * headLength;
  // Corners of the square section, counter-clockwise as seen looking back from the tip.
  const std::array<QVector3D, 4> section{(right + up) * 0.5F, (right - up) * 0.5F, (right + up) * -0.5F,
                                         (up - right) * 0.5F};
  std::array<std::uint32_t, 4> start{}, end{}, head{};
  for (std::size_t i = 0; i < section.size(); ++i) {
    const QVector3D out = section[i].normalized();
    start[i] = add(from + section[i] * thickness, out);
    end[i] = add(neck + section[i] * thickness, out);
    head[i] = add(neck + section[i] * headWidth, out);
  }
  const std::uint32_t tip = add(to, along);
  for (std::size_t i = 0; i < section.size(); ++i) {
    const std::size_t next = (i + 1) % section.size();
    addQuad(start[i], start[next], end[next], end[i]);
    addQuad(end[i], end[next], head[next], head[i]);
    m_mesh.indices.insert(m_mesh.indices.end(), {head[i], head[next], tip});
  }
  addQuad(start[3], start[2], start[1], start[0]);
}

Surface& ShapeBuilder::addSurface(std::uint32_t firstIndex, MaterialIndex material) {
  Surface surface;
  surface.firstIndex = firstIndex;
  surface.indexCount = indexCount() - firstIndex;
  surface.material = material;
  for (std::uint32_t i = firstIndex; i < indexCount(); ++i) {
    surface.bounds.add(m_mesh.vertices.positions[m_mesh.indices[i]]);
  }
  m_mesh.bounds.add(surface.bounds);
  return m_mesh.surfaces.emplace_back(std::move(surface));
}

Mesh ShapeBuilder::take(QString name) {
  m_mesh.name = std::move(name);
  return std::move(m_mesh);
}

} // namespace vitrine::scene
