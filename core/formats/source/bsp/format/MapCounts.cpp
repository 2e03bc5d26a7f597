#include "core/formats/source/bsp/format/MapCounts.h"

#include "core/formats/source/bsp/scene/MapClusters.h"
#include "core/formats/source/bsp/scene/light/LightmapReader.h"

#include <map>

namespace vitrine::formats::source {
namespace {

using structure::Json;

struct CountedLump {
  const char* key;
  LumpId lump;
};

constexpr auto kCounted = std::to_array<CountedLump>({
    {"faces", LumpId::Faces},
    {"faces_hdr", LumpId::FacesHdr},
    {"orig_faces", LumpId::OriginalFaces},
    {"vertices", LumpId::Vertexes},
    {"edges", LumpId::Edges},
    {"surfedges", LumpId::SurfEdges},
    {"planes", LumpId::Planes},
    {"nodes", LumpId::Nodes},
    {"leaves", LumpId::Leafs},
    {"models", LumpId::Models},
    {"brushes", LumpId::Brushes},
    {"brushsides", LumpId::BrushSides},
    {"texinfos", LumpId::TexInfo},
    {"texdatas", LumpId::TexData},
    {"displacements", LumpId::DispInfo},
    {"disp_verts", LumpId::DispVerts},
    {"disp_tris", LumpId::DispTris},
    {"overlays", LumpId::Overlays},
    {"cubemaps", LumpId::Cubemaps},
    {"worldlights_ldr", LumpId::WorldLights},
    {"worldlights_hdr", LumpId::WorldLightsHdr},
});

Json lightingCheck(const MapRecords& records, LumpId faceLump, LumpId lightingLump) {
  const Bytes& lighting = records.lumps()[lightingLump].bytes();
  if (lighting.empty()) {
    return nullptr;
  }
  const LightingSum sum = sumLighting(LightmapReader(lighting, records.texInfos), records.faces(faceLump));
  const auto extra = static_cast<std::int64_t>(lighting.size()) - static_cast<std::int64_t>(sum.baseBytes);
  return {{"lit_faces", sum.litFaces},
          {"base_bytes", sum.baseBytes},
          {"lump_bytes", lighting.size()},
          {"extra_bytes", extra},
          {"extra_per_luxel", sum.luxels == 0 ? 0.0 : static_cast<double>(extra) / static_cast<double>(sum.luxels)}};
}

Json visCheck(const visibility::Visibility* visibility) {
  if (!visibility || !visibility->hasRows()) {
    return nullptr;
  }
  return {{"clusters", visibility->clusterCount}, {"pvs_set_bits_total", countVisiblePairs(*visibility)}};
}

void countPak(const ZipDirectory* pak, Json& counts) {
  std::size_t textures = 0;
  std::map<std::uint16_t, std::size_t> methods;
  for (const ZipEntry& entry : pak ? pak->entries : std::vector<ZipEntry>()) {
    textures += entry.name.endsWith(QLatin1StringView(".vtf"), Qt::CaseInsensitive) ? 1 : 0;
    ++methods[entry.method];
  }
  counts["pak_files"] = pak ? pak->entries.size() : 0;
  counts["pak_textures"] = textures;
  counts["pak_methods"] = Json::object();
  for (const auto& [method, count] : methods) {
    counts["pak_methods"][std::to_string(method)] = count;
  }
}

void listLumps(const Lumps& lumps, Json& counts) {
  counts["compressed_lumps"] = Json::array();
  counts["lump_versions"] = Json::object();
  for (int number = 0; number < kLumpCount; ++number) {
    const Lump& lump = lumps.at(number);
    if (lump.block.compressed) {
      counts["compressed_lumps"].push_back(lumpName(number));
    }
    if (!lump.empty() && lump.entry.version != 0) {
      counts["lump_versions"][lumpName(number)] = lump.entry.version;
    }
  }
}

void listWorld(const MapParts& map, Json& counts) {
  counts["model0_mins_maxs"] = Json::array();
  if (!map.records.models.empty()) {
    const Model& world = map.records.models.front();
    for (const QVector3D& corner : {world.mins, world.maxs}) {
      for (int axis = 0; axis < 3; ++axis) {
        counts["model0_mins_maxs"].push_back(corner[axis]);
      }
    }
  }
  counts["first_entity_classname"] =
      map.entities.empty() ? std::string() : std::string(map.entities.front().className());
  counts["brush_entities"] =
      std::ranges::count_if(map.entities, [](const Entity& entity) { return entity.brushModel() >= 0; });
}

} // namespace

Json mapCounts(const MapParts& map, const ZipDirectory* pak, const visibility::Visibility* visibility) {
  Json counts;
  counts["version"] = map.header.version;
  counts["endian"] = map.header.order == Endian::Big ? "big" : "little";
  counts["layout"] = map.header.versionFirst() ? "l4d2" : "std";
  counts["mapRevision"] = map.header.mapRevision;
  for (const CountedLump& counted : kCounted) {
    counts[counted.key] = map.records.view(counted.lump).count();
  }
  const RecordView& leaves = map.records.view(LumpId::Leafs);
  counts["leaf_size"] = leaves.layout() ? leaves.layout()->size : 0;
  counts["clusters"] = visibility ? visibility->clusterCount : 0;
  counts["entities"] = map.entities.size();
  counts["static_props"] = map.staticProps.props.count();
  counts["sprp_version"] = map.staticProps.version;
  counts["sprp_record_size"] = map.staticProps.recordSize > 0 ? Json(map.staticProps.recordSize) : Json(0);
  counts["static_prop_models"] = map.staticProps.dictionary.count();
  counts["lighting_ldr_bytes"] = map.lumps[LumpId::Lighting].bytes().size();
  counts["lighting_hdr_bytes"] = map.lumps[LumpId::LightingHdr].bytes().size();
  countPak(pak, counts);
  listLumps(map.lumps, counts);
  counts["texdata_names"] = Json::array();
  for (const TexData& data : map.records.texDatas) {
    counts["texdata_names"].push_back(data.name.toStdString());
  }
  counts["lighting_check"]["LDR"] = lightingCheck(map.records, LumpId::Faces, LumpId::Lighting);
  counts["lighting_check"]["HDR"] = lightingCheck(map.records, LumpId::FacesHdr, LumpId::LightingHdr);
  counts["vis_check"] = visCheck(visibility);
  listWorld(map, counts);
  counts["static_prop_model_names"] = Json::array();
  for (const QString& name : map.staticProps.models()) {
    counts["static_prop_model_names"].push_back(name.toStdString());
  }
  return counts;
}

} // namespace vitrine::formats::source
