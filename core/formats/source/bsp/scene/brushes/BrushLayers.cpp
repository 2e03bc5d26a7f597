#include "core/formats/source/bsp/scene/brushes/BrushLayers.h"

#include "core/base/Translate.h"
#include "core/formats/source/bsp/scene/Placement.h"
#include "core/formats/source/bsp/scene/brushes/BrushKinds.h"
#include "core/formats/source/bsp/scene/brushes/BrushSides.h"
#include "core/formats/source/bsp/scene/collision/ModelBrushes.h"

#include <QtGlobal>

namespace vitrine::formats::source {
namespace {

constexpr std::size_t kBrushLayersPerCheck = 512;
// Outlines of all brushes of a map as large as the game allows.
constexpr std::size_t kMostOutlineTriangles = 400'000;
constexpr std::size_t kBrushKinds = static_cast<std::size_t>(BrushKind::None);
constexpr auto kToolBrushes = QT_TRANSLATE_NOOP("formats", "Tool brushes");

struct BrushLook {
  const char* id;
  const char* label;
  QVector3D colour; ///< linear
};

// In the order of BrushKind; colours as the tool textures have them, where these differ enough.
const std::array<BrushLook, kBrushKinds> kBrushLooks = {{
    {"layer.brush.playerclip", QT_TRANSLATE_NOOP("formats", "Player clip brushes"), {0.7F, 0.05F, 0.6F}},
    {"layer.brush.npcclip", QT_TRANSLATE_NOOP("formats", "NPC clip brushes"), {0.3F, 0.05F, 0.9F}},
    {"layer.brush.clip", QT_TRANSLATE_NOOP("formats", "Clip brushes (players and NPCs)"), {0.8F, 0.02F, 0.1F}},
    {"layer.brush.grenadeclip", QT_TRANSLATE_NOOP("formats", "Grenade clip brushes"), {0.3F, 0.35F, 0.02F}},
    {"layer.brush.trigger", QT_TRANSLATE_NOOP("formats", "Trigger brushes"), {0.9F, 0.3F, 0.02F}},
    {"layer.brush.ladder", QT_TRANSLATE_NOOP("formats", "Ladder brushes"), {0.35F, 0.15F, 0.03F}},
    {"layer.brush.nodraw", QT_TRANSLATE_NOOP("formats", "Nodraw brush sides"), {0.8F, 0.7F, 0.05F}},
    {"layer.brush.hint", QT_TRANSLATE_NOOP("formats", "Hint and skip brushes"), {0.05F, 0.8F, 0.7F}},
    {"layer.brush.blocklos", QT_TRANSLATE_NOOP("formats", "Brushes that block the line of sight"), {0.9F, 0.1F, 0.3F}},
    {"layer.brush.blockbullets", QT_TRANSLATE_NOOP("formats", "Brushes that block bullets"), {0.1F, 0.2F, 0.9F}},
    {"layer.brush.blocklight", QT_TRANSLATE_NOOP("formats", "Brushes that block light"), {0.05F, 0.05F, 0.05F}},
    {"layer.brush.areaportal", QT_TRANSLATE_NOOP("formats", "Area portal brushes"), {0.05F, 0.7F, 0.15F}},
    {"layer.brush.occluder", QT_TRANSLATE_NOOP("formats", "Occluder brushes"), {0.1F, 0.45F, 0.9F}},
    {"layer.brush.origin", QT_TRANSLATE_NOOP("formats", "Origin brushes"), {0.9F, 0.9F, 0.9F}},
    {"layer.brush.invisible", QT_TRANSLATE_NOOP("formats", "Invisible brushes"), {0.45F, 0.5F, 0.6F}},
    {"layer.brush.fog", QT_TRANSLATE_NOOP("formats", "Fog brushes"), {0.6F, 0.75F, 0.8F}},
}};

/// Colour of a brush's outline by its contents.
QVector3D outlineColour(std::uint32_t contents) {
  constexpr std::uint32_t kWater = 0x30;
  constexpr std::uint32_t kSeenThrough = 0x2 | 0x8 | 0x10000000;
  constexpr std::uint32_t kDetail = 0x8000000;
  if ((contents & kWater) != 0) {
    return {0.02F, 0.15F, 0.9F};
  }
  if ((contents & kSeenThrough) != 0) {
    return {0.1F, 0.7F, 0.9F};
  }
  if ((contents & 1) == 0) {
    return {0.9F, 0.1F, 0.4F};
  }
  return (contents & kDetail) != 0 ? QVector3D(0.1F, 0.7F, 0.1F) : QVector3D(0.9F, 0.9F, 0.9F);
}

/// The entity that shows each brush; -1: the world.
std::vector<int> entitiesOfBrushes(const MapParts& map) {
  const MapRecords& records = map.records;
  std::vector<int> entityOf(records.view(LumpId::Brushes).count(), -1);
  ModelBrushes tree(records);
  for (const ShownModel& shown : shownModels(map.entities, records.models.size())) {
    for (const std::uint32_t brush : tree.of(records.models[shown.model])) {
      entityOf[brush] = static_cast<int>(shown.entity);
    }
  }
  return entityOf;
}

constexpr HelperLook kOutlineLook{"layer.brush.all", QT_TRANSLATE_NOOP("formats", "Outlines of all brushes"),
                                  kToolBrushes};

HelperLook lookOf(BrushKind kind) {
  const BrushLook& look = kBrushLooks[static_cast<std::size_t>(kind)];
  return {look.id, look.label, kToolBrushes};
}

/// Purposes of brushes and of their sides.
class BrushPurposes {
public:
  explicit BrushPurposes(const MapParts& map) : m_map(map) {
    for (const TexInfo& info : map.records.texInfos) {
      const auto data = static_cast<std::size_t>(info.texData);
      const bool named = info.texData >= 0 && data < map.records.texDatas.size();
      m_sideKinds.push_back(sideKind(info.flags, named ? map.records.texDatas[data].name : QString()));
    }
  }

