#include "core/formats/xops/scene/PointLinks.h"

#include "core/scene/Axes.h"
#include "core/scene/ShapeBuilder.h"

#include <cmath>

namespace vitrine::formats::xops {
namespace {

using scene::ShapeBuilder;

constexpr float kThickness = 0.5F;
constexpr float kHeadLength = 2.6F;
constexpr float kHeadWidth = 2.0F;
/// Arrows keep to their right, so that there and back do not lie in one another.
constexpr float kAside = 0.8F;
/// Closer points need no arrow: their markers touch.
constexpr float kShortest = 1.0F;

bool isDrawn(const Point& from, std::size_t parameter) {
  const auto kind = static_cast<PointKind>(from.p[0]);
  const LinkTo what = targetClassOf(from, parameter);
  if (isEvent(kind)) {
    return what == LinkTo::Event;
  }
  return what == LinkTo::Path || (isPath(kind) && what == LinkTo::Person);
}

/// Place where arrows touch a marker: events float, all others stand on the ground.
QVector3D anchorOf(const Point& point) {
  const float height = isEvent(static_cast<PointKind>(point.p[0])) ? 10.0F : 1.5F;
  return placeOf(point) + QVector3D(0, height, 0);
}

/// Distance that arrows keep from the middle of a marker.
float clearanceOf(const Point& point) {
  return isEvent(static_cast<PointKind>(point.p[0])) ? 2.4F : 3.2F;
}

void addArrow(ShapeBuilder& solid, const Point& from, const Point& to) {
  const QVector3D start = anchorOf(from);
  const QVector3D end = anchorOf(to);
  const float length = (end - start).length();
  const QVector3D along = (end - start) / length;
  const QVector3D right = QVector3D::crossProduct(along, {0, 1, 0}).normalized() * kAside;
  // Between markers that nearly touch, half of the way is left to the arrow.
  const QVector3D tail = start + right + along * std::min(clearanceOf(from), length * 0.25F);
  const QVector3D tip = end + right - along * std::min(clearanceOf(to), length * 0.25F);
  const float scale = std::min(1.0F, (tip - tail).length() * 0.6F / kHeadLength);
  solid.addArrow(tail, tip, kThickness * scale, kHeadLength * scale, kHeadWidth * scale);
}

} // namespace

QVector3D placeOf(const Point& point) {
  return scene::kYUpLeftHanded.toScene(point.position);
}

std::vector<PointLink> shownLinks(const PointFile& file, const PointIndex& index, PointGroup group) {
  std::vector<PointLink> links;
  for (std::size_t from = 0; from < file.points.size(); ++from) {
    const Point& point = file.points[from];
    for (std::size_t parameter = 0; parameter < 2 && infoOf(point.p[0]).group == group; ++parameter) {
      const auto to = isDrawn(point, parameter)
                          ? index.find(targetClassOf(point, parameter), point.p[parameter + 1]).point
                          : std::nullopt;
      const bool drawn = to && *to != from && hasPlace(point) && hasPlace(file.points[*to]) &&
                         (anchorOf(file.points[*to]) - anchorOf(point)).length() > kShortest;
      if (drawn) {
        links.push_back({from, *to});
      }
    }
  }
  return links;
}

MeshIndex addLinkMesh(SceneBuilder& scene, const PointFile& file, const std::vector<PointLink>& links,
                      MaterialIndex material, const PointPlace& place) {
  ShapeBuilder solid;
  for (const PointLink& link : links) {
    const std::uint32_t first = solid.indexCount();
    addArrow(solid, file.points[link.from], file.points[link.to]);
    scene::Provenance& provenance = solid.addSurface(first, material).provenance;
    provenance.space = place.space;
    provenance.section = place.section;
    provenance.firstRow = link.from;
  }
  return scene.meshes.add(solid.take(QStringLiteral("%1: links").arg(place.name)));
}

} // namespace vitrine::formats::xops
