#include "core/formats/diggles/scene/SceneArrays.h"

#include "core/scene/Axes.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace vitrine::formats::diggles {
namespace {

template <class Key, class Made, class Make>
const Made& madeOnce(std::map<Key, Made>& kept, const Key& key, const Make& make) {
  const auto found = kept.find(key);
  return found != kept.end() ? found->second : kept.emplace(key, make()).first->second;
}

/// Baked light by its byte, so that a large array costs no arithmetic.
const std::array<QVector4D, 256>& lightOfByte() {
  static const std::array<QVector4D, 256> values = [] {
    std::array<QVector4D, 256> made;
    for (std::size_t byte = 0; byte < made.size(); ++byte) {
      const float light = static_cast<float>(byte) / 255.0F;
      made[byte] = QVector4D(light, light, light, 1.0F);
    }
    return made;
  }();
  return values;
}

std::vector<std::uint32_t> usedVertices(const std::vector<std::uint32_t>& indices, std::uint32_t vertices) {
  std::vector<bool> used(vertices);
  for (const std::uint32_t index : indices) {
    used[index] = true;
  }
  std::vector<std::uint32_t> corners;
  corners.reserve(vertices);
  for (std::uint32_t vertex = 0; vertex < vertices; ++vertex) {
    if (used[vertex]) {
      corners.push_back(vertex);
    }
  }
  return corners;
}

SceneTriangles drawable(const std::vector<std::uint16_t>& stored, std::uint32_t vertices) {
  SceneTriangles made;
  std::vector<std::uint32_t> rows;
  rows.reserve(stored.size() / 3);
  made.indices.resize(stored.size());
  auto next = made.indices.begin();
  for (std::size_t i = 0; i + 2 < stored.size(); i += 3) {
    if (std::max({stored[i], stored[i + 1], stored[i + 2]}) < vertices) {
      // The file is left-handed: its front faces turn the other way round in the scene.
      *next++ = stored[i];
      *next++ = stored[i + 2];
      *next++ = stored[i + 1];
      rows.push_back(static_cast<std::uint32_t>(i / 3));
    }
  }
  made.indices.erase(next, made.indices.end());
  if (rows.size() != stored.size() / 3) {
    made.rows = std::make_shared<const std::vector<std::uint32_t>>(std::move(rows));
  }
  made.corners = usedVertices(made.indices, vertices);
  return made;
}

/// As Bounds::add for each, which asks each whether it is finite: points of a file are.
scene::Bounds cornerBounds(const std::vector<QVector3D>& points, const std::vector<std::uint32_t>& corners) {
  QVector3D least = points[corners.front()];
  QVector3D most = least;
  for (const std::uint32_t corner : corners) {
    const QVector3D& point = points[corner];
    least = {std::min(least.x(), point.x()), std::min(least.y(), point.y()), std::min(least.z(), point.z())};
    most = {std::max(most.x(), point.x()), std::max(most.y(), point.y()), std::max(most.z(), point.z())};
  }
  return {least, most};
}

} // namespace

QVector3D toScene(const QVector3D& file) {
  return scene::kYDownLeftHanded.toScene(file);
}

SceneArrays::Positions SceneArrays::positions(std::uint32_t points) {
  return madeOnce(m_positions, points, [&]() -> Positions {
    if (!m_model.array(ArrayKind::Points, points) ||
        !m_budget.takeBytes(std::uint64_t{m_model.count(ArrayKind::Points, points)} * sizeof(QVector3D))) {
      return nullptr;
    }
    std::vector<QVector3D> positions = m_model.points(points);
    for (QVector3D& position : positions) {
      position.setY(-position.y()); // as toScene, for many
    }
    return std::make_shared<const std::vector<QVector3D>>(std::move(positions));
  });
}

SceneArrays::Colors SceneArrays::light(std::uint32_t brightness, std::uint32_t vertices) {
  return madeOnce(m_light, Pair(brightness, vertices), [&]() -> Colors {
    if (!m_budget.takeBytes(vertices * sizeof(QVector4D))) {
      return nullptr;
    }
    const auto bytes = m_model.elements(ArrayKind::Brightness, brightness);
    const std::size_t known = std::min<std::size_t>(bytes.size(), vertices);
    std::vector<QVector4D> light;
    light.reserve(vertices);
    for (const std::byte byte : bytes.first(known)) {
      light.push_back(lightOfByte()[std::to_integer<std::size_t>(byte)]);
    }
    light.resize(vertices, QVector4D(1, 1, 1, 1));
    return std::make_shared<const std::vector<QVector4D>>(std::move(light));
  });
}

SceneArrays::Triangles SceneArrays::triangles(std::uint32_t triangles, std::uint32_t vertices) {
  return madeOnce(m_triangles, Pair(triangles, vertices), [&]() -> Triangles {
    const std::uint64_t stored = m_model.count(ArrayKind::Triangles, triangles);
    if (stored < 3 || vertices == 0 || !m_budget.takeBytes((2 * stored + vertices) * sizeof(std::uint32_t))) {
      return nullptr;
    }
    return std::make_shared<const SceneTriangles>(drawable(m_model.indices(triangles), vertices));
  });
}

scene::Bounds SceneArrays::bounds(std::uint32_t triangles, std::uint32_t points) {
  return madeOnce(m_bounds, Pair(triangles, points), [&] {
    const Positions at = positions(points);
    const Triangles of = at ? this->triangles(triangles, static_cast<std::uint32_t>(at->size())) : nullptr;
    if (!of || of->corners.empty()) {
      return scene::Bounds();
    }
    return cornerBounds(*at, of->corners);
  });
}

std::vector<QVector2D> SceneArrays::uvs(std::uint32_t uvs, std::uint32_t vertices) const {
  constexpr float kFurthest = 1e6F; // pictures repeat, and beyond that floats know no texels
  std::vector<QVector2D> made = m_model.uvs(uvs);
  made.resize(vertices);
  for (QVector2D& uv : made) {
    if (!(std::abs(uv.x()) <= kFurthest && std::abs(uv.y()) <= kFurthest)) {
      uv = QVector2D();
    }
  }
  return made;
}

} // namespace vitrine::formats::diggles
