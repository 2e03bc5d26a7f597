#pragma once

#include "core/formats/api/SceneBudget.h"
#include "core/formats/diggles/records/ModelFile.h"
#include "core/scene/Bounds.h"

#include <QVector4D>

#include <map>
#include <memory>
#include <tuple>

namespace vitrine::formats::diggles {

/// A point of the file in the scene's axes.
QVector3D toScene(const QVector3D& file);

/// The triangles of an array that can be drawn over so many points, wound for the scene.
struct SceneTriangles {
  std::vector<std::uint32_t> indices;
  std::vector<std::uint32_t> corners;                     ///< the points they use, ascending
  std::shared_ptr<const std::vector<std::uint32_t>> rows; ///< of those left in the array; null: all of them
};

/// The arrays of a model as a scene holds them, each decoded when it is first asked for and shared from then on. Null
/// when the budget is used up or there is no such array.
class SceneArrays {
public:
  using Positions = std::shared_ptr<const std::vector<QVector3D>>;
  using Colors = std::shared_ptr<const std::vector<QVector4D>>;
  using Triangles = std::shared_ptr<const SceneTriangles>;

  /// Both must outlive this object.
  SceneArrays(const ModelFile& model, SceneBudget& budget) : m_model(model), m_budget(budget) {}

  Positions positions(std::uint32_t points);
  /// Baked light as factors; full light where the array is too short.
  Colors light(std::uint32_t brightness, std::uint32_t vertices);
  Triangles triangles(std::uint32_t triangles, std::uint32_t vertices);
  /// Bounds of the points that these triangles use.
  scene::Bounds bounds(std::uint32_t triangles, std::uint32_t points);
  /// (0, 0) where the array is too short or holds no numbers. Not kept.
  std::vector<QVector2D> uvs(std::uint32_t uvs, std::uint32_t vertices) const;

private:
  using Pair = std::pair<std::uint32_t, std::uint32_t>;

  const ModelFile& m_model;
  SceneBudget& m_budget;
  std::map<std::uint32_t, Positions> m_positions;
  std::map<Pair, Colors> m_light;
  std::map<Pair, Triangles> m_triangles;
  std::map<Pair, scene::Bounds> m_bounds; ///< by triangles and points
};

} // namespace vitrine::formats::diggles
