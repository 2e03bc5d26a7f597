#include "core/formats/source/bsp/format/BspMapFigures.h"

#include "core/base/Translate.h"
#include "core/scene/Axes.h"

#include <QtGlobal>

#include <map>
#include <set>

namespace vitrine::formats::source {
namespace {

/// Heights over the origin of a player at which the player is looked for: the origin itself lies on the floor.
constexpr float kAboveFloor = 36;

struct Limit {
  const char* name;
  LumpId lump;
  std::uint64_t usual;  ///< in versions 19 to 21
  std::uint64_t strata; ///< 0: there is none
  bool ofBytes = false; ///< of the lump; otherwise of its records
};

constexpr int kFirstLimited = 19;
constexpr int kLastLimited = 21;
constexpr Limit kLimits[] = {
    {"MAX_MAP_AREAPORTALS", LumpId::AreaPortals, 1024, 65536},
    {"MAX_MAP_AREAS", LumpId::Areas, 256, 65536},
    {"MAX_MAP_BRUSHES", LumpId::Brushes, 8192, 131072},
    {"MAX_MAP_BRUSHSIDES", LumpId::BrushSides, 65536, 1310720},
    {"MAX_MAP_CUBEMAPSAMPLES", LumpId::Cubemaps, 1024, 16384},
    {"MAX_MAP_DISPINFO", LumpId::DispInfo, 2048, 262144},
    {"MAX_MAP_EDGES", LumpId::Edges, 256000, 4096000},
    {"MAX_MAP_FACES", LumpId::Faces, 65536, 1048576},
    {"MAX_MAP_LEAFBRUSHES", LumpId::LeafBrushes, 65536, 1048576},
    {"MAX_MAP_LEAFFACES", LumpId::LeafFaces, 65536, 1048576},
    {"MAX_MAP_LEAFS", LumpId::Leafs, 65536, 1048576},
    {"MAX_MAP_LEAFWATERDATA", LumpId::LeafWaterData, 32768, 32768},
    {"MAX_MAP_LIGHTING", LumpId::Lighting, 0x1000000, 0x1000000, true},
    {"MAX_MAP_LIGHTING", LumpId::LightingHdr, 0x1000000, 0x1000000, true},
    {"MAX_MAP_MODELS", LumpId::Models, 1024, 65536},
    {"MAX_MAP_NODES", LumpId::Nodes, 65536, 1048576},
    {"MAX_MAP_OVERLAYS", LumpId::Overlays, 512, 16384},
    {"MAX_MAP_PLANES", LumpId::Planes, 65536, 1048576},
    {"MAX_MAP_PRIMINDICES", LumpId::PrimIndices, 65536, 1048576},
    {"MAX_MAP_PRIMITIVES", LumpId::Primitives, 32768, 1048576},
    {"MAX_MAP_PRIMVERTS", LumpId::PrimVerts, 65536, 1048576},
    {"MAX_MAP_SURFEDGES", LumpId::SurfEdges, 512000, 8192000},
    {"MAX_MAP_TEXDATA", LumpId::TexData, 2048, 16384},
    {"MAX_MAP_TEXDATA_STRING_DATA", LumpId::TexDataStringData, 256000, 256000, true},
    {"MAX_MAP_TEXINFO", LumpId::TexInfo, 12288, 0},
    {"MAX_MAP_VERTNORMALINDICES", LumpId::VertNormalIndices, 256000, 1048576},
    {"MAX_MAP_VERTNORMALS", LumpId::VertNormals, 256000, 1048576},
    {"MAX_MAP_VERTS", LumpId::Vertexes, 65536, 1048576},
    {"MAX_MAP_VISIBILITY", LumpId::Visibility, 0x1000000, 0x1000000, true},
    {"MAX_MAP_WATEROVERLAYS", LumpId::WaterOverlays, 16384, 16384},
    {"MAX_MAP_WORLDLIGHTS", LumpId::WorldLights, 8192, 0},
    {"MAX_MAP_WORLDLIGHTS", LumpId::WorldLightsHdr, 8192, 0},
};
constexpr Limit kEntities{"MAX_MAP_ENTITIES", LumpId::Entities, 8192, 20480};

/// The limit of the compilers that made a map; 0: none that is known.
std::uint64_t limitIn(const BspHeader& header, const Limit& limit) {
  if (header.wide()) {
    return limit.strata;
  }
  const bool usual = header.version >= kFirstLimited && header.version <= kLastLimited;
  return usual && header.branch != Branch::Vindictus ? limit.usual : 0;
}

std::vector<document::LimitUse> limitsOf(const MapParts& map, const SectionIds& sections) {
  std::vector<document::LimitUse> uses{{QString::fromLatin1(kEntities.name), sections.of(kEntities.lump),
                                        map.entities.size(), limitIn(map.header, kEntities)}};
  for (const Limit& limit : kLimits) {
    const Lump& lump = map.lumps[limit.lump];
    if (lump.empty()) {
      continue;
    }
    const std::uint64_t used = limit.ofBytes ? lump.bytes().size() : map.records.view(limit.lump).count();
    const document::LimitUse use{QString::fromLatin1(limit.name), sections.of(limit.lump), used,
                                 limitIn(map.header, limit)};
    // Of the two sets of light the fuller counts.
    if (uses.back().name != use.name) {
      uses.push_back(use);
    } else if (uses.back().used < used) {
      uses.back() = use;
    }
  }
  return uses;
}

bool isPlayerStart(const Entity& entity) {
  return startsWithFolded(entity.className(), "info_player_") ||
         equalsFolded(entity.className(), "info_survivor_position");
}

/// Looks for what a map's compilers and the game stumble over.
class Checks {
public:
  Checks(const MapParts& map, const SectionIds& sections, const visibility::Visibility& visibility)
      : m_map(map), m_sections(sections), m_visibility(visibility) {}

