#include "core/exporting/AtlasCharts.h"

#include "core/exporting/BakedLight.h"
#include "core/exporting/LuxelFilter.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <unordered_map>

namespace vitrine::exporting {
namespace {

/// Texels of the atlas along a luxel: at least, so that light has room to change, and at most.
constexpr float kLeastOfLuxel = 2;
constexpr float kMostOfLuxel = 32;
/// Texels along a triangle that has no place on any picture, and what stands for a picture's size where there is none.
constexpr float kTriangleTexels = 4;
constexpr float kNoPictureSize = 16;
/// Twice the area, in texels of the base colour's picture, below which a triangle is a line there.
constexpr double kLeastArea = 1e-4;
/// Side of what an island may cover in texels of its picture: a picture repeated ten thousand times is told by one.
constexpr float kMostTexels = 16384;

constexpr std::array<QVector2D, 3> kCorners = {QVector2D(0, 0), QVector2D(1, 0), QVector2D(0, 1)};

bool isNumber(const QVector2D& v) {
  return std::isfinite(v.x()) && std::isfinite(v.y());
}

/// Groups that are joined two by two.
class JoinedGroups {
public:
  explicit JoinedGroups(std::size_t count) : m_parents(count) { std::iota(m_parents.begin(), m_parents.end(), 0U); }

