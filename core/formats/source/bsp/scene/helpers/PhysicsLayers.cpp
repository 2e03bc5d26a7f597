// Convex bodies of the physics engine over the map: what things really bump into.
#include "core/base/Translate.h"
#include "core/formats/source/bsp/assets/MapModels.h"
#include "core/formats/source/bsp/records/PhysSolids.h"
#include "core/formats/source/bsp/scene/Placement.h"
#include "core/formats/source/bsp/scene/collision/PhysHulls.h"
#include "core/formats/source/bsp/scene/helpers/HelperLayers.h"
#include "core/formats/source/bsp/scene/helpers/HelperMesh.h"
#include "core/formats/source/bsp/scene/helpers/PhysicsDifference.h"
#include "core/formats/source/file/keyvalues/KeyValues.h"

#include <algorithm>
#include <map>
#include <unordered_map>

namespace vitrine::formats::source {
namespace {

constexpr std::size_t kHullsPerCheck = 512;
const QVector3D kWorldHull(0.1F, 0.6F, 0.15F);
const QVector3D kEntityHull(0.9F, 0.35F, 0.02F);
const QVector3D kPropHull(0.75F, 0.6F, 0.02F);
const QVector3D kFluidHull(0.02F, 0.15F, 0.9F);

constexpr HelperLook kPhysicsHullLook{"layer.physhulls", QT_TRANSLATE_NOOP("formats", "Physics hulls of brushes"),
                                      kMapInternals};
constexpr HelperLook kPropHullLook{"layer.prophulls", QT_TRANSLATE_NOOP("formats", "Physics hulls of props"),
                                   kMapInternals};

/// One record of PHYSCOLLIDE: the solids of a brush model, and text about them.
struct CollisionModel {
  std::int32_t model = -1;
  std::vector<PhysSolid> solids;
  std::vector<KeyValue> text;
};

/// The next record; nullopt at the end, and where its sizes do not fit, which is told where the sections are made.
std::optional<CollisionModel> readCollisionModel(ByteReader& reader, bytes::Endian order) {
  CollisionModel model;
  try {
    const LayoutPtr& layout = physLayouts(order).model;
    const Bytes head = reader.take(layout->size);
    const auto number = [&](structure::FieldName name) { return physColumn(layout, name).integer(head.data()); };
    model.model = number(bsp::PhysModelLayouts::field("modelIndex"));
    const std::int32_t dataSize = number(bsp::PhysModelLayouts::field("dataSize"));
    const std::int32_t textSize = number(bsp::PhysModelLayouts::field("keydataSize"));
    const std::int32_t count = number(bsp::PhysModelLayouts::field("solidCount"));
    if (model.model < 0 || dataSize < 0 || textSize < 0) {
      return std::nullopt;
    }
    const ByteRange where{reader.space(), reader.spaceOffset(), static_cast<std::uint64_t>(dataSize)};
    ByteReader solids(reader.take(where.size), where, order);
    const ByteRange textWhere{reader.space(), reader.spaceOffset(), static_cast<std::uint64_t>(textSize)};
    const Bytes text = reader.take(textWhere.size);
    model.solids = readPhysSolids(solids, count, order);
    model.text = parseKeyValues(text, {}, nullptr, textWhere);
  } catch (const bytes::ReadError&) {
    return std::nullopt;
  }
  return model;
}

/// Colours of the solids that the text speaks of: by contents, fluids blue.
std::map<int, QVector3D> coloursOf(const CollisionModel& model) {
  struct HullColour {
    std::uint32_t contents;
    QVector3D colour;
  };
  static const std::array kColours{
      HullColour{0x10000, {0.7F, 0.05F, 0.6F}}, // player clip
      HullColour{0x20000, {0.3F, 0.05F, 0.9F}}, // monster clip
      HullColour{0x8, {0.1F, 0.7F, 0.9F}},      // grate
  };
  std::map<int, QVector3D> colours;
  for (const KeyValue& block : model.text) {
    const int index = block.text(u"index").toInt();
    if (block.key.compare(QLatin1StringView("fluid"), Qt::CaseInsensitive) == 0) {
      colours[index] = kFluidHull;
      continue;
    }
    const std::uint32_t contents = block.text(u"contents").toUInt();
    const auto found = std::ranges::find(kColours, contents, &HullColour::contents);
    if (found != kColours.end()) {
      colours[index] = found->colour;
    }
  }
  return colours;
}

/// Puts bodies into a layer.
class HullLayer {
public:
  HullLayer(SceneParts& parts, const HelperLook& look) : m_parts(parts), m_mesh(parts, look) {}