  std::vector<document::MapCheck> run() {
    checkStarts();
    checkVisibility();
    checkAreas();
    return std::move(m_checks);
  }

private:
  RecordRef recordOf(std::size_t entity) const { return {m_sections.of(LumpId::Entities), entity}; }
  void add(bool passed, const QString& text, std::optional<RecordRef> record = {}) {
    m_checks.push_back({text, passed, record});
  }

  /// True if a player at the entity's origin stands in a leaf that can be seen from.
  bool standsInside(const Entity& entity) const {
    const QVector3D origin = entity.vector("origin").value_or(QVector3D());
    const QVector3D body(origin.x(), origin.y(), origin.z() + kAboveFloor);
    const int leaf = m_visibility.leafAt(scene::kZUpRightHanded.toScene(body));
    return leaf >= 0 && static_cast<std::size_t>(leaf) < m_visibility.leaves.size() &&
           m_visibility.leaves[static_cast<std::size_t>(leaf)].cluster >= 0;
  }

  void checkStarts() {
    std::size_t starts = 0;
    std::size_t outside = 0;
    for (std::size_t i = 0; i < m_map.entities.size(); ++i) {
      const Entity& entity = m_map.entities[i];
      if (!isPlayerStart(entity)) {
        continue;
      }
      ++starts;
      if (!standsInside(entity)) {
        ++outside;
        add(false, base::translate("formats", "%1 is inside a solid or outside the map").arg(entity.text("classname")),
            recordOf(i));
      }
    }
    if (starts == 0) {
      add(false, base::translate("formats", "the map has no player start"));
    } else if (outside == 0) {
      add(true, base::translate("formats", "all %1 player starts are inside the map").arg(starts));
    }
  }

  void checkVisibility() {
    if (m_visibility.hasRows()) {
      add(true,
          base::translate("formats", "the map has visibility data for %1 clusters").arg(m_visibility.clusterCount));
    } else {
      add(false, base::translate("formats", "the map has no visibility data: it leaks, or was compiled without it"));
    }
  }

  /// Every portal entity must divide two areas, which both list it.
  void checkAreas() {
    const std::map<int, std::set<int>> areasOf = areasByKey();
    std::size_t portals = 0;
    std::size_t open = 0;
    for (std::size_t i = 0; i < m_map.entities.size(); ++i) {
      const Entity& entity = m_map.entities[i];
      const float key = entity.number("portalnumber").value_or(0);
      if (!startsWithFolded(entity.className(), "func_areaportal") || !(key > 0 && key < 1e6F)) {
        continue;
      }
      ++portals;
      const auto areas = areasOf.find(static_cast<int>(key));
      if (areas == areasOf.end() || areas->second.size() < 2) {
        ++open;
        add(false, base::translate("formats", "area portal %1 does not separate two areas").arg(static_cast<int>(key)),
            recordOf(i));
      }
    }
    if (portals > 0 && open == 0) {
      add(true, base::translate("formats", "all %1 area portals separate two areas").arg(portals));
    }
  }

  std::map<int, std::set<int>> areasByKey() const {
    const RecordView& portals = m_map.records.view(LumpId::AreaPortals);
    using Fields = bsp::AreaPortalLayouts;
    const Column key(portals, Fields::field("portalKey")), other(portals, Fields::field("otherArea"));
    std::map<int, std::set<int>> areas;
    for (std::size_t row = 0; row < portals.count(); ++row) {
      areas[key.integer(portals.at(row))].insert(other.integer(portals.at(row)));
    }
    return areas;
  }

  const MapParts& m_map;
  const SectionIds& m_sections;
  const visibility::Visibility& m_visibility;
  std::vector<document::MapCheck> m_checks;
};

} // namespace

document::MapFigures mapFigures(const MapParts& map, const SectionIds& sections,
                                const visibility::Visibility& visibility) {
  document::MapFigures figures;
  figures.limits = limitsOf(map, sections);
  figures.checks = Checks(map, sections, visibility).run();
  figures.usedByOthers = {sections.of(LumpId::TexInfo), sections.of(LumpId::TexData)};
  return figures;
}

} // namespace vitrine::formats::source
