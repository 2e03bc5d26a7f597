#include "core/formats/source/bsp/scene/helpers/CoplanarPolygons.h"

#include <cmath>

namespace vitrine::formats::source {
namespace {

constexpr std::uint64_t kMostLookedAt = 20'000'000; // a tenth of a second
constexpr float kCoplanarNormal = 0.999F;
constexpr float kCoplanarDistance = 0.75F; // bodies of brush entities are half a unit smaller
constexpr float kBesidePolygon = 0.75F;
constexpr float kTowardsCorner = 0.8F;

std::int64_t wholeUnits(float distance) {
  return static_cast<std::int64_t>(std::floor(distance));
}

bool isInside(const PlacedPolygon& polygon, const QVector3D& place) {
  for (std::size_t i = 0; i < polygon.corners.size(); ++i) {
    const QVector3D& from = polygon.corners[i];
    const QVector3D along = (polygon.corners[(i + 1) % polygon.corners.size()] - from).normalized();
    if (QVector3D::dotProduct(QVector3D::crossProduct(polygon.normal, along), place - from) < -kBesidePolygon) {
      return false;
    }
  }
  return true;
}

} // namespace

std::vector<QVector3D> PlacedPolygon::samples() const {
  QVector3D middle;
  for (const QVector3D& corner : corners) {
    middle += corner / static_cast<float>(corners.size());
  }
  std::vector<QVector3D> places{middle};
  for (const QVector3D& corner : corners) {
    places.push_back(middle + (corner - middle) * kTowardsCorner);
  }
  return places;
}

CoplanarPolygons::CoplanarPolygons(const std::vector<PlacedPolygon>& polygons)
    : m_polygons(polygons), m_budget(kMostLookedAt) {
  for (std::size_t i = 0; i < polygons.size(); ++i) {
    if (!polygons[i].corners.empty()) {
      const float distance = QVector3D::dotProduct(polygons[i].normal, polygons[i].corners.front());
      m_byDistance[wholeUnits(distance)].push_back(static_cast<std::uint32_t>(i));
    }
  }
}

bool CoplanarPolygons::isCovered(const QVector3D& place, const QVector3D& normal) {
  const float distance = QVector3D::dotProduct(normal, place);
  for (std::int64_t units = wholeUnits(distance) - 1; units <= wholeUnits(distance) + 1; ++units) {
    const auto found = m_byDistance.find(units);
    if (found == m_byDistance.end()) {
      continue;
    }
    for (const std::uint32_t number : found->second) {
      if (m_budget == 0) {
        return false;
      }
      --m_budget;
      const PlacedPolygon& polygon = m_polygons[number];
      if (QVector3D::dotProduct(polygon.normal, normal) > kCoplanarNormal &&
          std::abs(QVector3D::dotProduct(polygon.normal, place - polygon.corners.front())) < kCoplanarDistance &&
          isInside(polygon, place)) {
        return true;
      }
    }
  }
  return false;
}

} // namespace vitrine::formats::source