  bool isFull() const { return m_mesh.triangleCount() > kMostHelperTriangles; }
  void finish() { m_mesh.finish(); }
  /// All sides of the bodies so far.
  std::vector<PlacedPolygon> takeSides() { return std::move(m_sides); }

  /// A body at a place, as a row of a section.
  void add(const std::vector<HullFace>& faces, const QMatrix4x4& transform, const QVector3D& colour,
           const scene::Provenance& of, std::initializer_list<RecordRef> related) {
    if (++m_count % kHullsPerCheck == 0) {
      m_parts.progress.check();
    }
    const std::size_t first = m_sides.size();
    for (const HullFace& face : faces) {
      PlacedPolygon& side = m_sides.emplace_back();
      side.row = of.firstRow;
      side.normal = transform.mapVector(scene::kZUpRightHanded.toScene(face.normal)).normalized();
      for (const QVector3D& corner : face.corners) {
        side.corners.push_back(transform.map(scene::kZUpRightHanded.toScene(corner)));
      }
    }
    for (std::size_t i = first; i < m_sides.size(); ++i) {
      m_mesh.addPolygon(m_sides[i].corners, m_sides[i].normal, m_sides[i].row);
    }
    m_mesh.endSurface(colour, HelperMesh::Paint::Fill, of, related);
    for (std::size_t i = first; i < m_sides.size(); ++i) {
      m_mesh.addOutline(m_sides[i].corners, m_sides[i].normal, m_sides[i].row);
    }
    m_mesh.endSurface(colour, HelperMesh::Paint::Line, of, related);
  }

private:
  SceneParts& m_parts;
  HelperMesh m_mesh;
  std::vector<PlacedPolygon> m_sides;
  std::size_t m_count = 0;
};

/// The bodies of the map's own models.
class ModelHulls {
public:
  explicit ModelHulls(SceneParts& parts) : m_parts(parts), m_layer(parts, kPhysicsHullLook) {
    for (std::size_t i = 0; i < parts.map.entities.size(); ++i) {
      m_entityOf.try_emplace(parts.map.entities[i].brushModel(), i);
    }
  }

  bool isFull() const { return m_layer.isFull(); }
  std::vector<PlacedPolygon> finish() {
    m_layer.finish();
    return m_layer.takeSides();
  }

  void add(const CollisionModel& model, std::uint64_t row) {
    const std::map<int, QVector3D> colours = coloursOf(model);
    for (std::size_t solid = 0; solid < model.solids.size(); ++solid) {
      const auto colour = colours.find(static_cast<int>(solid));
      for (const PhysHull& hull : model.solids[solid].hulls) {
        if (!isFull()) {
          addHull(hull, model.model, row,
                  colour != colours.end() ? colour->second : (model.model == 0 ? kWorldHull : kEntityHull));
        }
      }
    }
  }

private:
  void addHull(const PhysHull& hull, int model, std::uint64_t row, const QVector3D& colour) {
    const RecordRef brush = hull.clientData < m_parts.map.records.view(LumpId::Brushes).count()
                                ? m_parts.record(LumpId::Brushes, hull.clientData)
                                : RecordRef{structure::kRootSection, 0};
    scene::Provenance of = m_parts.provenance(LumpId::PhysCollide, row);
    of.section = m_parts.sections.collisionModels;
    const auto entity = model > 0 ? m_entityOf.find(model) : m_entityOf.end();
    if (entity == m_entityOf.end()) {
      m_layer.add(facesOf(hull), {}, colour, of, {brush});
    } else {
      m_layer.add(facesOf(hull), placement(m_parts.map.entities[entity->second]), colour, of,
                  {brush, m_parts.record(LumpId::Entities, entity->second)});
    }
  }

