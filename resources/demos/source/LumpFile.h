#pragma once

#include "resources/demos/common/ByteWriter.h"
#include "resources/demos/source/MapWriter.h"

namespace vitrine::demos {

enum LumpNumber {
  kEntities = 0,
  kPlanes = 1,
  kTexData = 2,
  kVertexes = 3,
  kVisibility = 4,
  kNodes = 5,
  kTexInfo = 6,
  kFaces = 7,
  kLighting = 8,
  kOcclusion = 9,
  kLeafs = 10,
  kFaceIds = 11,
  kEdges = 12,
  kSurfEdges = 13,
  kModels = 14,
  kWorldLights = 15,
  kLeafFaces = 16,
  kLeafBrushes = 17,
  kBrushes = 18,
  kBrushSides = 19,
  kAreas = 20,
  kAreaPortals = 21,
  kDispInfo = 26,
  kOriginalFaces = 27,
  kVertNormals = 30,
  kVertNormalIndices = 31,
  kDispVerts = 33,
  kGameLump = 35,
  kLeafWater = 36,
  kPrimitives = 37,
  kPrimVerts = 38,
  kPrimIndices = 39,
  kPakFile = 40,
  kClipPortalVerts = 41,
  kCubemaps = 42,
  kTexDataStrings = 43,
  kTexDataTable = 44,
  kOverlays = 45,
  kLeafMinDistToWater = 46,
  kFaceMacroTexture = 47,
  kDispTris = 48,
  kAmbientIndexHdr = 51,
  kAmbientIndexLdr = 52,
  kLightingHdr = 53,
  kWorldLightsHdr = 54,
  kAmbientHdr = 55,
  kAmbientLdr = 56,
  kFacesHdr = 58,
  kMapFlags = 59,
  kOverlayFades = 60,
  kDispMultiBlend = 63,
};

/// A BSP file under construction: its header and directory, and behind them the lumps in the order they are put in, so
/// that a large map is never held twice.
class LumpFile {
public:
  LumpFile(const WriteOptions& options, int revision, std::size_t expectedSize);

  const WriteOptions& options() const { return m_options; }

  /// Puts a lump in, compressed where the options say so and it helps. Empty lumps are left out.
  void put(LumpNumber number, Bytes data, int version);
  /// For a lump that is written in place: aligns the file, gives out its end.
  ByteWriter& begin();
  /// Writes the directory entry of the lump that ends where the file ends now.
  void enter(LumpNumber number, std::size_t offset, int version, std::size_t unpackedSize);
  Bytes finish();

private:
  std::size_t directoryAt() const { return m_options.game == Game::Contagion ? 12 : 8; }

  const WriteOptions& m_options;
  ByteWriter m_out;
};

/// Base of the writers of lumps: the map, and how numbers are laid out.
class LumpWriter {
public:
  LumpWriter(LumpFile& file, const MapModel& model, const CompiledMap& map)
      : m_file(file), m_model(model), m_map(map) {}

protected:
  /// A number that has 32 bits in wide records and 16 in narrow ones.
  void index(ByteWriter& out, int value) const { indexIf(wide(), out, value); }
  /// A number that has 32 bits in Strata's records alone.
  void strataIndex(ByteWriter& out, int value) const { indexIf(options().strata(), out, value); }
  void put(LumpNumber number, ByteWriter& out, int lumpVersion = 0) { m_file.put(number, out.take(), lumpVersion); }
  const WriteOptions& options() const { return m_file.options(); }
  std::endian order() const { return options().order(); }
  int version() const { return options().version; }
  bool wide() const { return options().wide(); }
  /// Lump version of what Strata widened.
  int wideVersion() const { return options().strata() ? 1 : 0; }

  LumpFile& m_file;
  const MapModel& m_model;
  const CompiledMap& m_map;

private:
  static void indexIf(bool wide, ByteWriter& out, int value) {
    if (wide)
      out.i32(value);
    else
      out.i16(value);
  }
};

// In the order in which the lumps lie in the file.
void putShapes(LumpFile& file, const MapModel& model, const CompiledMap& map);
void putMaterials(LumpFile& file, const MapModel& model, const CompiledMap& map);
void putTree(LumpFile& file, const MapModel& model, const CompiledMap& map);
void putLightAndFaces(LumpFile& file, const MapModel& model, const CompiledMap& map);
void putBrushesAndAreas(LumpFile& file, const MapModel& model, const CompiledMap& map);
void putDisplacements(LumpFile& file, const MapModel& model, const CompiledMap& map);
void putOverlays(LumpFile& file, const MapModel& model, const CompiledMap& map);
void putGameLump(LumpFile& file, const MapModel& model, const CompiledMap& map);

} // namespace vitrine::demos