  /// Kind of a whole brush; `entity` is its entity, -1: the world.
  BrushKind ofBrush(std::uint32_t contents, int entity) const {
    return brushKind(contents,
                     entity < 0 ? std::string_view() : m_map.entities[static_cast<std::size_t>(entity)].className());
  }

  BrushKind ofSide(const BrushSide& side, BrushKind whole) const {
    const bool known = side.texInfo >= 0 && static_cast<std::size_t>(side.texInfo) < m_sideKinds.size();
    return whole == BrushKind::None && known ? m_sideKinds[static_cast<std::size_t>(side.texInfo)] : whole;
  }

private:
  const MapParts& m_map;
  std::vector<BrushKind> m_sideKinds; ///< by texture info
};

/// Puts brushes into the layers of their kinds.
class BrushLayers {
public:
  explicit BrushLayers(SceneParts& parts)
      : m_parts(parts), m_shaper(parts.map.records), m_purposes(parts.map), m_all(parts, kOutlineLook) {
    for (std::size_t kind = 0; kind < kBrushKinds; ++kind) {
      m_layers.emplace_back(parts, lookOf(static_cast<BrushKind>(kind)));
    }
  }

  void add(std::size_t brush, int entity) {
    // Brushes that cannot be rebuilt are told by checkBrushes.
    if (!m_shaper.shape(brush, m_sides)) {
      return;
    }
    if (entity >= 0) {
      move(placement(m_parts.map.entities[static_cast<std::size_t>(entity)]));
    }
    addOutlines(brush, entity);
    const BrushKind whole = m_purposes.ofBrush(m_shaper.contentsOf(brush), entity);
    for (std::size_t kind = 0; kind < kBrushKinds; ++kind) {
      addKind(static_cast<BrushKind>(kind), whole, brush, entity);
    }
  }

  void finish() {
    if (m_shaper.isExhausted()) {
      m_parts.diagnostics.note(base::translate("formats", "not all brushes are shown"),
                               m_parts.map.lumps[LumpId::Brushes].block.range);
    }
    for (HelperMesh& layer : m_layers) {
      layer.finish();
    }
    m_all.finish();
  }

private:
  void move(const QMatrix4x4& transform) {
    for (BrushSide& side : m_sides) {
      side.normal = transform.mapVector(side.normal);
      for (QVector3D& corner : side.corners) {
        corner = transform.map(corner);
      }
    }
  }

  void addKind(BrushKind kind, BrushKind whole, std::size_t brush, int entity) {
    HelperMesh& layer = m_layers[static_cast<std::size_t>(kind)];
    const QVector3D& colour = kBrushLooks[static_cast<std::size_t>(kind)].colour;
    for (const auto paint : {HelperMesh::Paint::Fill, HelperMesh::Paint::Line}) {
      for (const BrushSide& side : m_sides) {
        if (m_purposes.ofSide(side, whole) != kind) {
          continue;
        }
        if (paint == HelperMesh::Paint::Fill) {
          layer.addPolygon(side.corners, side.normal, side.row);
        } else {
          layer.addOutline(side.corners, side.normal, side.row);
        }
      }
      end(layer, colour, paint, brush, entity);
    }
  }

