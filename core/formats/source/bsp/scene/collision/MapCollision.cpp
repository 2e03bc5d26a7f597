#include "core/formats/source/bsp/scene/collision/MapCollision.h"

#include "core/base/Translate.h"
#include "core/collision/CollisionWorld.h"
#include "core/formats/source/bsp/scene/Placement.h"
#include "core/formats/source/bsp/scene/collision/DisplacementBrushes.h"
#include "core/formats/source/bsp/scene/collision/ModelBrushes.h"
#include "core/formats/source/bsp/scene/collision/SolidEntities.h"

namespace vitrine::formats::source {
namespace {

// Solid, window, grate, moveable, player clip: what stops a player.
constexpr std::uint32_t kStopsPlayers = 0x1 | 0x2 | 0x8 | 0x4000 | 0x10000;
constexpr std::size_t kMostSides = 256;
constexpr std::size_t kBrushesPerCheck = 512;
// Every brush has sides, and most entities a model, of their own.
constexpr std::size_t kSharedSides = 4;

constexpr auto kFirstSide = structure::columnOf<bsp::kBrush>("firstside");
constexpr auto kSideCount = structure::columnOf<bsp::kBrush>("numsides");
constexpr auto kContents = structure::columnOf<bsp::kBrush>("contents");

/// Adds brushes to the collision world, wherever their entity stands.
class BrushCollision {
public:
  BrushCollision(const SceneParts& parts, CollisionBuilder& builder)
      : m_parts(parts), m_builder(builder), m_brushes(parts.map.records.view(LumpId::Brushes)),
        m_sides(parts.map.records.view(LumpId::BrushSides)), m_plane(m_sides, bsp::BrushSideLayouts::field("planenum")),
        m_budget(kSharedSides * m_sides.count()) {}

  void add(std::span<const std::uint32_t> brushes, const QMatrix4x4& transform) {
    for (const std::uint32_t brush : brushes) {
      if (m_full || (static_cast<std::uint32_t>(kContents.integer(m_brushes.at(brush))) & kStopsPlayers) == 0) {
        continue;
      }
      if (++m_added % kBrushesPerCheck == 0) {
        m_parts.progress.check();
      }
      const RecordRef record{m_parts.sections.of(LumpId::Brushes), brush};
      const auto outcome =
          readSides(brush, transform) ? m_builder.add(m_planes, record) : CollisionBuilder::Outcome::Unbounded;
      m_full = outcome == CollisionBuilder::Outcome::Full;
      if (outcome == CollisionBuilder::Outcome::Unbounded) {
        m_parts.diagnostics.countedNote(
            QStringLiteral("brush.solid"),
            base::translate("formats", "brush %1 encloses no volume; it is not solid").arg(brush),
            m_brushes.rangeOf(brush));
      }
    }
  }
  bool isFull() const { return m_full; }

private:
  bool readSides(std::size_t brush, const QMatrix4x4& transform) {
    const std::size_t first = static_cast<std::uint32_t>(kFirstSide.integer(m_brushes.at(brush)));
    const std::size_t count = static_cast<std::uint32_t>(kSideCount.integer(m_brushes.at(brush)));
    if (count > std::min(kMostSides, m_budget) || first + count > m_sides.count()) {
      return false;
    }
    m_budget -= count;
    m_planes.clear();
    const QVector3D moved = transform.map(QVector3D());
    for (std::size_t i = first; i < first + count; ++i) {
      const auto number = static_cast<std::uint32_t>(m_plane.integer(m_sides.at(i)));
      if (number >= m_parts.map.records.planes.size()) {
        return false;
      }
      const Plane& plane = m_parts.map.records.planes[number];
      const QVector3D normal = transform.mapVector(scene::kZUpRightHanded.toScene(plane.normal));
      m_planes.push_back({normal, plane.distance + QVector3D::dotProduct(normal, moved)});
    }
    return true;
  }

  const SceneParts& m_parts;
  CollisionBuilder& m_builder;
  const RecordView& m_brushes;
  const RecordView& m_sides;
  Column m_plane;
  std::size_t m_budget; ///< sides that may still be read
  std::vector<collision::CollisionPlane> m_planes;
  std::size_t m_added = 0;
  bool m_full = false;
};

/// Brushes of solid entities, each where its entity stands. Visits every model, so that what is left is the world's.
void addEntities(const SceneParts& parts, ModelBrushes& tree, BrushCollision& builder) {
  const std::vector<Model>& models = parts.map.records.models;
  std::vector<std::vector<std::uint32_t>> brushesOf(models.size());
  for (std::size_t model = 1; model < models.size(); ++model) {
    brushesOf[model] = tree.of(models[model]);
  }
  for (const Entity& entity : parts.map.entities) {
    const int model = entity.brushModel();
    if (model > 0 && static_cast<std::size_t>(model) < models.size() && isSolidEntity(entity)) {
      builder.add(brushesOf[static_cast<std::size_t>(model)], placement(entity));
    }
  }
}

} // namespace

std::shared_ptr<const collision::CollisionWorld> mapSolids(const SceneParts& parts,
                                                           const std::vector<FacePlace>& places) {
  CollisionBuilder builder;
  BrushCollision brushes(parts, builder);
  ModelBrushes tree(parts.map.records);
  const std::vector<Model>& models = parts.map.records.models;
  const std::vector<std::uint32_t> world = models.empty() ? tree.rest() : tree.of(models.front());
  brushes.add(world, {});
  addEntities(parts, tree, brushes);
  if (world.empty()) {
    // The tree leads to no brush at all: those of no entity are the world's.
    brushes.add(tree.rest(), {});
  }
  if (!addDisplacementBrushes(parts, places, builder) || brushes.isFull()) {
    parts.diagnostics.note(
        base::translate("formats", "the map has more solid brushes than supported; the rest is not solid"),
        base::Unplaced::Limit);
  }
  return builder.take();
}

} // namespace vitrine::formats::source
