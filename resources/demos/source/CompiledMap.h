#pragma once

#include "resources/demos/source/LightmapCodec.h"
#include "resources/demos/source/Visibility.h"

#include <array>

namespace vitrine::demos {

struct TexInfo {
  FaceMapping mapping;
  std::uint32_t flags = 0;
  int texData = 0;
};

struct CompiledFace {
  int plane = 0;
  bool onNode = false;
  int firstEdge = 0;
  int edgeCount = 0;
  int texInfo = 0;
  int displacement = -1;
  double area = 0;
  int lightMins[2] = {0, 0};
  int lightSize[2] = {0, 0};
  int original = 0;
  int firstPrimitive = 0;
  int primitiveCount = 0;
  int hammerId = 0;
};

struct CompiledNode {
  int plane = 0;
  int children[2] = {0, 0};
  Box bounds;
  int firstFace = 0;
  int faceCount = 0;
  int area = 0;
};

struct CompiledLeaf {
  std::uint32_t contents = 0;
  int cluster = -1;
  int area = 0;
  int flags = 0;
  Box bounds;
  int firstFace = 0;
  int faceCount = 0;
  int firstBrush = 0;
  int brushCount = 0;
  int water = -1;
  std::vector<AmbientSample> ambient;
  std::vector<AmbientSample> hdrAmbient; ///< empty: as ambient
  int ambientSource = 0;                 ///< leaf whose samples stand in where there are none
};

struct CompiledBrushSide {
  int plane = 0;
  int texInfo = -1;
  bool bevel = false;
};

struct CompiledBrush {
  int firstSide = 0;
  int sideCount = 0;
  std::uint32_t contents = 0;
};

struct CompiledModel {
  Box bounds;
  int headNode = 0;
  int firstFace = 0;
  int faceCount = 0;
};

struct CompiledDisplacement {
  Vec3 start;
  int firstVertex = 0;
  int firstTriangle = 0;
  int power = 0;
  int face = 0;
};

struct DisplacementVertex {
  Vec3 direction;
  double distance = 0;
  double alpha = 0;
  std::array<double, 4> weights{}; ///< of four textures
};

struct Primitive {
  int firstIndex = 0;
  int indexCount = 0;
  int firstVertex = 0;
  int vertexCount = 0; ///< 0: the indices are corner numbers of the face
};

struct LeafWater {
  double surface = 0;
  double bottom = 0;
  int texInfo = 0;
};

struct CompiledOverlay {
  Overlay overlay;
  int texInfo = 0;
  std::vector<int> faces;
};

struct CompiledProp {
  int model = 0;
  int firstLeaf = 0;
  int leafCount = 0;
};

struct CompiledPortalSide {
  int key = 0;
  int otherArea = 0;
  int firstVertex = 0;
  int vertexCount = 0;
  int plane = 0;
};

/// All lumps as plain tables with wide numbers; MapWriter gives them the record layout of a version.
struct CompiledMap {
  std::vector<Plane> planes; ///< opposite pairs
  std::vector<Vec3> vertices;
  std::vector<std::array<int, 2>> edges;
  std::vector<int> surfEdges;
  std::vector<TexInfo> texInfos;
  std::vector<CompiledFace> faces;
  std::vector<CompiledFace> originals;
  std::vector<FaceLight> light;    ///< one per face
  std::vector<FaceLight> hdrLight; ///< one per face, or none: as light
  std::vector<Vec3> normals;
  std::vector<int> normalIndices;
  std::vector<Primitive> primitives;
  std::vector<int> primitiveIndices;
  std::vector<Vec3> primitiveVertices;
  std::vector<CompiledNode> nodes;
  std::vector<CompiledLeaf> leaves;
  std::vector<int> leafFaces;
  std::vector<int> leafBrushes;
  std::vector<CompiledBrush> brushes;
  std::vector<CompiledBrushSide> brushSides;
  std::vector<CompiledModel> models;
  std::vector<CompiledDisplacement> displacements;
  std::vector<DisplacementVertex> displacementVertices;
  std::vector<int> displacementTags;
  std::vector<LeafWater> waters;
  std::vector<CompiledOverlay> overlays;
  std::vector<std::string> propModels;
  std::vector<int> propLeaves;
  std::vector<CompiledProp> props;
  std::vector<int> detailLeaves; ///< leaf of each detail sprite
  std::vector<Vec3> detailLight;
  std::vector<int> lightClusters;        ///< cluster of each light
  std::vector<std::array<int, 2>> areas; ///< count and first of the areaportals
  std::vector<CompiledPortalSide> areaPortals;
  std::vector<Vec3> clipPortalVertices;
  VisibleSets visible;
  VisibleSets audible;
};

} // namespace vitrine::demos
