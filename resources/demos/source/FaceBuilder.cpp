#include "resources/demos/source/FaceBuilder.h"

namespace vitrine::demos {

namespace {

constexpr double kSmallestFaceArea = 0.25;

struct SideAxes {
  int first;
  int second;
};

SideAxes axesOfSide(int side) {
  constexpr SideAxes kAxes[] = {{1, 2}, {0, 2}, {0, 1}};
  return kAxes[side / 2];
}

SideRect rectOf(const Box& box, SideAxes axes) {
  return {{box.mins[axes.first], box.mins[axes.second]}, {box.maxs[axes.first], box.maxs[axes.second]}};
}

bool intersect(const SideRect& a, const SideRect& b, SideRect& out) {
  for (int i = 0; i < 2; ++i) {
    out.low[i] = std::max(a.low[i], b.low[i]);
    out.high[i] = std::min(a.high[i], b.high[i]);
    if (out.low[i] >= out.high[i])
      return false;
  }
  return true;
}

/// Takes `hole` out of every rectangle, keeping full-height pieces beside it.
std::vector<SideRect> withoutHole(const std::vector<SideRect>& rects, const SideRect& hole) {
  std::vector<SideRect> result;
  for (const SideRect& rect : rects) {
    SideRect cut;
    if (!intersect(rect, hole, cut)) {
      result.push_back(rect);
      continue;
    }
    if (rect.low[0] < cut.low[0])
      result.push_back({{rect.low[0], rect.low[1]}, {cut.low[0], rect.high[1]}});
    if (cut.high[0] < rect.high[0])
      result.push_back({{cut.high[0], rect.low[1]}, {rect.high[0], rect.high[1]}});
    if (rect.low[1] < cut.low[1])
      result.push_back({{cut.low[0], rect.low[1]}, {cut.high[0], cut.low[1]}});
    if (cut.high[1] < rect.high[1])
      result.push_back({{cut.low[0], cut.high[1]}, {cut.high[0], rect.high[1]}});
  }
  return result;
}

/// The rectangle as a polygon in the given axial plane, facing along the plane's normal.
Corners polygonOf(const SideRect& rect, SideAxes axes, const Plane& plane) {
  int axis = 0;
  while (plane.normal[axis] == 0)
    ++axis;
  const auto corner = [&](double first, double second) {
    Vec3 p;
    p[axis] = plane.dist * plane.normal[axis];
    p[axes.first] = first;
    p[axes.second] = second;
    return p;
  };
  Corners corners{corner(rect.low[0], rect.low[1]), corner(rect.high[0], rect.low[1]),
                  corner(rect.high[0], rect.high[1]), corner(rect.low[0], rect.high[1])};
  if (dot(areaVector(corners), plane.normal) < 0)
    std::reverse(corners.begin(), corners.end());
  return corners;
}

} // namespace

FaceMapping mappingFor(const Corners& side, const Vec3& normal, const SideLook& look, const Material& material) {
  Vec3 right = std::abs(normal.z) > 0.9 ? Vec3{1, 0, 0} : normalized(cross({0, 0, 1}, normal));
  right = normalized(right - normal * dot(normal, right));
  Vec3 down = -cross(normal, right);
  FaceMapping mapping;
  mapping.light[0] = {right / look.luxel, 0};
  mapping.light[1] = {down / look.luxel, 0};
  if (look.quarterTurn) {
    const Vec3 oldRight = right;
    right = down;
    down = -oldRight;
  }
  mapping.texture[0] = {right / look.scale, look.shiftS};
  mapping.texture[1] = {down / look.scale, look.shiftT};
  if (!look.fit)
    return mapping;
  const Vec3 axes[2] = {right, down};
  const int sizes[2] = {material.width, material.height};
  for (int i = 0; i < 2; ++i) {
    double low = 1e30;
    double high = -1e30;
    for (const Vec3& corner : side) {
      low = std::min(low, dot(axes[i], corner));
      high = std::max(high, dot(axes[i], corner));
    }
    const double texelsPerUnit = sizes[i] / std::max(high - low, 0.001);
    mapping.texture[i] = {axes[i] * texelsPerUnit, -low * texelsPerUnit};
  }
  return mapping;
}

struct FaceBuilder::Neighbour {
  int cell;
  SideRect rect;
};

FaceBuilder::FaceBuilder(const MapModel& model, const BoxTree& tree) : m_model(model), m_tree(tree) {}

void FaceBuilder::forgetOriginalCorners() {
  for (OriginalFace& original : m_originals)
    original.corners = {};
}

void FaceBuilder::buildWorld() {
  for (std::size_t cell = 0; cell < m_model.cells.size(); ++cell)
    buildCell(static_cast<int>(cell));
  const BrushSet brushes(m_model.brushes);
  for (std::size_t brush = 0; brush < m_model.brushes.size(); ++brush)
    addDetail(static_cast<int>(brush), brushes);
  for (std::size_t i = 0; i < m_model.displacements.size(); ++i)
    addDisplacement(static_cast<int>(i));
}

std::vector<FaceBuilder::Neighbour> FaceBuilder::neighboursAt(int cell, int side) const {
  const Box& box = m_model.cells[cell].box;
  const int axis = side / 2;
  Box slab = box;
  slab.mins[axis] = side % 2 ? box.maxs[axis] : box.mins[axis] - 0.5;
  slab.maxs[axis] = side % 2 ? box.maxs[axis] + 0.5 : box.mins[axis];
  std::vector<int> cells;
  for (const int leaf : m_tree.leavesTouching(slab))
    if (const int other = m_tree.leaves()[leaf].cell; other >= 0 && other != cell)
      cells.push_back(other);
  std::sort(cells.begin(), cells.end());
  cells.erase(std::unique(cells.begin(), cells.end()), cells.end());

  std::vector<Neighbour> result;
  for (const int other : cells) {
    SideRect common;
    if (intersect(rectOf(box, axesOfSide(side)), rectOf(m_model.cells[other].box, axesOfSide(side)), common))
      result.push_back({other, common});
  }
  return result;
}

void FaceBuilder::buildCell(int cellNumber) {
  const Cell& cell = m_model.cells[cellNumber];
  for (int side = 0; side < 6; ++side) {
    const SideAxes axes = axesOfSide(side);
    const Plane outward = boxSide(cell.box, side);
    std::vector<SideRect> rects{rectOf(cell.box, axes)};
    for (const Neighbour& neighbour : neighboursAt(cellNumber, side)) {
      rects = withoutHole(rects, neighbour.rect);
      const Corners opening = polygonOf(neighbour.rect, axes, outward);
      if (side % 2)
        m_portals.push_back({{cellNumber, neighbour.cell}, opening, outward});
      if (cell.water && !m_model.cells[neighbour.cell].water)
        addWaterSurface(cellNumber, side, opening);
    }
    if (side == 4)
      for (const Displacement& patch : m_model.displacements)
        if (patch.mins.z == cell.box.mins.z)
          rects = withoutHole(rects, rectOf({patch.mins, patch.maxs}, axes));
    for (const SideRect& rect : rects)
      addWall(polygonOf(rect, axes, outward.reversed()), outward.reversed(), cell.looks[side]);
  }
}

void FaceBuilder::addWaterSurface(int cellNumber, int side, const Corners& corners) {
  if (side != 5)
    return; // only the surface shows; a side where water meets air would be a mistake of the model
  const Cell& cell = m_model.cells[cellNumber];
  const Plane up = boxSide(cell.box, side);
  addWall(corners, up, cell.looks[5]);
  addWall({corners.rbegin(), corners.rend()}, up.reversed(), cell.looks[5]);
}

int FaceBuilder::addOriginal(const Corners& corners, const Plane& plane, const SideLook& look) {
  const FaceMapping mapping = mappingFor(corners, plane.normal, look, m_model.materials[look.material]);
  m_originals.push_back({corners, plane, mapping, look.material});
  return static_cast<int>(m_originals.size()) - 1;
}

void FaceBuilder::addWall(const Corners& corners, const Plane& plane, const SideLook& look) {
  if (look.material < 0)
    return;
  BuiltFace face;
  face.plane = plane;
  face.material = look.material;
  face.original = addOriginal(corners, plane, look);
  face.castsShadow = !(m_model.materials[look.material].surfaceFlags & (kSurfaceSky | kSurfaceWarp));
  face.givenLight = look.givenLight;
  for (const BoxTree::Fragment& piece : m_tree.piecesOnNodes(corners))
    for (Corners& part : cutToLightmap(piece.corners, face)) {
      face.corners = std::move(part);
      face.node = piece.node;
      face.leaves.clear();
      for (const BoxTree::Fragment& fragment : m_tree.fragments(face.corners, plane.normal))
        if (m_tree.leaves()[fragment.leaf].cell >= 0)
          face.leaves.push_back(fragment.leaf);
      if (face.leaves.empty())
        continue;
      setLightExtents(face);
      m_faces.push_back(face);
    }
}

void FaceBuilder::addDetail(int brushNumber, const BrushSet& brushes) {
  const Brush& brush = m_model.brushes[brushNumber];
  const std::vector<Corners> sides = sidePolygons(brush);
  for (std::size_t i = 0; i < sides.size(); ++i) {
    const BrushSide& side = brush.sides[i];
    if (sides[i].empty() || side.look.material < 0)
      continue;
    BuiltFace face;
    face.plane = side.plane;
    face.material = side.look.material;
    face.castsShadow = brush.opaque && brush.castsShadow;
    face.givenLight = side.look.givenLight;
    face.original = addOriginal(sides[i], side.plane, side.look);
    std::vector<Corners> parts = brushes.visibleParts(sides[i], side.plane.normal, brushNumber);
    for (const Corners& part : parts)
      addDetailPart(part, face);
  }
}

void FaceBuilder::addDetailPart(const Corners& part, BuiltFace face) {
  std::vector<BoxTree::Fragment> kept;
  bool lost = false;
  for (BoxTree::Fragment& fragment : m_tree.fragments(part, face.plane.normal)) {
    if (m_tree.leaves()[fragment.leaf].cell < 0)
      lost = true;
    else if (areaOf(fragment.corners) > kSmallestFaceArea)
      kept.push_back(std::move(fragment));
  }
  const auto addCut = [&](const Corners& corners) {
    for (Corners& cut : cutToLightmap(corners, face)) {
      face.corners = std::move(cut);
      face.leaves.clear();
      for (const BoxTree::Fragment& fragment : m_tree.fragments(face.corners, face.plane.normal))
        if (m_tree.leaves()[fragment.leaf].cell >= 0)
          face.leaves.push_back(fragment.leaf);
      std::sort(face.leaves.begin(), face.leaves.end());
      face.leaves.erase(std::unique(face.leaves.begin(), face.leaves.end()), face.leaves.end());
      setLightExtents(face);
      if (!face.leaves.empty())
        m_faces.push_back(face);
    }
  };
  if (!lost && !kept.empty()) {
    addCut(part);
    return;
  }
  for (const BoxTree::Fragment& fragment : kept)
    addCut(fragment.corners);
}

void FaceBuilder::addDisplacement(int index) {
  const Displacement& patch = m_model.displacements[index];
  const Plane up{{0, 0, 1}, patch.mins.z};
  const Corners corners = polygonOf(rectOf({patch.mins, patch.maxs}, axesOfSide(4)), axesOfSide(4), up);
  BuiltFace face;
  face.corners = corners;
  face.plane = up;
  face.material = patch.look.material;
  face.displacement = index;
  face.givenLight = patch.look.givenLight;
  face.original = addOriginal(corners, up, patch.look);
  // The file measures size[0] along corners 0-3 and size[1] along 0-1, with corner 0 at the patch's mins. Seen from
  // above and clockwise, 0-1 runs along +y and 0-3 along +x.
  face.lightSize[0] = static_cast<int>(std::ceil((patch.maxs.x - patch.mins.x) / patch.look.luxel));
  face.lightSize[1] = static_cast<int>(std::ceil((patch.maxs.y - patch.mins.y) / patch.look.luxel));
  m_faces.push_back(face);
}

void FaceBuilder::buildModel(const BrushEntity& entity, int modelNumber) {
  std::vector<Brush> brushes;
  for (const Brush& brush : entity.brushes)
    brushes.push_back(moved(brush, -entity.origin));
  const BrushSet set(brushes);
  for (std::size_t b = 0; b < brushes.size(); ++b) {
    const std::vector<Corners> sides = sidePolygons(brushes[b]);
    for (std::size_t i = 0; i < sides.size(); ++i) {
      const BrushSide& side = brushes[b].sides[i];
      if (sides[i].empty() || side.look.material < 0)
        continue;
      BuiltFace face;
      face.plane = side.plane;
      face.model = modelNumber;
      face.material = side.look.material;
      face.givenLight = side.look.givenLight;
      face.original = addOriginal(sides[i], side.plane, side.look);
      for (const Corners& part : set.visibleParts(sides[i], side.plane.normal, static_cast<int>(b)))
        for (Corners& cut : cutToLightmap(part, face)) {
          face.corners = std::move(cut);
          setLightExtents(face);
          m_faces.push_back(face);
        }
    }
  }
}

std::vector<Corners> FaceBuilder::cutToLightmap(const Corners& corners, const BuiltFace& face) const {
  if (m_model.materials[face.material].surfaceFlags & (kSurfaceNoLight | kSurfaceSky))
    return {corners};
  std::vector<Corners> pieces{corners};
  for (const Projection& row : mappingOf(face).light) {
    const double scale = lengthOf(row.axis);
    std::vector<Corners> next;
    while (!pieces.empty()) {
      Corners piece = std::move(pieces.back());
      pieces.pop_back();
      double low = 1e30;
      double high = -1e30;
      for (const Vec3& corner : piece) {
        low = std::min(low, row.of(corner));
        high = std::max(high, row.of(corner));
      }
      const double first = std::floor(low + 1e-4);
      const double size = std::ceil(high - 1e-4) - first;
      if (size <= kMaxLightmapSide) {
        next.push_back(std::move(piece));
        continue;
      }
      const double parts = std::ceil(size / kMaxLightmapSide);
      const double at = first + std::ceil(size / parts);
      SplitPolygon halves = split(piece, {row.axis / scale, (at - row.offset) / scale});
      if (!halves.front.empty())
        pieces.push_back(std::move(halves.front));
      if (!halves.back.empty())
        pieces.push_back(std::move(halves.back));
    }
    pieces = std::move(next);
  }
  return pieces;
}

void FaceBuilder::setLightExtents(BuiltFace& face) const {
  const FaceMapping& mapping = mappingOf(face);
  for (int i = 0; i < 2; ++i) {
    double low = 1e30;
    double high = -1e30;
    for (const Vec3& corner : face.corners) {
      low = std::min(low, mapping.light[i].of(corner));
      high = std::max(high, mapping.light[i].of(corner));
    }
    // A corner may lie a rounding error outside; readers must find it inside [0, size].
    face.lightMins[i] = static_cast<int>(std::floor(low + 1e-4));
    face.lightSize[i] = std::max(1, static_cast<int>(std::ceil(high - 1e-4)) - face.lightMins[i]);
  }
}

} // namespace vitrine::demos
