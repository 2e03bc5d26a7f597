#include "resources/demos/diggles/ModelAssembly.h"

#include "resources/demos/diggles/BakedLight.h"
#include "resources/demos/diggles/GroundShadow.h"

#include <numbers>

namespace vitrine::demos::diggles {

namespace {

/// Angles about the axes of the file, x first, then y, then z; 0 up to a whole turn.
std::array<float, 3> anglesOf(const Placement& place) {
  const Vec3 x = inFileAxes(place.x);
  const Vec3 y = inFileAxes(-place.y);
  const Vec3 z = inFileAxes(place.z);
  const double aboutY = std::asin(std::clamp(-x.z, -1.0, 1.0));
  const bool upright = std::abs(x.z) < 1 - 1e-9;
  const double aboutX = upright ? std::atan2(y.z, z.z) : 0;
  const double aboutZ = upright ? std::atan2(x.y, x.x) : std::atan2(-y.x, y.y);
  const auto positive = [](double angle) {
    return static_cast<float>(angle < 0 ? angle + 2 * std::numbers::pi : angle + 0.0);
  };
  return {positive(aboutX), positive(aboutY), positive(aboutZ)};
}

} // namespace

template <class Entry>
std::size_t ModelAssembly::Kept<Entry>::add(std::vector<Entry>& list, const Entry& entry) {
  const auto [known, fresh] = numbers.try_emplace(entry, list.size());
  if (fresh)
    list.push_back(entry);
  return known->second;
}

std::uint16_t ModelAssembly::addMaterial(const std::string& name, const std::string& path) {
  m_model.materials.push_back({name, path, 1});
  return static_cast<std::uint16_t>(m_model.materials.size() - 1);
}

std::uint32_t ModelAssembly::addAnimation(const Animation& facts, const FigureKind& kind,
                                          const std::vector<Figure>& frames) {
  Animation& animation = m_model.animations.emplace_back(facts);
  for (const Figure& frame : frames)
    animation.meshes.push_back(addFrame(kind, frame));
  return static_cast<std::uint32_t>(m_model.animations.size() - 1);
}

void ModelAssembly::addObject(const std::string& name, std::vector<std::uint32_t> animations) {
  m_model.objects.push_back({name, std::move(animations)});
}

std::uint32_t ModelAssembly::addFrame(const FigureKind& kind, const Figure& figure) {
  auto light = bakedLight(figure);
  Mesh mesh;
  Box bounds = Box::nothing();
  for (std::size_t i = 0; i < figure.surfaces.size(); ++i) {
    mesh.links.push_back(linkOf(kind.materials[i], figure.surfaces[i], std::move(light[i])));
    for (const Vec3& point : figure.surfaces[i].points)
      bounds.add(inFileAxes(point));
  }
  mesh.boxMin = bounds.mins;
  mesh.boxMax = bounds.maxs;
  for (std::size_t slot = 0; slot < kAnchorSlots; ++slot)
    if (figure.anchors[slot])
      mesh.anchors[slot] = anchorOf(*figure.anchors[slot]);
  const GroundShadow shadow = groundShadow(figure);
  mesh.shadow = static_cast<std::uint16_t>(m_shadows.add(m_model.shadows, shadow.picture));
  mesh.shadowQuad = shadow.quad;
  if (kind.cmap)
    mesh.cmap = static_cast<std::uint16_t>(m_cmaps.add(m_model.cmaps, *kind.cmap));
  m_model.meshes.push_back(std::move(mesh));
  return static_cast<std::uint32_t>(m_model.meshes.size() - 1);
}

Link ModelAssembly::linkOf(std::uint16_t material, const Surface& surface, std::vector<std::uint8_t> light) {
  std::vector<RawPoint> points;
  for (const Vec3& point : surface.points)
    points.push_back(rawPoint(inFileAxes(point)));
  // One axis is turned round, which turns every triangle inside out.
  std::vector<std::uint16_t> triangles = surface.triangles;
  for (std::size_t i = 0; i < triangles.size(); i += 3)
    std::swap(triangles[i + 1], triangles[i + 2]);
  Link link;
  link.material = material;
  link.triangles = static_cast<std::uint16_t>(m_triangles.add(m_model.triangleArrays, triangles));
  // Pictures do not swim over a body that moves: the first frame with these triangles decides.
  const auto [known, first] = m_uvsOf.try_emplace({material, link.triangles}, std::uint16_t{0});
  if (first)
    known->second = static_cast<std::uint16_t>(m_uvs.add(m_model.uvArrays, surface.picture));
  link.uvs = known->second;
  link.points = static_cast<std::uint16_t>(m_points.add(m_model.pointArrays, points));
  link.brightness = static_cast<std::uint16_t>(m_brightness.add(m_model.brightnessArrays, light));
  return link;
}

std::uint32_t ModelAssembly::anchorOf(const Placement& place) {
  AnchorRecord anchor;
  anchor.place = rawPoint(inFileAxes(place.origin));
  anchor.angles = anglesOf(place);
  return static_cast<std::uint32_t>(m_anchors.add(m_model.anchors, anchor));
}

} // namespace vitrine::demos::diggles
