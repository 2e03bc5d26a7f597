#include "source/MapWriter.h"

#include "source/EntityText.h"
#include "source/GameLump.h"
#include "source/LzmaWriter.h"
#include "source/PlaneTable.h"

#include <stdexcept>

namespace vitrine::samples {

namespace {

constexpr int kLumpCount = 64;
constexpr std::size_t kHeaderSize = 8 + kLumpCount * 16 + 4;
constexpr double kLargestLdr = 4.59; // 2^2.2: what the LDR path of the engine can show
constexpr std::size_t kUsualBytesPerFace = 640;
constexpr std::size_t kNarrowLimit = 65535;

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
};

class Writer {
public:
  Writer(const MapModel& model, const CompiledMap& map, const WriteOptions& options)
      : m_model(model), m_map(map), m_options(options), m_wide(options.version >= 25) {}
  Bytes write();

private:
  /// A number that has 32 bits in wide records and 16 in narrow ones.
  void index(ByteWriter& out, int value) const {
    if (m_wide)
      out.i32(value);
    else
      out.i16(value);
  }
  void put(LumpNumber number, ByteWriter& out, int version = 0) { put(number, out.take(), version); }
  void put(LumpNumber number, Bytes data, int version);
  void enter(LumpNumber number, std::size_t offset, int version, std::size_t unpackedSize);
  int wideVersion() const { return m_wide ? 1 : 0; }

  void checkLimits() const;
  void addGeometry();
  void addPlanes();
  void addTextures();
  void addTree();
  void addNodes();
  void addLeaves();
  void addLeaf(ByteWriter& out, const CompiledLeaf& leaf) const;
  void addLightAndFaces();
  void addFaceLump(LumpNumber number, const std::vector<CompiledFace>& faces, const std::vector<FaceLight>& light,
                   const std::vector<std::int32_t>& offsets);
  void addLightSet(bool hdr);
  void addFace(ByteWriter& out, const CompiledFace& face, int lightOffset, const FaceLight* light) const;
  void addAmbient(bool hdr);
  void addWorldLights(bool hdr);
  void addBrushes();
  void addAreas();
  void addDisplacements();
  void addNoNeighbours(ByteWriter& out) const;
  void addOverlays();
  void addRest();
  void addGameLump();

