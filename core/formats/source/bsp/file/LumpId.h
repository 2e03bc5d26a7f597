#pragma once

#include <cstdint>

namespace vitrine::formats::source {

inline constexpr int kLumpCount = 64;

/// Numbers of the lumps, by their names in versions 20 and later.
enum class LumpId : std::uint8_t {
  Entities = 0,
  Planes = 1,
  TexData = 2,
  Vertexes = 3,
  Visibility = 4,
  Nodes = 5,
  TexInfo = 6,
  Faces = 7,
  Lighting = 8,
  Occlusion = 9,
  Leafs = 10,
  FaceIds = 11,
  Edges = 12,
  SurfEdges = 13,
  Models = 14,
  WorldLights = 15,
  LeafFaces = 16,
  LeafBrushes = 17,
  Brushes = 18,
  BrushSides = 19,
  Areas = 20,
  AreaPortals = 21,
  FaceBrushList = 22, ///< only where lumpUse() says so, as 23
  FaceBrushes = 23,
  Unnamed24 = 24,
  Unnamed25 = 25,
  DispInfo = 26,
  OriginalFaces = 27,
  PhysDisp = 28,
  PhysCollide = 29,
  VertNormals = 30,
  VertNormalIndices = 31,
  DispLightmapAlphas = 32,
  DispVerts = 33,
  DispLightmapSamplePositions = 34,
  GameLump = 35,
  LeafWaterData = 36,
  Primitives = 37,
  PrimVerts = 38,
  PrimIndices = 39,
  PakFile = 40,
  ClipPortalVerts = 41,
  Cubemaps = 42,
  TexDataStringData = 43,
  TexDataStringTable = 44,
  Overlays = 45,
  LeafMinDistToWater = 46,
  FaceMacroTextureInfo = 47,
  DispTris = 48,
  PhysCollideSurface = 49,
  WaterOverlays = 50,
  LeafAmbientIndexHdr = 51,
  LeafAmbientIndex = 52,
  LightingHdr = 53,
  WorldLightsHdr = 54,
  LeafAmbientLightingHdr = 55,
  LeafAmbientLighting = 56,
  XzipPakFile = 57,
  FacesHdr = 58,
  MapFlags = 59,
  OverlayFades = 60,
  OverlaySystemLevels = 61,
  PhysLevel = 62,
  DispMultiBlend = 63,
};

/// The literature's name of a lump, "FACES"; 22 to 25 are "L" and their number. `number` is 0 … 63.
const char* lumpName(int number);
inline const char* lumpName(LumpId lump) {
  return lumpName(static_cast<int>(lump));
}

} // namespace vitrine::formats::source
