#pragma once

#include "core/animation/Pose.h"
#include "core/exporting/ExportMaterials.h"

#include <QSize>

#include <array>

namespace vitrine::exporting {

/// Part of a lit surface that lies in one piece on an atlas, without lying on itself.
struct AtlasChart {
  /// Coordinates in which the chart is flat.
  enum class Space {
    Luxels,  ///< of the surface's lightmap
    Texels,  ///< of the picture of its base colour
    Triangle ///< of a single triangle that has neither: half a unit square
  };

  NodeIndex node; ///< that shows the surface, in its light
  int surface = 0;
  Space space = Space::Luxels;
  std::vector<std::uint32_t> triangles; ///< of the surface
  QVector2D least;                      ///< in coordinates
  QVector2D size;
  float pictureTexels = 1; ///< along a unit of coordinates, of the picture of the base colour
  float density = 1;       ///< texels of the atlas that a unit of coordinates is worth
  // Place, once it is packed.
  int page = 0;
  QPoint at;    ///< without the border
  QSize texels; ///< the same
};

/// Takes a lit surface apart into charts.
class ChartMaker {
public:
  ChartMaker(const animation::Pose& pose, const state::EvaluatedState& state, const scene::SceneAssets& assets,
             const ExportMaterials& materials);

  /// True if light that is ready made reaches the surface: a lightmap, light of the model that the node places, or a
  /// colour stream; and the surface is one that light changes.
  bool isLit(NodeIndex node, int surface) const;
  /// Adds the charts of a lit surface. `chartOf`: that of each triangle, as numbers in `charts`.
  void add(NodeIndex node, int surface, std::vector<AtlasChart>& charts, std::vector<int>& chartOf) const;

  /// Coordinates of a corner of a triangle, from 0 to 2, in a chart's space.
  QVector2D coordinate(const AtlasChart& chart, std::uint32_t triangle, std::uint32_t corner) const;
  /// Texture coordinates of a corner on the picture of its base colour.
  QVector2D pictureUv(const AtlasChart& chart, std::uint32_t triangle, std::uint32_t corner) const;

  const scene::Mesh& meshOf(const AtlasChart& chart) const { return meshOf(chart.node); }
  const scene::Surface& surfaceOf(const AtlasChart& chart) const {
    return meshOf(chart).surfaces[static_cast<std::size_t>(chart.surface)];
  }
  /// Picture of the base colour; null: there is none.
  const scene::Texture* pictureOf(MaterialIndex material) const { return baseOf(material).picture; }

private:
  /// Base colour of a material, as surfaces are laid out by it.
  struct Base {
    const scene::Texture* picture = nullptr; ///< null: there is none
    QVector2D size;                          ///< texels
    int uvSet = 0;
    QMatrix4x4 uvTransform;
    bool changedByLight = true;
  };

  const Base& baseOf(MaterialIndex material) const {
    return m_bases[m_assets.materials.contains(material) ? material.position() : m_assets.materials.size()];
  }
  const scene::Mesh& meshOf(NodeIndex node) const { return m_pose.scene().meshes[m_pose.scene().nodes[node].mesh]; }
  bool hasLightmap(const scene::Mesh& mesh, int surface) const;
  std::uint32_t vertexOf(const AtlasChart& chart, std::uint32_t triangle, std::uint32_t corner) const;
  /// Twice the signed area of a triangle in a space.
  double areaOf(const AtlasChart& chart, std::uint32_t triangle) const;
  double pictureAreaOf(const AtlasChart& chart, std::uint32_t triangle) const;
  void addIslands(const AtlasChart& model, std::uint32_t count, std::vector<AtlasChart>& charts,
                  std::vector<int>& chartOf) const;
  bool isFlat(const AtlasChart& chart, std::uint32_t triangle) const;
  void measure(AtlasChart& chart) const;

  const animation::Pose& m_pose;
  const state::EvaluatedState& m_state;
  const scene::SceneAssets& m_assets;
  std::vector<Base> m_bases; ///< by material; the last one: of none
};

} // namespace vitrine::exporting