  std::uint32_t groupOf(std::uint32_t member) {
    while (m_parents[member] != member) {
      m_parents[member] = m_parents[m_parents[member]];
      member = m_parents[member];
    }
    return member;
  }
  void join(std::uint32_t a, std::uint32_t b) { m_parents[groupOf(b)] = groupOf(a); }

private:
  std::vector<std::uint32_t> m_parents;
};

double crossed(const std::array<QVector2D, 3>& corners) {
  const QVector2D a = corners[1] - corners[0];
  const QVector2D b = corners[2] - corners[0];
  return double{a.x()} * double{b.y()} - double{a.y()} * double{b.x()};
}

} // namespace

ChartMaker::ChartMaker(const animation::Pose& pose, const state::EvaluatedState& state,
                       const scene::SceneAssets& assets, const ExportMaterials& materials)
    : m_pose(pose), m_state(state), m_assets(assets), m_bases(assets.materials.size() + 1) {
  for (std::size_t i = 0; i < m_bases.size(); ++i) {
    Base& base = m_bases[i];
    base.size = {kNoPictureSize, kNoPictureSize};
    if (i == assets.materials.size()) {
      break;
    }
    const MaterialIndex index(i);
    const scene::Material& material = assets.materials[index];
    const scene::SlotTexture& slot = material.slot(scene::TextureSlot::BaseColor);
    base.uvSet = slot.uvSet;
    base.uvTransform = slot.uvTransform;
    base.changedByLight = material.model() != scene::MaterialModel::Unlit &&
                          material.model() != scene::MaterialModel::Water &&
                          material.model() != scene::MaterialModel::Sky;
    if (const TextureIndex picture = materials.colorOf(index).picture) {
      base.picture = &assets.textures[picture];
      base.size = {static_cast<float>(base.picture->image->width), static_cast<float>(base.picture->image->height)};
    }
  }
}

bool ChartMaker::hasLightmap(const scene::Mesh& mesh, int surface) const {
  const scene::LightmapIndex lightmap = mesh.surfaces[static_cast<std::size_t>(surface)].lightmap;
  return lightmap && !mesh.vertices.lightmapUvs.empty() && isUsable(m_pose.scene().bake.lightmaps[lightmap]);
}

bool ChartMaker::isLit(NodeIndex node, int surface) const {
  const scene::Mesh& mesh = meshOf(node);
  if (!baseOf(mesh.surfaces[static_cast<std::size_t>(surface)].material).changedByLight) {
    return false;
  }
  return hasLightmap(mesh, surface) || m_pose.scene().nodes[node].light || lightStreamOf(mesh, m_state);
}

std::uint32_t ChartMaker::vertexOf(const AtlasChart& chart, std::uint32_t triangle, std::uint32_t corner) const {
  return meshOf(chart).indices[surfaceOf(chart).firstIndex + 3 * triangle + corner];
}

QVector2D ChartMaker::pictureUv(const AtlasChart& chart, std::uint32_t triangle, std::uint32_t corner) const {
  const scene::Mesh& mesh = meshOf(chart);
  const Base& base = baseOf(surfaceOf(chart).material);
  const std::uint32_t vertex = vertexOf(chart, triangle, corner);
  const auto set = static_cast<std::size_t>(std::max(base.uvSet, 0));
  if (set >= mesh.vertices.uvs.size() || vertex >= mesh.vertices.uvs[set].size()) {
    return {};
  }
  const QVector2D uv = base.uvTransform.map(QVector3D(mesh.vertices.uvs[set][vertex], 0)).toVector2D();
  return isNumber(uv) ? uv : QVector2D();
}

QVector2D ChartMaker::coordinate(const AtlasChart& chart, std::uint32_t triangle, std::uint32_t corner) const {
  switch (chart.space) {
  case AtlasChart::Space::Luxels: {
    const auto& luxels = meshOf(chart).vertices.lightmapUvs;
    const std::uint32_t vertex = vertexOf(chart, triangle, corner);
    return vertex < luxels.size() && isNumber(luxels[vertex]) ? luxels[vertex] : QVector2D();
  }
  case AtlasChart::Space::Texels:
    return pictureUv(chart, triangle, corner) * baseOf(surfaceOf(chart).material).size;
  case AtlasChart::Space::Triangle:
    return kCorners[corner];
  }
  return {};
}

double ChartMaker::areaOf(const AtlasChart& chart, std::uint32_t triangle) const {
  return crossed({coordinate(chart, triangle, 0), coordinate(chart, triangle, 1), coordinate(chart, triangle, 2)});
}

double ChartMaker::pictureAreaOf(const AtlasChart& chart, std::uint32_t triangle) const {
  const QVector2D size = baseOf(surfaceOf(chart).material).size;
  return crossed({pictureUv(chart, triangle, 0) * size, pictureUv(chart, triangle, 1) * size,
                  pictureUv(chart, triangle, 2) * size});
}

/// Extent and densities of a chart whose triangles are known.
void ChartMaker::measure(AtlasChart& chart) const {
  constexpr float kFar = std::numeric_limits<float>::max();
  QVector2D least(kFar, kFar);
  QVector2D most(-kFar, -kFar);
  double area = 0;
  double picture = 0;
  for (const std::uint32_t triangle : chart.triangles) {
    for (std::uint32_t corner = 0; corner < 3; ++corner) {
      const QVector2D at = coordinate(chart, triangle, corner);
      least = {std::min(least.x(), at.x()), std::min(least.y(), at.y())};
      most = {std::max(most.x(), at.x()), std::max(most.y(), at.y())};
    }
    area += std::abs(areaOf(chart, triangle));
    picture += std::abs(pictureAreaOf(chart, triangle));
  }
  chart.least = least;
  chart.size = most - least;
  chart.pictureTexels = area > 0 ? static_cast<float>(std::sqrt(picture / area)) : 1.0F;
  const bool hasPicture = pictureOf(surfaceOf(chart).material) != nullptr;
  switch (chart.space) {
  case AtlasChart::Space::Luxels:
    chart.density = std::clamp(hasPicture ? chart.pictureTexels : 0, kLeastOfLuxel, kMostOfLuxel);
    break;
  case AtlasChart::Space::Texels:
    chart.density = 1;
    break;
  case AtlasChart::Space::Triangle:
    chart.density = kTriangleTexels;
    break;
  }
}

bool ChartMaker::isFlat(const AtlasChart& chart, std::uint32_t triangle) const {
  const std::array corners{coordinate(chart, triangle, 0), coordinate(chart, triangle, 1),
                           coordinate(chart, triangle, 2)};
  const auto [left, right] = std::minmax({corners[0].x(), corners[1].x(), corners[2].x()});
  const auto [top, bottom] = std::minmax({corners[0].y(), corners[1].y(), corners[2].y()});
  return std::abs(crossed(corners)) > kLeastArea && right - left < kMostTexels && bottom - top < kMostTexels;
}

/// Triangles that share vertices and face the same way on the picture lie beside each other on it: what is mirrored
/// there falls apart where it would lie on itself.
void ChartMaker::addIslands(const AtlasChart& model, std::uint32_t count, std::vector<AtlasChart>& charts,
                            std::vector<int>& chartOf) const {
  JoinedGroups groups(count);
  std::unordered_map<std::uint64_t, std::uint32_t> firstAt; ///< by vertex and side
  for (std::uint32_t triangle = 0; triangle < count; ++triangle) {
    if (isFlat(model, triangle)) {
      const std::uint64_t side = areaOf(model, triangle) < 0 ? 1 : 0;
      for (std::uint32_t corner = 0; corner < 3; ++corner) {
        const std::uint64_t key = 2 * std::uint64_t{vertexOf(model, triangle, corner)} + side;
        groups.join(firstAt.try_emplace(key, triangle).first->second, triangle);
      }
    }
  }
  std::unordered_map<std::uint32_t, int> chartOfGroup;
  for (std::uint32_t triangle = 0; triangle < count; ++triangle) {
    const auto [at, isNew] = chartOfGroup.try_emplace(groups.groupOf(triangle), static_cast<int>(charts.size()));
    if (isNew) {
      charts.push_back(model);
      charts.back().space = isFlat(model, triangle) ? AtlasChart::Space::Texels : AtlasChart::Space::Triangle;
    }
    charts[static_cast<std::size_t>(at->second)].triangles.push_back(triangle);
    chartOf[triangle] = at->second;
  }
}

void ChartMaker::add(NodeIndex node, int surface, std::vector<AtlasChart>& charts, std::vector<int>& chartOf) const {
  const scene::Mesh& mesh = meshOf(node);
  const std::uint32_t count = mesh.surfaces[static_cast<std::size_t>(surface)].triangleCount();
  const std::size_t first = charts.size();
  AtlasChart model;
  model.node = node;
  model.surface = surface;
  chartOf.assign(count, static_cast<int>(first));
  if (hasLightmap(mesh, surface)) {
    model.triangles.resize(count);
    std::iota(model.triangles.begin(), model.triangles.end(), 0U);
    charts.push_back(std::move(model));
  } else {
    model.space = AtlasChart::Space::Texels;
    addIslands(model, count, charts, chartOf);
  }
  for (std::size_t i = first; i < charts.size(); ++i) {
    measure(charts[i]);
  }
}

} // namespace vitrine::exporting
