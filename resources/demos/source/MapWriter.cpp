#include "resources/demos/source/MapWriter.h"

#include "resources/demos/source/EntityText.h"
#include "resources/demos/source/LumpFile.h"

#include <algorithm>
#include <stdexcept>

namespace vitrine::demos {

namespace {

constexpr std::size_t kUsualBytesPerFace = 640;
constexpr std::size_t kNarrowLimit = 65535;

void checkLimits(const CompiledMap& map, int version) {
  if (version < 17 || version > 27 || version == 24 || version == 26)
    throw std::invalid_argument("versions 17 to 23, 25 and 27 can be written");
  if (version != 25 && !fitsNarrowRecords(map))
    throw std::invalid_argument("the map is too large for version " + std::to_string(version) +
                                ": version 25 has wider records");
}

/// Cube maps, and lumps that hold nothing of ours but are expected.
void putRest(LumpFile& file, const MapModel& model, const CompiledMap& map) {
  ByteWriter cubemaps(file.options().order());
  for (const Cubemap& cubemap : model.cubemaps) {
    for (int axis = 0; axis < 3; ++axis)
      cubemaps.i32(static_cast<int>(cubemap.origin[axis]));
    cubemaps.u8(static_cast<std::uint32_t>(cubemap.size));
    cubemaps.zeros(3);
  }
  file.put(kCubemaps, cubemaps.take(), 0);

  if (std::ranges::find(model.givenLumps, kOcclusion, &GivenLump::number) == model.givenLumps.end()) {
    ByteWriter occlusion(file.options().order());
    occlusion.zeros(12);
    // Contagion's says less than it is.
    file.put(kOcclusion, occlusion.take(), file.options().game == Game::Contagion ? 0 : 2);
  }
  for (const GivenLump& lump : model.givenLumps)
    file.put(static_cast<LumpNumber>(lump.number), lump.bytes, lump.version);

  ByteWriter macro(file.options().order());
  for (std::size_t i = 0; i < map.faces.size(); ++i)
    macro.u16(0xffff);
  file.put(kFaceMacroTexture, macro.take(), 0);
  if (file.options().version >= 20) {
    ByteWriter flags(file.options().order());
    flags.u32(0);
    file.put(kMapFlags, flags.take(), 0);
  }
}

} // namespace

bool fitsNarrowRecords(const CompiledMap& map) {
  constexpr std::size_t kSigned = 32767;
  return map.faces.size() <= kNarrowLimit && map.vertices.size() <= kNarrowLimit && map.planes.size() <= kNarrowLimit &&
         map.leafFaces.size() <= kNarrowLimit && map.leafBrushes.size() <= kNarrowLimit &&
         map.brushes.size() <= kNarrowLimit && map.normals.size() <= kNarrowLimit &&
         map.primitives.size() <= kNarrowLimit && map.primitiveIndices.size() <= kNarrowLimit &&
         map.primitiveVertices.size() <= kNarrowLimit && map.texInfos.size() <= kSigned &&
         map.visible.size() <= kSigned && map.leaves.size() <= kNarrowLimit &&
         (map.nodes.empty() || (map.nodes.front().bounds.mins.x >= -32768 && map.nodes.front().bounds.maxs.x <= 32767 &&
                                map.nodes.front().bounds.mins.y >= -32768 && map.nodes.front().bounds.maxs.y <= 32767));
}

Bytes writeMap(const MapModel& model, const CompiledMap& map, const WriteOptions& options) {
  checkLimits(map, options.version);
  LumpFile file(options, model.revision, map.faces.size() * kUsualBytesPerFace);
  ByteWriter entities(file.options().order());
  entities.text(entityText(model));
  file.put(kEntities, entities.take(), 0);
  putShapes(file, model, map);
  putMaterials(file, model, map);
  putTree(file, model, map);
  putLightAndFaces(file, model, map);
  putBrushesAndAreas(file, model, map);
  putDisplacements(file, model, map);
  putOverlays(file, model, map);
  putRest(file, model, map);
  putGameLump(file, model, map);
  file.put(kPakFile, writeZip(model.pakFiles, options.pakMethod), 0);
  return file.finish();
}

Bytes writeMap(const MapModel& model, const WriteOptions& options) {
  return writeMap(model, compileMap(model, options.light), options);
}

} // namespace vitrine::demos