  const MapModel& m_model;
  const CompiledMap& m_map;
  const WriteOptions& m_options;
  bool m_wide;
  ByteWriter m_out; ///< the file: lumps go in as they are made, so that a large map is never held twice
};

Bytes Writer::write() {
  checkLimits();
  m_out.reserve(kHeaderSize + m_map.faces.size() * kUsualBytesPerFace);
  m_out.text("VBSP");
  m_out.i32(m_options.version);
  m_out.zeros(kHeaderSize - 8);
  m_out.patchU32(kHeaderSize - 4, static_cast<std::uint32_t>(m_model.revision));
  ByteWriter entities;
  entities.text(entityText(m_model));
  put(kEntities, entities);
  addPlanes();
  addGeometry();
  addTextures();
  addTree();
  addLightAndFaces();
  addBrushes();
  addAreas();
  addDisplacements();
  addOverlays();
  addRest();
  addGameLump();
  put(kPakFile, writeZip(m_model.pakFiles, m_options.pakMethod), 0);
  m_out.alignTo(4);
  return m_out.take();
}

void Writer::put(LumpNumber number, Bytes data, int version) {
  if (data.empty())
    return;
  const std::size_t rawSize = data.size();
  bool packed = false;
  if (m_options.lzmaLumps && number != kPakFile)
    if (Bytes smaller = lzmaLump(data); smaller.size() < rawSize) {
      data = std::move(smaller);
      packed = true;
    }
  m_out.alignTo(4);
  const std::size_t offset = m_out.size();
  m_out.bytes(data);
  enter(number, offset, version, packed ? rawSize : 0);
}

/// Writes the directory entry of the lump that ends where the file ends now.
void Writer::enter(LumpNumber number, std::size_t offset, int version, std::size_t unpackedSize) {
  const auto field = [&](int position, std::size_t value) {
    m_out.patchU32(8 + number * 16 + position * 4, static_cast<std::uint32_t>(value));
  };
  const bool l4d2 = m_options.l4d2Directory && m_options.version == 21;
  field(l4d2 ? 1 : 0, offset);
  field(l4d2 ? 2 : 1, m_out.size() - offset);
  field(l4d2 ? 0 : 2, static_cast<std::size_t>(version));
  field(3, unpackedSize);
}

void Writer::checkLimits() const {
  if (m_options.version != 19 && m_options.version != 20 && m_options.version != 21 && m_options.version != 25)
    throw std::invalid_argument("versions 19, 20, 21 and 25 can be written");
  if (!m_wide && !fitsNarrowRecords(m_map))
    throw std::invalid_argument("the map is too large for version " + std::to_string(m_options.version) +
                                ": version 25 has wider records");
}

void Writer::addPlanes() {
  ByteWriter out;
  for (const Plane& plane : m_map.planes) {
    out.vec3(plane.normal);
    out.f32(plane.dist);
    out.i32(planeType(plane));
  }
  put(kPlanes, out);
}

void Writer::addGeometry() {
  ByteWriter vertices;
  for (const Vec3& v : m_map.vertices)
    vertices.vec3(v);
  put(kVertexes, vertices);

  ByteWriter edges;
  for (const auto& edge : m_map.edges)
    for (const int vertex : edge)
      index(edges, vertex);
  put(kEdges, edges, wideVersion());

  ByteWriter surfEdges;
  for (const int edge : m_map.surfEdges)
    surfEdges.i32(edge);
  put(kSurfEdges, surfEdges);

  ByteWriter normals;
  for (const Vec3& normal : m_map.normals)
    normals.vec3(normal);
  put(kVertNormals, normals);
  ByteWriter normalIndices;
  for (const int i : m_map.normalIndices)
    index(normalIndices, i);
  put(kVertNormalIndices, normalIndices, wideVersion());

  ByteWriter primitives;
  for (const Primitive& p : m_map.primitives) {
    if (m_wide) {
      primitives.u32(0);
    } else {
      primitives.u8(0);
      primitives.u8(0);
    }
    index(primitives, p.firstIndex);
    index(primitives, p.indexCount);
    index(primitives, p.firstVertex);
    index(primitives, p.vertexCount);
  }
  put(kPrimitives, primitives, wideVersion());
  ByteWriter primitiveIndices;
  for (const int i : m_map.primitiveIndices)
    index(primitiveIndices, i);
  put(kPrimIndices, primitiveIndices, wideVersion());
  ByteWriter primitiveVertices;
  for (const Vec3& v : m_map.primitiveVertices)
    primitiveVertices.vec3(v);
  put(kPrimVerts, primitiveVertices);
}

void Writer::addTextures() {
  ByteWriter texInfo;
  for (const TexInfo& info : m_map.texInfos) {
    for (const auto& rows : {info.mapping.texture, info.mapping.light})
      for (int i = 0; i < 2; ++i) {
        texInfo.vec3(rows[i].axis);
        texInfo.f32(rows[i].offset);
      }
    texInfo.u32(info.flags);
    texInfo.i32(info.texData);
  }
  put(kTexInfo, texInfo);

  ByteWriter texData;
  ByteWriter strings;
  ByteWriter table;
  for (std::size_t i = 0; i < m_model.materials.size(); ++i) {
    const Material& material = m_model.materials[i];
    texData.vec3(material.reflectivity);
    texData.i32(static_cast<int>(i));
    texData.i32(material.width);
    texData.i32(material.height);
    texData.i32(material.width);
    texData.i32(material.height);
    table.i32(static_cast<int>(strings.size()));
    strings.text(material.name);
    strings.u8(0);
  }
  put(kTexData, texData);
  put(kTexDataStrings, strings);
  put(kTexDataTable, table);
}

void Writer::addTree() {
  ByteWriter models;
  for (const CompiledModel& model : m_map.models) {
    const bool empty = model.bounds.mins.x > model.bounds.maxs.x;
    models.vec3(empty ? Vec3{} : model.bounds.mins);
    models.vec3(empty ? Vec3{} : model.bounds.maxs);
    models.zeros(12);
    models.i32(model.headNode);
    models.i32(model.firstFace);
    models.i32(model.faceCount);
  }
  put(kModels, models);
  addNodes();
  addLeaves();
  if (!m_map.visible.empty())
    put(kVisibility, encodeVisibility(m_map.visible, m_map.audible), 0);
}

void Writer::addNodes() {
  ByteWriter out;
  for (const CompiledNode& node : m_map.nodes) {
    out.i32(node.plane);
    out.i32(node.children[0]);
    out.i32(node.children[1]);
    for (const Vec3& corner : {node.bounds.mins, node.bounds.maxs})
      for (int axis = 0; axis < 3; ++axis) {
        if (m_wide)
          out.f32(corner[axis]);
        else
          out.i16(static_cast<int>(corner[axis]));
      }
    index(out, node.firstFace);
    index(out, node.faceCount);
    out.i16(node.area);
    out.zeros(2);
  }
  put(kNodes, out, wideVersion());
}

void Writer::addLeaf(ByteWriter& out, const CompiledLeaf& leaf) const {
  out.u32(leaf.contents);
  if (m_wide) {
    out.i32(leaf.cluster);
    out.u32(static_cast<std::uint32_t>(leaf.area | leaf.flags << 17));
    out.vec3(leaf.bounds.mins);
    out.vec3(leaf.bounds.maxs);
  } else {
    out.i16(leaf.cluster);
    out.u16(static_cast<std::uint32_t>(leaf.area | leaf.flags << 9));
    for (const Vec3& corner : {leaf.bounds.mins, leaf.bounds.maxs})
      for (int axis = 0; axis < 3; ++axis)
        out.i16(static_cast<int>(corner[axis]));
  }
  index(out, leaf.firstFace);
  index(out, leaf.faceCount);
  index(out, leaf.firstBrush);
  index(out, leaf.brushCount);
  index(out, leaf.water);
  if (m_wide)
    return;
  if (m_options.version <= 19)
    for (int i = 0; i < 6; ++i) // ambient samples are stored without the /255 of lightmaps
      out.u32(leaf.ambient.empty() ? 0 : colourWithExponent(leaf.ambient.front().colours[i] / 255));
  out.zeros(2);
}

void Writer::addLeaves() {
  ByteWriter leaves;
  ByteWriter waterDistance;
  for (const CompiledLeaf& leaf : m_map.leaves) {
    addLeaf(leaves, leaf);
    waterDistance.u16(0xffff);
  }
  put(kLeafs, leaves, m_wide ? 2 : m_options.version <= 19 ? 0 : 1);
  put(kLeafMinDistToWater, waterDistance);

  ByteWriter faces;
  for (const int face : m_map.leafFaces)
    index(faces, face);
  put(kLeafFaces, faces, wideVersion());
  ByteWriter brushes;
  for (const int brush : m_map.leafBrushes)
    index(brushes, brush);
  put(kLeafBrushes, brushes, wideVersion());

  ByteWriter water;
  for (const LeafWater& w : m_map.waters) {
    water.f32(w.surface);
    water.f32(w.bottom);
    water.i16(w.texInfo);
    water.zeros(2);
  }
  put(kLeafWater, water);
}

void Writer::addFace(ByteWriter& out, const CompiledFace& face, int lightOffset, const FaceLight* light) const {
  const auto styleAt = [&](std::size_t i) -> std::uint32_t {
    return light && lightOffset >= 0 && i < light->styles.size() ? light->styles[i] : 255;
  };
  if (m_wide)
    out.u32(static_cast<std::uint32_t>(face.plane));
  else
    out.u16(static_cast<std::uint32_t>(face.plane));
  out.u8(static_cast<std::uint32_t>(face.plane & 1));
  out.u8(face.onNode);
  if (m_wide)
    out.zeros(2);
  out.i32(face.firstEdge);
  index(out, face.edgeCount);
  index(out, face.texInfo);
  index(out, face.displacement);
  index(out, -1); // fog volume
  for (std::size_t i = 0; i < 4; ++i)
    out.u8(styleAt(i));
  out.i32(lightOffset);
  out.f32(face.area);
  for (const int value : face.lightMins)
    out.i32(value);
  for (const int value : face.lightSize)
    out.i32(value);
  out.i32(face.original);
  if (m_wide) {
    out.u32(static_cast<std::uint32_t>(face.primitiveCount) << 1 | 1); // bit 0: dynamic shadows allowed
    out.u32(static_cast<std::uint32_t>(face.firstPrimitive));
  } else {
    out.u16(static_cast<std::uint32_t>(face.primitiveCount));
    out.u16(static_cast<std::uint32_t>(face.firstPrimitive));
  }
  out.u32(0); // smoothing groups
}

/// Faces without an offset (the original faces have none at all) are not lit.
void Writer::addFaceLump(LumpNumber number, const std::vector<CompiledFace>& faces, const std::vector<FaceLight>& light,
                         const std::vector<std::int32_t>& offsets) {
  ByteWriter out;
  out.reserve(faces.size() * (m_wide ? 72 : 56));
  for (std::size_t i = 0; i < faces.size(); ++i)
    addFace(out, faces[i], offsets.empty() ? -1 : offsets[i], offsets.empty() ? nullptr : &light[i]);
  put(number, out, m_wide && number != kOriginalFaces ? 2 : m_options.version >= 20 && !m_wide ? 1 : 0);
}

void Writer::addLightAndFaces() {
  const bool hdr = m_options.hdr && m_options.version >= 20;
  addLightSet(false);
  if (hdr)
    addLightSet(true);
  addFaceLump(kOriginalFaces, m_map.originals, {}, {});

  ByteWriter ids;
  for (const CompiledFace& face : m_map.faces)
    index(ids, m_wide ? face.hammerId : face.hammerId & 0x7fff);
  put(kFaceIds, ids);
  if (m_options.version >= 20) {
    addAmbient(false);
    if (hdr)
      addAmbient(true);
  }
}

void Writer::addLightSet(bool hdr) {
  const std::vector<FaceLight>& light = hdr && !m_map.hdrLight.empty() ? m_map.hdrLight : m_map.light;
  LightmapLump lump = encodeLightmaps(light, hdr ? 0 : kLargestLdr, m_wide ? 4 : 0);
  put(hdr ? kLightingHdr : kLighting, std::move(lump.bytes), 1);
  addFaceLump(hdr ? kFacesHdr : kFaces, m_map.faces, light, lump.offsets);
  addWorldLights(hdr);
}

void Writer::addAmbient(bool hdr) {
  ByteWriter indices;
  ByteWriter samples;
  int count = 0;
  for (const CompiledLeaf& leaf : m_map.leaves) {
    const std::vector<AmbientSample>& ambient = hdr && !leaf.hdrAmbient.empty() ? leaf.hdrAmbient : leaf.ambient;
    const int own = static_cast<int>(ambient.size());
    index(indices, own);
    index(indices, own ? count : leaf.ambientSource);
    count += own;
    for (const AmbientSample& sample : ambient) {
      for (const Vec3& colour : sample.colours)
        samples.u32(colourWithExponent(colour / 255)); // stored without the /255 of lightmaps
      const Vec3 size = maxOf(leaf.bounds.size(), {1, 1, 1});
      for (int axis = 0; axis < 3; ++axis)
        samples.u8(static_cast<std::uint32_t>(
            std::clamp((sample.position[axis] - leaf.bounds.mins[axis]) / size[axis] * 255, 0.0, 255.0)));
      samples.u8(0);
    }
  }
  put(hdr ? kAmbientIndexHdr : kAmbientIndexLdr, indices, wideVersion());
  put(hdr ? kAmbientHdr : kAmbientLdr, samples, 1);
}

void Writer::addWorldLights(bool hdr) {
  const bool long_ = m_options.version >= 21;
  ByteWriter out;
  const auto add = [&](const Vec3& origin, const Vec3& intensity, const Vec3& normal, int cluster, int type, int style,
                       const Light* light) {
    out.vec3(origin);
    out.vec3(intensity);
    out.vec3(normal);
    if (long_)
      out.zeros(12);
    out.i32(cluster);
    out.i32(type);
    out.i32(style);
    out.f32(light ? light->innerCosine : 0);
    out.f32(light ? light->outerCosine : 0);
    out.f32(light ? 1 : 0);
    out.f32(light ? light->reach : 0);
    out.f32(0);
    out.f32(0);
    out.f32(light ? 1 : 0);
    out.i32(0);
    out.i32(0);
    out.i32(0);
  };
  for (std::size_t i = 0; i < m_model.lights.size(); ++i) {
    const Light& light = m_model.lights[i];
    const bool spot = light.kind == LightKind::Spot;
    add(light.origin, light.colour * 1e4, spot ? light.direction : Vec3{}, m_map.lightClusters[i], spot ? 2 : 1,
        light.style, &light);
  }
  if (m_model.hasSun) {
    add({}, m_model.sun.colour * (hdr ? m_model.sun.hdrScale : 1.0), m_model.sun.direction, 0, 3, 0, nullptr);
    add({}, m_model.sun.zenith, {}, 0, 5, 0, nullptr);
  }
  put(hdr ? kWorldLightsHdr : kWorldLights, out, long_ ? 1 : 0);
}

void Writer::addBrushes() {
  ByteWriter brushes;
  for (const CompiledBrush& brush : m_map.brushes) {
    brushes.i32(brush.firstSide);
    brushes.i32(brush.sideCount);
    brushes.u32(brush.contents);
  }
  put(kBrushes, brushes);
  ByteWriter sides;
  for (const CompiledBrushSide& side : m_map.brushSides) {
    index(sides, side.plane);
    index(sides, side.texInfo);
    index(sides, m_wide ? -1 : 0); // displacement
    sides.u8(side.bevel);
    sides.u8(0);
    if (m_wide)
      sides.zeros(2);
  }
  put(kBrushSides, sides, wideVersion());
}

void Writer::addAreas() {
  ByteWriter areas;
  for (const auto& area : m_map.areas) {
    areas.i32(area[0]);
    areas.i32(area[1]);
  }
  put(kAreas, areas);
  ByteWriter portals;
  for (const CompiledPortalSide& portal : m_map.areaPortals) {
    index(portals, portal.key);
    index(portals, portal.otherArea);
    index(portals, portal.firstVertex);
    index(portals, portal.vertexCount);
    portals.i32(portal.plane);
  }
  put(kAreaPortals, portals, wideVersion());
  ByteWriter vertices;
  for (const Vec3& v : m_map.clipPortalVertices)
    vertices.vec3(v);
  put(kClipPortalVerts, vertices);
}

/// The places of four edges with two neighbours each, and of four corners with four each, all marked empty.
void Writer::addNoNeighbours(ByteWriter& out) const {
  for (int edge = 0; edge < 8; ++edge) {
    index(out, -1);
    out.zeros(4);
  }
  for (int corner = 0; corner < 4; ++corner) {
    for (int i = 0; i < 4; ++i)
      index(out, -1);
    out.zeros(m_wide ? 4 : 2);
  }
}

void Writer::addDisplacements() {
  ByteWriter infos;
  for (const CompiledDisplacement& info : m_map.displacements) {
    infos.vec3(info.start);
    infos.i32(info.firstVertex);
    infos.i32(info.firstTriangle);
    infos.i32(info.power);
    infos.i32(0);
    infos.f32(0);
    infos.u32(kContentsSolid);
    if (m_wide) {
      infos.u32(static_cast<std::uint32_t>(info.face));
    } else {
      infos.u16(static_cast<std::uint32_t>(info.face));
      infos.u16(0);
    }
    infos.i32(0);
    infos.i32(0);
    addNoNeighbours(infos);
    for (int i = 0; i < 10; ++i)
      infos.u32(0xffffffff);
  }
  put(kDispInfo, infos, wideVersion());
  ByteWriter vertices;
  for (const DisplacementVertex& vertex : m_map.displacementVertices) {
    vertices.vec3(vertex.direction);
    vertices.f32(vertex.distance);
    vertices.f32(vertex.alpha);
  }
  put(kDispVerts, vertices);
  ByteWriter tags;
  for (const int tag : m_map.displacementTags)
    tags.u16(static_cast<std::uint32_t>(tag));
  put(kDispTris, tags);
}

void Writer::addOverlays() {
  if (m_wide)
    return; // the place of the fields in the wide record is not known for certain
  ByteWriter out;
  ByteWriter fades;
  int id = 0;
  for (const CompiledOverlay& entry : m_map.overlays) {
    const Overlay& overlay = entry.overlay;
    out.i32(++id);
    out.i16(entry.texInfo);
    out.u16(static_cast<std::uint32_t>(entry.faces.size() | static_cast<std::size_t>(overlay.renderOrder) << 14));
    for (std::size_t i = 0; i < 64; ++i)
      out.i32(i < entry.faces.size() ? entry.faces[i] : 0);
    for (const double value : {0.0, 1.0, 1.0, 0.0}) // u 0..1, v 1..0
      out.f32(value);
    // Corners carry (u0,v0) (u0,v1) (u1,v1) (u1,v0): bottom left, top left, top right, bottom right.
    const double w = overlay.halfWidth;
    const double h = overlay.halfHeight;
    const double corners[4][2] = {{-w, -h}, {-w, h}, {w, h}, {w, -h}};
    for (int i = 0; i < 4; ++i)
      out.vec3(Vec3{corners[i][0], corners[i][1], i < 3 ? overlay.right[i] : 0});
    out.vec3(overlay.origin);
    out.vec3(overlay.normal);
    const bool fading = overlay.fadeStart >= 0; // squares of distances
    fades.f32(fading ? overlay.fadeStart * overlay.fadeStart : -1);
    fades.f32(fading ? overlay.fadeEnd * overlay.fadeEnd : 0);
  }
  put(kOverlays, out);
  put(kOverlayFades, fades);
}

void Writer::addRest() {
  ByteWriter cubemaps;
  for (const Cubemap& cubemap : m_model.cubemaps) {
    for (int axis = 0; axis < 3; ++axis)
      cubemaps.i32(static_cast<int>(cubemap.origin[axis]));
    cubemaps.u8(static_cast<std::uint32_t>(cubemap.size));
    cubemaps.zeros(3);
  }
  put(kCubemaps, cubemaps);

  ByteWriter occlusion;
  occlusion.zeros(12);
  put(kOcclusion, occlusion, 2);

  ByteWriter macro;
  for (std::size_t i = 0; i < m_map.faces.size(); ++i)
    macro.u16(0xffff);
  put(kFaceMacroTexture, macro);
  if (m_options.version >= 20) {
    ByteWriter flags;
    flags.u32(0);
    put(kMapFlags, flags);
  }
}

/// The directory of the game lump; its parts are compressed one by one, the whole never is.
void Writer::addGameLump() {
  const std::vector<GamePart> parts = gameParts(m_model, m_map, m_options.version, m_options.l4d2Directory);
  const bool packed = m_options.lzmaLumps;
  const std::size_t entries = parts.size() + (packed ? 1 : 0); // the last, empty entry tells where the data ends
  std::vector<Bytes> stored;
  for (const GamePart& part : parts)
    stored.push_back(packed ? lzmaLump(part.data) : part.data);
  m_out.alignTo(4);
  const std::size_t start = m_out.size();
  std::size_t offset = start + 4 + entries * 16;
  m_out.i32(static_cast<int>(entries));
  for (std::size_t i = 0; i < parts.size(); ++i) {
    m_out.u32(parts[i].id);
    m_out.u16(packed ? 1 : 0);
    m_out.u16(static_cast<std::uint32_t>(parts[i].version));
    m_out.u32(static_cast<std::uint32_t>(offset));
    m_out.u32(static_cast<std::uint32_t>(parts[i].data.size()));
    offset += stored[i].size();
  }
  if (packed) {
    m_out.zeros(8);
    m_out.u32(static_cast<std::uint32_t>(offset));
    m_out.zeros(4);
  }
  for (const Bytes& part : stored)
    m_out.bytes(part);
  enter(kGameLump, start, 0, 0);
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
  return Writer(model, map, options).write();
}

Bytes writeMap(const MapModel& model, const WriteOptions& options) {
  return writeMap(model, compileMap(model, options.light), options);
}

} // namespace vitrine::samples
