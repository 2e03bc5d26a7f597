// Brushes of a map, rebuilt from their planes, in layers by what they are for.
#include "core/base/Translate.h"
#include "core/formats/source/bsp/scene/Placement.h"
#include "core/formats/source/bsp/scene/SceneSteps.h"
#include "core/formats/source/bsp/scene/brushes/BrushKinds.h"
#include "core/formats/source/bsp/scene/brushes/BrushSides.h"
#include "core/formats/source/bsp/scene/collision/ModelBrushes.h"
#include "core/formats/source/bsp/scene/helpers/HelperMesh.h"

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

/// Puts brushes into the layers of their kinds.
class BrushLayers {
public:
  explicit BrushLayers(SceneParts& parts)
      : m_parts(parts), m_shaper(parts.map.records),
        m_all(parts, {"layer.brush.all", QT_TRANSLATE_NOOP("formats", "Outlines of all brushes"), kToolBrushes}) {
    for (const TexInfo& info : parts.map.records.texInfos) {
      const auto data = static_cast<std::size_t>(info.texData);
      const bool named = info.texData >= 0 && data < parts.map.records.texDatas.size();
      m_sideKinds.push_back(sideKind(info.flags, named ? parts.map.records.texDatas[data].name : QString()));
    }
    for (const BrushLook& look : kBrushLooks) {
      m_layers.emplace_back(parts, HelperMesh::Look{look.id, look.label, kToolBrushes});
    }
  }

  void add(std::size_t brush, int entity) {
    if (!m_shaper.shape(brush, m_sides)) {
      m_parts.diagnostics.countedDamage(
          QStringLiteral("brush.shape"),
          base::translate("formats", "brush %1 cannot be rebuilt from its planes").arg(brush),
          m_parts.map.records.view(LumpId::Brushes).rangeOf(brush));
      return;
    }
    if (entity >= 0) {
      move(placement(m_parts.map.entities[static_cast<std::size_t>(entity)]));
    }
    addOutlines(brush, entity);
    const std::string_view ofClass =
        entity < 0 ? std::string_view() : m_parts.map.entities[static_cast<std::size_t>(entity)].className();
    const BrushKind whole = brushKind(m_shaper.contentsOf(brush), ofClass);
    for (std::size_t kind = 0; kind < kBrushKinds; ++kind) {
      addKind(static_cast<BrushKind>(kind), whole, brush, entity);
    }
  }

  void finish() {
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

  BrushKind kindOf(const BrushSide& side, BrushKind whole) const {
    const bool known = side.texInfo >= 0 && static_cast<std::size_t>(side.texInfo) < m_sideKinds.size();
    return whole == BrushKind::None && known ? m_sideKinds[static_cast<std::size_t>(side.texInfo)] : whole;
  }

  void addKind(BrushKind kind, BrushKind whole, std::size_t brush, int entity) {
    HelperMesh& layer = m_layers[static_cast<std::size_t>(kind)];
    const QVector3D& colour = kBrushLooks[static_cast<std::size_t>(kind)].colour;
    for (const auto paint : {HelperMesh::Paint::Fill, HelperMesh::Paint::Line}) {
      for (const BrushSide& side : m_sides) {
        if (kindOf(side, whole) != kind) {
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
  HelperMesh m_all;
  std::vector<HelperMesh> m_layers;   ///< by BrushKind
  std::vector<BrushKind> m_sideKinds; ///< by texture info
  std::vector<BrushSide> m_sides;     ///< of the brush at hand
};

} // namespace

void addBrushLayers(SceneParts& parts) {
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

} // namespace vitrine::formats::source