  void addOutlines(std::size_t brush, int entity) {
    if (m_all.triangleCount() > kMostOutlineTriangles) {
      m_parts.diagnostics.countedNote(QStringLiteral("brush.outline"),
                                      base::translate("formats", "not all brushes have an outline"),
                                      m_parts.map.records.view(LumpId::Brushes).rangeOf(brush));
      return;
    }
    for (const BrushSide& side : m_sides) {
      m_all.addOutline(side.corners, side.normal, side.row);
    }
    end(m_all, outlineColour(m_shaper.contentsOf(brush)), HelperMesh::Paint::Line, brush, entity);
  }

  void end(HelperMesh& layer, const QVector3D& colour, HelperMesh::Paint paint, std::size_t brush, int entity) const {
    const RecordRef record = m_parts.record(LumpId::Brushes, brush);
    if (entity < 0) {
      layer.endSurface(colour, paint, LumpId::BrushSides, {record});
    } else {
      layer.endSurface(colour, paint, LumpId::BrushSides,
                       {record, m_parts.record(LumpId::Entities, static_cast<std::uint64_t>(entity))});
    }
  }

  SceneParts& m_parts;
  BrushShaper m_shaper;
  BrushPurposes m_purposes;
  HelperMesh m_all;
  std::vector<HelperMesh> m_layers; ///< by BrushKind
  std::vector<BrushSide> m_sides;   ///< of the brush at hand
};

void addBrushLayers(SceneParts& parts, MapModels&) {
  const std::vector<int> entityOf = entitiesOfBrushes(parts.map);
  BrushLayers layers(parts);
  for (std::size_t brush = 0; brush < entityOf.size(); ++brush) {
    if (brush % kBrushLayersPerCheck == 0) {
      parts.progress.check();
    }
    layers.add(brush, entityOf[brush]);
  }
  layers.finish();
}

/// Looks of the kinds that occur, in their order, and of the outlines of all.
std::vector<HelperLook> brushLooks(const SceneParts& parts) {
  const std::vector<int> entityOf = entitiesOfBrushes(parts.map);
  const BrushPurposes purposes(parts.map);
  BrushShaper shaper(parts.map.records);
  std::vector<BrushSide> sides;
  std::array<bool, kBrushKinds> occurs{};
  for (std::size_t brush = 0; brush < entityOf.size(); ++brush) {
    if (brush % kBrushLayersPerCheck == 0) {
      parts.progress.check();
    }
    const BrushKind whole = purposes.ofBrush(shaper.contentsOf(brush), entityOf[brush]);
    if (shaper.read(brush, sides)) {
      for (const BrushSide& side : sides) {
        if (const BrushKind kind = purposes.ofSide(side, whole); kind != BrushKind::None) {
          occurs[static_cast<std::size_t>(kind)] = true;
        }
      }
    }
  }
  std::vector<HelperLook> looks;
  for (std::size_t kind = 0; kind < kBrushKinds; ++kind) {
    if (occurs[kind]) {
      looks.push_back(lookOf(static_cast<BrushKind>(kind)));
    }
  }
  if (!entityOf.empty()) {
    looks.push_back(kOutlineLook);
  }
  return looks;
}

} // namespace

constinit const LayerStep kBrushLayers{brushLooks, addBrushLayers, [](const SectionIds& sections) {
                               return std::vector{sections.of(LumpId::Brushes), sections.of(LumpId::BrushSides)};
                             }};

void checkBrushes(SceneParts& parts) {
  const RecordView& brushes = parts.map.records.view(LumpId::Brushes);
  BrushShaper shaper(parts.map.records);
  std::vector<BrushSide> sides;
  for (std::size_t brush = 0; brush < brushes.count(); ++brush) {
    if (!shaper.read(brush, sides)) {
      parts.diagnostics.countedDamage(
          QStringLiteral("brush.shape"),
          base::translate("formats", "brush %1 cannot be rebuilt from its planes").arg(brush), brushes.rangeOf(brush));
    }
  }
}

} // namespace vitrine::formats::source
