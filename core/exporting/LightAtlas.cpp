#include "core/exporting/LightAtlas.h"

#include "core/exporting/ExportTexts.h"
#include "core/image/ShelfPacker.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <numeric>

namespace vitrine::exporting {
namespace {

/// Share of a page that packing by shelves fills at least, as a rule.
constexpr double kFilled = 0.9;
constexpr int kLeastPageSide = 64;
/// Largest side of a chart without its border, texels.
constexpr double kMostOfChart = 2048;
/// Factor on densities that one page may cost before there are more: one picture is what most programs want.
constexpr double kLeastScaleOfOne = 0.5;
/// Densities below this would leave nothing of any picture.
constexpr double kLeastScale = 1.0 / 256;

QSize texelsOf(const AtlasChart& chart, double scale) {
  const auto side = [&](float units) {
    const double wanted = double{units} * double{chart.density} * scale;
    return static_cast<int>(std::clamp(std::ceil(wanted), 1.0, kMostOfChart));
  };
  return {side(chart.size.x()), side(chart.size.y())};
}

} // namespace

LightAtlas::Key LightAtlas::keyOf(NodeIndex node, int surface) const {
  const scene::Node& from = m_scene->nodes[node];
  return {from.mesh, surface, from.light ? node : NodeIndex(scene::kNone)};
}

std::optional<LightAtlas> LightAtlas::of(const ChartMaker& maker, const Scene& scene,
                                         const scene::ByNode<std::vector<DrawItemIndex>>& items, Progress& progress) {
  LightAtlas atlas(maker, scene);
  for (const NodeIndex node : scene.nodes.indices()) {
    for (const DrawItemIndex item : items[node]) {
      progress.step(ExportTexts::tr("Collecting light"));
      const int surface = scene.drawItems()[item].surface;
      if (maker.isLit(node, surface)) {
        const auto [at, isNew] = atlas.m_chartsOf.try_emplace(atlas.keyOf(node, surface));
        if (isNew) {
          maker.add(node, surface, atlas.m_charts, at->second);
        }
      }
    }
  }
  if (!atlas.empty() && !atlas.pack()) {
    return std::nullopt;
  }
  return atlas;
}

double LightAtlas::texelsAt(double scale) const {
  double texels = 0;
  for (const AtlasChart& chart : m_charts) {
    const QSize size = texelsOf(chart, scale);
    texels += (size.width() + 2.0 * kBorder) * (size.height() + 2.0 * kBorder);
  }
  return texels;
}

bool LightAtlas::pack() {
  const double page = double{kMaxSide} * kMaxSide * kFilled;
  const double all = texelsAt(1);
  m_pages = 1;
  const double side = std::clamp(std::sqrt(all), double{kLeastPageSide}, double{kMaxSide});
  for (int each = static_cast<int>(std::bit_ceil(static_cast<unsigned>(side))); each <= kMaxSide; each *= 2) {
    if (packAt(each, 1)) {
      return true;
    }
  }
  const double shares = all / page * kLeastScaleOfOne * kLeastScaleOfOne;
  m_pages = static_cast<int>(std::clamp(std::ceil(shares), 1.0, double{kMaxPages}));
  for (double scale = std::min(1.0, std::sqrt(page * m_pages / all)); scale > kLeastScale; scale *= kFilled) {
    if (packAt(kMaxSide, scale)) {
      return true;
    }
  }
  return false;
}

bool LightAtlas::packAt(int side, double scale) {
  std::vector<std::vector<std::size_t>> byPage(static_cast<std::size_t>(m_pages));
  const double share = texelsAt(scale) / m_pages;
  double passed = 0;
  int page = 0;
  for (std::size_t i = 0; i < m_charts.size(); ++i) {
    AtlasChart& chart = m_charts[i];
    const bool sameSurface = i > 0 && m_charts[i - 1].node == chart.node && m_charts[i - 1].surface == chart.surface;
    page = sameSurface ? page : std::min(static_cast<int>(passed / share), m_pages - 1);
    chart.page = page;
    chart.texels = texelsOf(chart, scale);
    if (std::max(chart.texels.width(), chart.texels.height()) + 2 * kBorder > side) {
      return false;
    }
    passed += (chart.texels.width() + 2.0 * kBorder) * (chart.texels.height() + 2.0 * kBorder);
    byPage[static_cast<std::size_t>(page)].push_back(i);
  }
  int height = 1;
  for (std::vector<std::size_t>& charts : byPage) {
    std::ranges::stable_sort(charts, std::ranges::greater(),
                             [&](std::size_t i) { return m_charts[i].texels.height(); });
    image::ShelfPacker packer(side, side);
    for (const std::size_t i : charts) {
      const QSize& texels = m_charts[i].texels;
      const auto slot = packer.add(texels.width() + 2 * kBorder, texels.height() + 2 * kBorder);
      m_charts[i].at = QPoint(slot.x + kBorder, slot.y + kBorder);
    }
    if (packer.pageCount() > 1) {
      return false;
    }
    height = std::max(height, packer.usedHeight());
  }
  m_size = QSize(side, height);
  return true;
}

int LightAtlas::pageOf(const Scene& scene, DrawItemIndex item) const {
  const scene::DrawItem& of = scene.drawItems()[item];
  const auto found = m_chartsOf.find(keyOf(of.node, of.surface));
  return found == m_chartsOf.end() || found->second.empty()
             ? -1
             : m_charts[static_cast<std::size_t>(found->second.front())].page;
}

QVector2D LightAtlas::locate(NodeIndex node, int surface, std::uint32_t corner) const {
  const scene::Mesh& mesh = m_scene->meshes[m_scene->nodes[node].mesh];
  const std::uint32_t inSurface = corner - mesh.surfaces[static_cast<std::size_t>(surface)].firstIndex;
  const std::vector<int>& charts = m_chartsOf.at(keyOf(node, surface));
  const AtlasChart& chart = m_charts[static_cast<std::size_t>(charts[inSurface / 3])];
  const QVector2D texel =
      texelAt(chart, m_maker->coordinate(chart, inSurface / 3, inSurface % 3)) + QVector2D(QPointF(chart.at));
  return texel / QVector2D(static_cast<float>(m_size.width()), static_cast<float>(m_size.height()));
}

QVector2D texelAt(const AtlasChart& chart, const QVector2D& coordinate) {
  const auto along = [](float value, float least, float size, int texels) {
    return size > 0 ? (value - least) / size * static_cast<float>(texels) : 0.5F;
  };
  return {along(coordinate.x(), chart.least.x(), chart.size.x(), chart.texels.width()),
          along(coordinate.y(), chart.least.y(), chart.size.y(), chart.texels.height())};
}

} // namespace vitrine::exporting
