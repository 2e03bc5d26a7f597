#include "resources/demos/source/LumpFile.h"

namespace vitrine::demos {

namespace {

class TreeWriter : LumpWriter {
public:
  using LumpWriter::LumpWriter;
  void addTree();
  void addBrushes();
  void addAreas();

private:
  void addNodes();
  void addLeaves();
  void addLeaf(ByteWriter& out, const CompiledLeaf& leaf) const;
  /// Leaves hold the light of their middle.
  bool hasAmbient() const { return version() == 18 || version() == 19; }
};

void TreeWriter::addTree() {
  ByteWriter models(order());
  for (const CompiledModel& model : m_map.models) {
    const bool empty = model.bounds.mins.x > model.bounds.maxs.x;
    models.vec3(empty ? Vec3{} : model.bounds.mins);
    models.vec3(empty ? Vec3{} : model.bounds.maxs);
    models.zeros(12);
    if (options().game == Game::DarkMessiah)
      models.i32(7); // not known
    models.i32(model.headNode);
    models.i32(model.firstFace);
    models.i32(model.faceCount);
  }
  put(kModels, models);
  addNodes();
  addLeaves();
  if (!m_map.visible.empty())
    m_file.put(kVisibility, encodeVisibility(m_map.visible, m_map.audible, order()), 0);
}

void TreeWriter::addNodes() {
  ByteWriter out(order());
  for (const CompiledNode& node : m_map.nodes) {
    out.i32(node.plane);
    out.i32(node.children[0]);
    out.i32(node.children[1]);
    for (const Vec3& corner : {node.bounds.mins, node.bounds.maxs})
      for (int axis = 0; axis < 3; ++axis) {
        if (options().strata())
          out.f32(corner[axis]);
        else
          index(out, static_cast<int>(corner[axis]));
      }
    index(out, node.firstFace);
    index(out, node.faceCount);
    out.i16(node.area);
    out.zeros(2);
  }
  put(kNodes, out, wideVersion());
}

void TreeWriter::addLeaf(ByteWriter& out, const CompiledLeaf& leaf) const {
  out.u32(leaf.contents);
  index(out, leaf.cluster);
  index(out, leaf.area | leaf.flags << (options().strata() ? 17 : 9));
  if (options().strata()) {
    out.vec3(leaf.bounds.mins);
    out.vec3(leaf.bounds.maxs);
  } else {
    for (const Vec3& corner : {leaf.bounds.mins, leaf.bounds.maxs})
      for (int axis = 0; axis < 3; ++axis)
        index(out, static_cast<int>(corner[axis]));
  }
  index(out, leaf.firstFace);
  index(out, leaf.faceCount);
  index(out, leaf.firstBrush);
  index(out, leaf.brushCount);
  index(out, leaf.water);
  if (wide())
    return;
  if (hasAmbient())
    for (int i = 0; i < 6; ++i) // ambient samples are stored without the /255 of lightmaps
      out.quad(leaf.ambient.empty() ? 0 : colourWithExponent(leaf.ambient.front().colours[i] / 255));
  out.zeros(2);
}

void TreeWriter::addLeaves() {
  ByteWriter leaves(order());
  ByteWriter waterDistance(order());
  for (const CompiledLeaf& leaf : m_map.leaves) {
    addLeaf(leaves, leaf);
    waterDistance.u16(0xffff);
  }
  put(kLeafs, leaves, options().strata() ? 2 : version() <= 19 ? 0 : 1);
  put(kLeafMinDistToWater, waterDistance);

  ByteWriter faces(order());
  for (const int face : m_map.leafFaces)
    index(faces, face);
  put(kLeafFaces, faces, wideVersion());
  ByteWriter brushes(order());
  for (const int brush : m_map.leafBrushes)
    index(brushes, brush);
  put(kLeafBrushes, brushes, wideVersion());

  ByteWriter water(order());
  for (const LeafWater& w : m_map.waters) {
    water.f32(w.surface);
    water.f32(w.bottom);
    if (options().strata()) {
      water.i32(w.texInfo);
    } else {
      water.i16(w.texInfo);
      water.zeros(2);
    }
  }
  put(kLeafWater, water, wideVersion());
}

void TreeWriter::addBrushes() {
  ByteWriter brushes(order());
  for (const CompiledBrush& brush : m_map.brushes) {
    brushes.i32(brush.firstSide);
    brushes.i32(brush.sideCount);
    brushes.u32(brush.contents);
  }
  put(kBrushes, brushes);
  ByteWriter sides(order());
  for (const CompiledBrushSide& side : m_map.brushSides) {
    index(sides, side.plane);
    index(sides, side.texInfo);
    index(sides, options().strata() ? -1 : 0); // displacement
    sides.u8(side.bevel);
    sides.u8(0);
    if (wide())
      sides.zeros(2);
  }
  put(kBrushSides, sides, wideVersion());
}

void TreeWriter::addAreas() {
  ByteWriter areas(order());
  for (const auto& area : m_map.areas) {
    areas.i32(area[0]);
    areas.i32(area[1]);
  }
  put(kAreas, areas);
  ByteWriter portals(order());
  for (const CompiledPortalSide& portal : m_map.areaPortals) {
    index(portals, portal.key);
    index(portals, portal.otherArea);
    index(portals, portal.firstVertex);
    index(portals, portal.vertexCount);
    portals.i32(portal.plane);
  }
  put(kAreaPortals, portals, wideVersion());
  ByteWriter vertices(order());
  for (const Vec3& v : m_map.clipPortalVertices)
    vertices.vec3(v);
  put(kClipPortalVerts, vertices);
}

} // namespace

void putTree(LumpFile& file, const MapModel& model, const CompiledMap& map) {
  TreeWriter(file, model, map).addTree();
}

void putBrushesAndAreas(LumpFile& file, const MapModel& model, const CompiledMap& map) {
  TreeWriter writer(file, model, map);
  writer.addBrushes();
  writer.addAreas();
}

} // namespace vitrine::demos
