#pragma once

#include "core/base/Progress.h"
#include "core/exporting/AtlasCharts.h"

#include <QImage>

#include <map>
#include <optional>
#include <tuple>

namespace vitrine::exporting {

/// Base colours times ready-made light of a scene on one picture, in pages if need be, for programs that know one
/// texture and no light of the file's. Each lit surface has a place of its own there.
class LightAtlas {
public:
  /// Largest side of a page, and how many there are at most.
  static constexpr int kMaxSide = 8192;
  static constexpr int kMaxPages = 2;
  /// Texels around each chart that go on with what is at its edge.
  static constexpr int kBorder = 2;

  /// Places what `items` show by node. All arguments must outlive it. nullopt: there is no room for so many surfaces.
  /// Throws base::Cancelled through `progress`.
  static std::optional<LightAtlas> of(const ChartMaker& maker, const Scene& scene,
                                      const scene::ByNode<std::vector<DrawItemIndex>>& items, Progress& progress);

  /// True if no light reaches anything.
  bool empty() const { return m_charts.empty(); }
  int pageCount() const { return m_pages; }
  QSize pageSize() const { return m_size; }
  /// Page on which an item lies; -1: on none, no light changes it.
  int pageOf(const Scene& scene, DrawItemIndex item) const;
  /// Texture coordinates of a corner of a node's surface that lies on a page. `corner`: into Mesh::indices.
  QVector2D locate(NodeIndex node, int surface, std::uint32_t corner) const;

  const std::vector<AtlasChart>& charts() const { return m_charts; }

private:
  /// Mesh, surface, and the node where it has light of its own.
  using Key = std::tuple<MeshIndex, int, NodeIndex>;

  explicit LightAtlas(const ChartMaker& maker, const Scene& scene) : m_maker(&maker), m_scene(&scene) {}

  Key keyOf(NodeIndex node, int surface) const;
  /// Finds pages, their size and a place for each chart; false: there is none.
  bool pack();
  /// Packs the charts on as many pages as have been found, each surface on one. `scale`: factor on all densities.
  bool packAt(int side, double scale);
  /// Texels of all charts with their borders.
  double texelsAt(double scale) const;

  const ChartMaker* m_maker;
  const Scene* m_scene;
  std::vector<AtlasChart> m_charts;
  std::map<Key, std::vector<int>> m_chartsOf; ///< of each triangle
  int m_pages = 0;
  QSize m_size;
};

/// Point of a chart in texels, (0, 0) at its top left inside the border.
QVector2D texelAt(const AtlasChart& chart, const QVector2D& coordinate);

} // namespace vitrine::exporting
