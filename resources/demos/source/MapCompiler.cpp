#include "resources/demos/source/Lighting.h"
#include "resources/demos/source/MapCompilation.h"
#include "resources/demos/source/ModelTree.h"
#include "resources/demos/source/SurfaceGrid.h"
#include "resources/demos/source/Triangulation.h"

#include <numeric>

namespace vitrine::demos {

namespace {

constexpr double kWaterGrid = 64; // units between the vertices of a water surface

} // namespace

CompiledMap MapCompilation::run() {
  buildFaces();
  m_map.visible = computeVisibility(m_model.cells.size(), m_builder.portals());
  m_map.audible = widened(m_map.visible);
  m_map.edges.push_back({0, 0}); // edge 0 is never used: there is no -0
  addTree();
  addFaces();
  addOriginals();
  addModels();
  addBrushes();
  addLeafFaces();
  addWaters();
  markSkyLeaves();
  addOverlays();
  addProps();
  addAreas();
  light();
  addDetails();
  m_map.planes = m_planes.planes();
  return std::move(m_map);
}

/// True for faces that welding closed, or bent out of their plane.
bool MapCompilation::isSliver(const std::vector<int>& corners, const Plane& plane) const {
  Corners points;
  for (const int corner : corners)
    points.push_back(m_vertices.points()[corner]);
  const Vec3 area = points.size() < 3 ? Vec3{} : areaVector(points);
  return lengthOf(area) < 0.05 || dot(area, plane.normal) < 0.985 * lengthOf(area);
}

void MapCompilation::buildFaces() {
  m_builder.buildWorld();
  for (std::size_t i = 0; i < m_model.brushEntities.size(); ++i)
    m_builder.buildModel(m_model.brushEntities[i], static_cast<int>(i) + 1);
  sortFaces();
  std::vector<BuiltFace>& faces = m_builder.faces();
  std::vector<std::vector<int>> corners = joinFaces(faces, m_vertices);
  std::size_t kept = 0;
  for (std::size_t i = 0; i < faces.size(); ++i) {
    if (isSliver(corners[i], faces[i].plane))
      continue;
    if (kept != i) {
      faces[kept] = std::move(faces[i]);
      corners[kept] = std::move(corners[i]);
    }
    ++kept;
  }
  faces.resize(kept);
  corners.resize(kept);
  m_faceCorners = std::move(corners);
}

/// The file wants each node's faces in one run, and each model's.
void MapCompilation::sortFaces() {
  const auto rank = [](const BuiltFace& face) {
    const int kind = face.displacement >= 0 ? 2 : face.node < 0 ? 1 : 0;
    return std::tuple(face.model, kind, face.node);
  };
  std::stable_sort(m_builder.faces().begin(), m_builder.faces().end(),
                   [&](const BuiltFace& a, const BuiltFace& b) { return rank(a) < rank(b); });
}

void MapCompilation::addTree() {
  for (const BoxTree::Node& node : m_tree.nodes()) {
    CompiledNode out;
    out.plane = m_planes.indexOf(node.plane());
    out.children[0] = node.children[0];
    out.children[1] = node.children[1];
    out.bounds = node.bounds;
    m_map.nodes.push_back(out);
  }
  for (const BoxTree::Leaf& leaf : m_tree.leaves()) {
    CompiledLeaf out;
    out.bounds = leaf.bounds;
    out.cluster = leaf.cell;
    out.contents = leaf.cell < 0 ? kContentsSolid : m_model.cells[leaf.cell].water ? kContentsWater : 0;
    out.area = leaf.cell < 0 ? 0 : m_model.cells[leaf.cell].area;
    m_map.leaves.push_back(std::move(out));
  }
}

int MapCompilation::texInfoOf(const FaceMapping& mapping, int material) {
  std::array<double, 16> key{};
  for (int i = 0; i < 4; ++i) {
    const Projection& row = i < 2 ? mapping.texture[i] : mapping.light[i - 2];
    for (int axis = 0; axis < 3; ++axis)
      key[i * 4 + axis] = row.axis[axis];
    key[i * 4 + 3] = row.offset;
  }
  const auto [it, isNew] = m_texInfos.try_emplace({key, material}, static_cast<int>(m_map.texInfos.size()));
  if (isNew)
    m_map.texInfos.push_back({mapping, m_model.materials[material].surfaceFlags, material});
  return it->second;
}

int MapCompilation::addEdges(const std::vector<int>& fileCorners) {
  const int first = static_cast<int>(m_map.surfEdges.size());
  for (std::size_t i = 0; i < fileCorners.size(); ++i) {
    const int from = fileCorners[i];
    const int to = fileCorners[(i + 1) % fileCorners.size()];
    const auto low = static_cast<std::uint32_t>(std::min(from, to));
    const auto high = static_cast<std::uint32_t>(std::max(from, to));
    const auto [it, isNew] =
        m_edges.try_emplace(static_cast<std::uint64_t>(low) << 32 | high, static_cast<int>(m_map.edges.size()));
    if (isNew)
      m_map.edges.push_back({from, to});
    m_map.surfEdges.push_back(m_map.edges[it->second][0] == from ? it->second : -it->second);
  }
  return first;
}

void MapCompilation::addFaces() {
  std::map<Plane, int, PlaneLess> normals;
  const std::vector<BuiltFace>& faces = m_builder.faces();
  for (std::size_t i = 0; i < faces.size(); ++i) {
    const BuiltFace& built = faces[i];
    const std::vector<int> fileCorners(m_faceCorners[i].rbegin(), m_faceCorners[i].rend());
    CompiledFace face;
    face.plane = m_planes.indexOf(built.plane);
    face.onNode = built.node >= 0;
    face.texInfo = texInfoOf(m_builder.mappingOf(built), built.material);
    face.firstEdge = addEdges(fileCorners);
    face.edgeCount = static_cast<int>(fileCorners.size());
    face.area = areaOf(built.corners);
    std::copy_n(built.lightMins, 2, face.lightMins);
    std::copy_n(built.lightSize, 2, face.lightSize);
    face.original = built.original;
    face.hammerId = built.original + 1;
    face.firstPrimitive = static_cast<int>(m_map.primitives.size());
    if (built.displacement >= 0) {
      face.displacement = static_cast<int>(m_map.displacements.size());
      addDisplacement(built, static_cast<int>(i));
    } else {
      addPrimitives(face, fileCorners, built.material);
    }
    const auto [normal, isNew] = normals.try_emplace({built.plane.normal, 0}, static_cast<int>(m_map.normals.size()));
    if (isNew)
      m_map.normals.push_back(built.plane.normal);
    m_map.normalIndices.insert(m_map.normalIndices.end(), fileCorners.size(), normal->second);
    if (built.node >= 0) {
      CompiledNode& node = m_map.nodes[built.node];
      if (node.faceCount++ == 0)
        node.firstFace = static_cast<int>(i);
    }
    m_map.faces.push_back(face);
  }
  m_faceCorners = {};
}

/// Faces with corners in the middle of an edge get a triangulation of their own: a fan would make empty triangles.
/// Water gets vertices of its own, too, to make waves with.
void MapCompilation::addPrimitives(CompiledFace& face, const std::vector<int>& fileCorners, int material) {
  Corners points;
  for (const int corner : fileCorners)
    points.push_back(m_vertices.points()[corner]);
  std::vector<int> indices;
  Corners vertices;
  if (m_model.materials[material].surfaceFlags & kSurfaceWarp) {
    SurfaceGrid grid = gridOver(points, kWaterGrid);
    indices = std::move(grid.indices);
    vertices = std::move(grid.vertices);
  } else if (hasCollinearCorners(points)) {
    indices = triangulate(points);
  } else {
    return;
  }
  face.primitiveCount = 1;
  m_map.primitives.push_back({static_cast<int>(m_map.primitiveIndices.size()), static_cast<int>(indices.size()),
                              static_cast<int>(m_map.primitiveVertices.size()), static_cast<int>(vertices.size())});
  m_map.primitiveVertices.insert(m_map.primitiveVertices.end(), vertices.begin(), vertices.end());
  m_map.primitiveIndices.insert(m_map.primitiveIndices.end(), indices.begin(), indices.end());
}

void MapCompilation::addOriginals() {
  for (const OriginalFace& original : m_builder.originals()) {
    std::vector<int> corners;
    for (std::size_t i = original.corners.size(); i-- > 0;)
      corners.push_back(m_vertices.add(original.corners[i]));
    CompiledFace face;
    face.plane = m_planes.indexOf(original.plane);
    face.texInfo = texInfoOf(original.mapping, original.material);
    face.firstEdge = addEdges(corners);
    face.edgeCount = static_cast<int>(corners.size());
    face.area = areaOf(original.corners);
    face.original = -1;
    m_map.originals.push_back(face);
  }
  // Nothing adds edges or vertices after this: a large map gets much memory back before its light is made.
  m_builder.forgetOriginalCorners();
  m_edges = {};
  m_map.vertices = m_vertices.points();
  m_vertices = {};
}

void MapCompilation::addDisplacement(const BuiltFace& built, int face) {
  const Displacement& patch = m_model.displacements[built.displacement];
  const DisplacementSurface surface(patch);
  CompiledDisplacement out;
  out.start = patch.mins;
  out.firstVertex = static_cast<int>(m_map.displacementVertices.size());
  out.firstTriangle = static_cast<int>(m_map.displacementTags.size());
  out.power = patch.power;
  out.face = face;
  m_map.displacements.push_back(out);
  for (int row = 0; row < surface.side(); ++row)
    for (int column = 0; column < surface.side(); ++column) {
      const double height = surface.height(row, column);
      const Vec3 up = height == 0 ? Vec3{} : Vec3{0, 0, height < 0 ? -1.0 : 1.0};
      const double alpha = patch.alpha ? patch.alpha(surface.vertex(row, column)) : 0;
      const auto weights = patch.weights ? patch.weights(surface.vertex(row, column)) : std::array<double, 4>{};
      m_map.displacementVertices.push_back({up, std::abs(height), std::clamp(alpha, 0.0, 255.0), weights});
    }
  for (const std::array<int, 3>& triangle : surface.triangles()) {
    const std::vector<Vec3>& v = surface.vertices();
    const Vec3 normal = normalized(cross(v[triangle[2]] - v[triangle[0]], v[triangle[1]] - v[triangle[0]]));
    m_map.displacementTags.push_back(normal.z > 0.7 ? 1 | 2 | 4 : 1);
  }
}

void MapCompilation::addModels() {
  const std::vector<BuiltFace>& faces = m_builder.faces();
  std::size_t next = 0;
  for (int number = 0; number <= static_cast<int>(m_model.brushEntities.size()); ++number) {
    CompiledModel model;
    model.bounds = Box::nothing();
    model.firstFace = static_cast<int>(next);
    for (; next < faces.size() && faces[next].model == number; ++next) {
      model.bounds.add(boundsOf(faces[next].corners));
      if (faces[next].displacement >= 0) {
        const DisplacementSurface surface(m_model.displacements[faces[next].displacement]);
        for (const Vec3& vertex : surface.vertices())
          model.bounds.add(vertex);
      }
    }
    model.faceCount = static_cast<int>(next) - model.firstFace;
    if (number > 0) {
      const BrushEntity& entity = m_model.brushEntities[number - 1];
      std::vector<Brush> brushes;
      for (const Brush& brush : entity.brushes) {
        brushes.push_back(moved(brush, -entity.origin));
        model.bounds.add(boundsOf(brushes.back()));
      }
      model.headNode = addModelTree(brushes, model.bounds.grown(8), m_planes, m_map);
    }
    m_map.models.push_back(model);
  }
}

void MapCompilation::addLeafFaces() {
  std::vector<std::vector<int>> facesOfLeaf(m_tree.leaves().size());
  const std::vector<BuiltFace>& faces = m_builder.faces();
  for (std::size_t i = 0; i < faces.size(); ++i)
    for (const int leaf : faces[i].leaves)
      facesOfLeaf[leaf].push_back(static_cast<int>(i));
  for (std::size_t leaf = 0; leaf < facesOfLeaf.size(); ++leaf) {
    m_map.leaves[leaf].firstFace = static_cast<int>(m_map.leafFaces.size());
    m_map.leaves[leaf].faceCount = static_cast<int>(facesOfLeaf[leaf].size());
    m_map.leafFaces.insert(m_map.leafFaces.end(), facesOfLeaf[leaf].begin(), facesOfLeaf[leaf].end());
  }
}

void MapCompilation::addBrush(const Brush& brush) {
  CompiledBrush out;
  out.firstSide = static_cast<int>(m_map.brushSides.size());
  out.contents = brush.contents;
  const std::vector<Corners> polygons = sidePolygons(brush);
  for (std::size_t i = 0; i < brush.sides.size(); ++i) {
    const BrushSide& side = brush.sides[i];
    const int material = side.look.material;
    const int texInfo =
        material < 0
            ? -1
            : texInfoOf(mappingFor(polygons[i], side.plane.normal, side.look, m_model.materials[material]), material);
    m_map.brushSides.push_back({m_planes.indexOf(side.plane), texInfo, false});
  }
  addBevels(brush);
  out.sideCount = static_cast<int>(m_map.brushSides.size()) - out.firstSide;
  m_map.brushes.push_back(out);
}

/// Axial planes round a slanted brush: the engine's collision wants them, they bound nothing.
void MapCompilation::addBevels(const Brush& brush) {
  Box bounds;
  bool haveBounds = false;
  for (int side = 0; side < 6; ++side) {
    const Vec3 normal = axisVector(side / 2, side % 2 ? 1 : -1);
    const bool present = std::any_of(brush.sides.begin(), brush.sides.end(),
                                     [&](const BrushSide& s) { return dot(s.plane.normal, normal) > 0.9999; });
    if (present)
      continue;
    if (!haveBounds)
      bounds = boundsOf(brush);
    haveBounds = true;
    m_map.brushSides.push_back({m_planes.indexOf(boxSide(bounds, side)), -1, true});
  }
}

void MapCompilation::addBrushes() {
  std::vector<std::vector<int>> brushesOfLeaf(m_map.leaves.size());
  const auto treeLeaves = m_tree.leaves().size();
  for (std::size_t leaf = 1; leaf < treeLeaves; ++leaf) {
    const BoxTree::Leaf& source = m_tree.leaves()[leaf];
    if (source.cell >= 0 && !m_model.cells[source.cell].water)
      continue;
    brushesOfLeaf[leaf].push_back(static_cast<int>(m_map.brushes.size()));
    Brush brush = boxBrush(source.bounds, SideLook{});
    brush.contents = source.cell < 0 ? kContentsSolid : kContentsWater;
    addBrush(brush);
  }
  for (std::size_t i = 0; i < m_model.brushes.size(); ++i) {
    for (const int leaf : m_tree.leavesTouching(m_brushSet.bounds(static_cast<int>(i))))
      brushesOfLeaf[leaf].push_back(static_cast<int>(m_map.brushes.size()));
    addBrush(m_model.brushes[i]);
  }
  std::size_t modelLeaf = treeLeaves;
  for (const BrushEntity& entity : m_model.brushEntities)
    for (const Brush& brush : entity.brushes) {
      while (modelLeaf < m_map.leaves.size() && m_map.leaves[modelLeaf].contents == 0)
        ++modelLeaf; // each solid leaf of a model's tree belongs to one brush, in the same order
      if (modelLeaf < m_map.leaves.size())
        brushesOfLeaf[modelLeaf++].push_back(static_cast<int>(m_map.brushes.size()));
      addBrush(moved(brush, -entity.origin));
    }
  for (std::size_t leaf = 0; leaf < brushesOfLeaf.size(); ++leaf) {
    m_map.leaves[leaf].firstBrush = static_cast<int>(m_map.leafBrushes.size());
    m_map.leaves[leaf].brushCount = static_cast<int>(brushesOfLeaf[leaf].size());
    m_map.leafBrushes.insert(m_map.leafBrushes.end(), brushesOfLeaf[leaf].begin(), brushesOfLeaf[leaf].end());
  }
}

void MapCompilation::addWaters() {
  std::map<int, int> waterOfCell;
  for (std::size_t i = 0; i < m_tree.leaves().size(); ++i) {
    const int cell = m_tree.leaves()[i].cell;
    if (cell < 0 || !m_model.cells[cell].water)
      continue;
    const auto [it, isNew] = waterOfCell.try_emplace(cell, static_cast<int>(m_map.waters.size()));
    if (isNew) {
      const Cell& source = m_model.cells[cell];
      const SideLook& look = source.looks[5];
      const Material& material = m_model.materials[look.material];
      m_map.waters.push_back(
          {source.box.maxs.z, source.box.mins.z, texInfoOf(mappingFor({}, {0, 0, 1}, look, material), look.material)});
    }
    m_map.leaves[i].water = it->second;
  }
}

void MapCompilation::markSkyLeaves() {
  std::vector<char> hasSky(m_model.cells.size());
  for (const BuiltFace& face : m_builder.faces())
    if (m_model.materials[face.material].surfaceFlags & kSurfaceSky)
      for (const int leaf : face.leaves)
        hasSky[m_tree.leaves()[leaf].cell] = 1;
  for (std::size_t i = 0; i < m_tree.leaves().size(); ++i) {
    const int cell = m_tree.leaves()[i].cell;
    if (cell >= 0 &&
        std::any_of(m_map.visible[cell].begin(), m_map.visible[cell].end(), [&](int other) { return hasSky[other]; }))
      m_map.leaves[i].flags = 1 | 4;
  }
}

void MapCompilation::light() {
  const std::size_t leafCount = m_map.leaves.size();
  if (m_quality == LightQuality::None) {
    m_map.light.resize(m_map.faces.size());
  } else {
    const LightingInput input{m_model, m_tree, m_builder, m_builder.faces(), m_map.visible};
    LightingResult result = m_quality == LightQuality::Fast ? fastLighting(input) : bakeLighting(input);
    m_map.light = std::move(result.faces);
    m_map.hdrLight = std::move(result.hdrFaces);
    for (std::size_t i = 0; i < result.leaves.size(); ++i)
      m_map.leaves[i].ambient = std::move(result.leaves[i]);
    for (std::size_t i = 0; i < result.hdrLeaves.size(); ++i)
      m_map.leaves[i].hdrAmbient = std::move(result.hdrLeaves[i]);
  }
  int lastWithLight = 0;
  for (std::size_t i = 0; i < leafCount; ++i) {
    if (!m_map.leaves[i].ambient.empty())
      lastWithLight = static_cast<int>(i);
    m_map.leaves[i].ambientSource = lastWithLight;
  }
  for (const Light& light : m_model.lights)
    m_map.lightClusters.push_back(m_map.leaves[m_tree.leafAt(light.origin)].cluster);
}

CompiledMap compileMap(const MapModel& model, LightQuality quality) {
  return MapCompilation(model, quality).run();
}

} // namespace vitrine::demos