  SceneParts& m_parts;
  HullLayer m_layer;
  std::unordered_map<int, std::size_t> m_entityOf; ///< first entity by brush model
};

/// The sides of all bodies of a model, by its path.
class PropFaces {
public:
  explicit PropFaces(MapModels& models) : m_models(models) {}

  const std::vector<HullFace>& of(const QString& model) {
    const auto [found, isNew] = m_faces.try_emplace(model.toLower());
    constexpr QLatin1StringView kExtension(".mdl");
    if (isNew && model.endsWith(kExtension, Qt::CaseInsensitive)) {
      if (const auto file = m_models.readFile(model.chopped(kExtension.size()) + QStringLiteral(".phy"))) {
        read(*file, found->second);
      }
    }
    return found->second;
  }

private:
  static void read(const Bytes& file, std::vector<HullFace>& faces) {
    for (const PhysSolid& solid : readPhyFile(file)) {
      for (const PhysHull& hull : solid.hulls) {
        const std::vector<HullFace> sides = facesOf(hull);
        faces.insert(faces.end(), sides.begin(), sides.end());
      }
    }
  }

  MapModels& m_models;
  std::map<QString, std::vector<HullFace>> m_faces;
};

/// The sides of all bodies, each as a row of PHYSCOLLIDE.
std::vector<PlacedPolygon> addModelHulls(SceneParts& parts) {
  const Lump& lump = parts.map.lumps[LumpId::PhysCollide];
  ByteReader reader(lump.bytes(), lump.block.range, parts.map.header.order);
  ModelHulls hulls(parts);
  for (std::uint64_t row = 0; !reader.atEnd() && !hulls.isFull(); ++row) {
    const auto model = readCollisionModel(reader, parts.map.header.order);
    if (!model) {
      break;
    }
    hulls.add(*model, row);
  }
  if (hulls.isFull()) {
    parts.diagnostics.note(base::translate("formats", "not all physics hulls are shown"), lump.block.range);
  }
  return hulls.finish();
}

std::vector<HelperLook> physicsLooks(const SceneParts& parts) {
  if (parts.map.lumps[LumpId::PhysCollide].bytes().empty()) {
    return {};
  }
  return {kPhysicsHullLook, kSolidNotDrawn, kDrawnNotSolid};
}

void addPropHulls(SceneParts& parts, MapModels& models) {
  HullLayer layer(parts, kPropHullLook);
  PropFaces faces(models);
  for (const NodeIndex node : parts.scene.nodes.indices()) {
    const scene::Node& prop = parts.scene.nodes[node];
    if (prop.model.empty() || !prop.record || layer.isFull()) {
      continue;
    }
    scene::Provenance of;
    of.section = prop.record->section;
    of.firstRow = prop.record->row;
    const std::vector<HullFace>& sides = faces.of(prop.model.path);
    if (!sides.empty()) {
      layer.add(sides, prop.local, kPropHull, of, {});
    }
  }
  layer.finish();
}

std::vector<HelperLook> propHullLooks(const SceneParts& parts) {
  const bool any = std::ranges::any_of(
      parts.scene.nodes, [](const scene::Node& node) { return !node.model.empty() && node.record.has_value(); });
  return any ? std::vector{kPropHullLook} : std::vector<HelperLook>();
}

} // namespace

constinit const LayerStep kPhysicsHulls{
    physicsLooks, [](SceneParts& parts, MapModels&) { addPhysicsDifference(parts, addModelHulls(parts)); },
    [](const SectionIds& sections) { return std::vector{sections.collisionModels}; }};

constinit const LayerStep kPropHulls{propHullLooks, addPropHulls,
                                     [](const SectionIds&) { return std::vector<SectionId>(); }};

} // namespace vitrine::formats::source
