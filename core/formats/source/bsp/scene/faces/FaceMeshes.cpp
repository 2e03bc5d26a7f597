#include "core/formats/source/bsp/scene/faces/FaceMeshes.h"

#include "core/base/Translate.h"

#include <cmath>

namespace vitrine::formats::source {
namespace {

constexpr float kLuxelCentre = 0.5F;
constexpr QVector4D kFirstLayer(1, 0, 0, 0);
constexpr std::size_t kFacesPerCheck = 512;
// Compilers give every face its own surfedges. A file in which faces share them over and over would grow without bound.
constexpr std::uint64_t kSharedSurfEdges = 4;

float mapped(const QVector4D& vector, const QVector3D& point) {
  return vector.x() * point.x() + vector.y() * point.y() + vector.z() * point.z() + vector.w();
}

float textureSide(std::int32_t side) {
  return static_cast<float>(std::max(side, 1));
}

const scene::Axes& axes() {
  return scene::kZUpRightHanded;
}

} // namespace

FaceMeshes::FaceMeshes(SceneParts& parts)
    : m_parts(parts), m_records(parts.map.records), m_corners(m_records),
      m_lighting(m_records, parts.faceSet, parts.diagnostics), m_displacements(m_records), m_primitives(m_records),
      m_normalIndex(m_records.view(LumpId::VertNormalIndices), bsp::VertNormalIndexLayouts::field("normal")),
      m_places(parts.faceSet.faces.size()), m_used(parts.faceSet.faces.size(), false),
      m_cornerBudget(kSharedSurfEdges * m_records.view(LumpId::SurfEdges).count()) {
  m_primitiveBudget =
      kSharedSurfEdges * (m_records.view(LumpId::PrimIndices).count() + m_records.view(LumpId::PrimVerts).count());
  findKinds();
  findNormals();
  buildDisplacements();
}

void FaceMeshes::findKinds() {
  m_kinds.reserve(m_records.texInfos.size());
  for (const TexInfo& info : m_records.texInfos) {
    const auto texData = static_cast<std::size_t>(info.texData);
    const bool named = info.texData >= 0 && texData < m_records.texDatas.size();
    m_kinds.push_back(faceKind(info.flags, named ? m_records.texDatas[texData].name : QString()));
  }
}

void FaceMeshes::findNormals() {
  const std::size_t available = m_records.view(LumpId::VertNormalIndices).count();
  if (available == 0) {
    return;
  }
  std::uint64_t next = 0;
  for (const Face& face : m_parts.faceSet.faces) {
    m_firstNormal.push_back(static_cast<std::uint32_t>(next));
    next += static_cast<std::uint64_t>(std::max(face.edgeCount, 0));
    if (next > available) {
      break;
    }
  }
  if (next != available) {
    m_parts.diagnostics.warn(
        base::translate("formats",
                        "VERTNORMALINDICES: %1 indices do not match the number of corners; plane normals are used")
            .arg(available),
        m_parts.map.lumps[LumpId::VertNormalIndices].block.range);
    m_firstNormal.clear();
  }
}

void FaceMeshes::buildDisplacements() {
  const std::vector<Face>& faces = m_parts.faceSet.faces;
  for (std::size_t i = 0; i < faces.size(); ++i) {
    if (i % kFacesPerCheck == 0) {
      m_parts.progress.check();
    }
    if (faces[i].dispInfo < 0 || m_corners.read(faces[i], m_faceCorners)) {
      continue;
    }
    if (const auto problem = m_displacements.add(static_cast<std::int32_t>(i), faces[i], m_faceCorners)) {
      drop(i, *problem);
    }
  }
  m_displacements.weldNormals();
}

void FaceMeshes::drop(std::size_t number, const FaceProblem& problem) {
  m_used[number] = true;
  m_parts.diagnostics.countedDamage(QStringLiteral("face.") + QLatin1StringView(problem.kind),
                                    base::translate("formats", "face %1 is left out: %2").arg(number).arg(problem.text),
                                    m_records.view(m_parts.faceSet.faceLump).rangeOf(number));
}

std::vector<std::size_t> FaceMeshes::omitted() const {
  std::vector<std::size_t> faces;
  for (std::size_t face = 0; face < m_used.size(); ++face) {
    if (m_used[face] && !m_places[face].mesh) {
      faces.push_back(face);
    }
  }
  return faces;
}

MeshIndex FaceMeshes::addModel(const Model& model, std::size_t modelNumber, const scene::MaterialAdjustment& adjustment,
                               const QMatrix4x4& place) {
  m_adjustment = adjustment;
  m_place = place;
  const MeshIndex meshNumber = m_parts.scene.meshes.nextIndex();
  scene::Mesh mesh;
  mesh.name = QStringLiteral("model %1").arg(modelNumber);
  const auto total = static_cast<std::int64_t>(m_parts.faceSet.faces.size());
  const std::int64_t first = std::clamp<std::int64_t>(model.firstFace, 0, total);
  const std::int64_t last =
      std::clamp<std::int64_t>(static_cast<std::int64_t>(model.firstFace) + model.faceCount, first, total);
  if (model.firstFace < 0 || model.faceCount < 0 ||
      static_cast<std::int64_t>(model.firstFace) + model.faceCount > total) {
    m_parts.diagnostics.damage(base::translate("formats", "%1 refers to faces %2 to %3 of %4")
                                   .arg(mesh.name)
                                   .arg(model.firstFace)
                                   .arg(static_cast<std::int64_t>(model.firstFace) + model.faceCount)
                                   .arg(total),
                               m_records.view(LumpId::Models).rangeOf(modelNumber));
  }
  m_parts.scene.world.surfaceLeaves.resize(m_parts.scene.meshes.size() + 1);
  reserve(
      std::span(m_parts.faceSet.faces).subspan(static_cast<std::size_t>(first), static_cast<std::size_t>(last - first)),
      mesh);
  for (std::int64_t i = first; i < last; ++i) {
    const auto number = static_cast<std::size_t>(i);
    if (number % kFacesPerCheck == 0) {
      m_parts.progress.check();
    }
    if (m_used[number]) {
      continue;
    }
    m_used[number] = true;
    Shape shape;
    if (const auto problem = describe(number, shape)) {
      drop(number, *problem);
    } else if (!addFace(shape, mesh, meshNumber)) {
      drop(number, {"triangles", base::translate("formats", "more triangles than allowed")});
    }
  }
  if (!mesh.vertices.blend.empty()) {
    mesh.vertices.blend.resize(mesh.vertices.positions.size(), 0.0F);
  }
  if (!mesh.vertices.layerWeights.empty()) {
    mesh.vertices.layerWeights.resize(mesh.vertices.positions.size(), kFirstLayer);
  }
  for (const scene::Surface& surface : mesh.surfaces) {
    mesh.bounds.add(surface.bounds);
  }
  return m_parts.scene.meshes.add(std::move(mesh));
}

void FaceMeshes::reserve(std::span<const Face> faces, scene::Mesh& mesh) {
  const std::uint64_t most = m_records.view(LumpId::SurfEdges).count();
  std::uint64_t corners = 0;
  std::uint64_t triangles = 0;
  for (const Face& face : faces) {
    const auto count = static_cast<std::uint64_t>(std::max(face.edgeCount, 0));
    corners += count;
    triangles += count > 2 ? count - 2 : 0;
  }
  // A damaged file may count more corners than it has.
  if (corners <= most) {
    scene::VertexStreams& vertices = mesh.vertices;
    vertices.positions.reserve(corners);
    vertices.normals.reserve(corners);
    vertices.uvs[0].reserve(corners);
    vertices.lightmapUvs.reserve(corners);
    mesh.indices.reserve(triangles * 3);
  }
  mesh.surfaces.reserve(faces.size());
  m_parts.scene.world.surfaceLeaves.back().reserve(faces.size());
  m_parts.scene.bake.lightmaps.reserve(m_parts.scene.bake.lightmaps.size() + faces.size());
}

std::optional<FaceProblem> FaceMeshes::describe(std::size_t number, Shape& shape) {
  const Face& face = m_parts.faceSet.faces[number];
  if (auto problem = m_corners.read(face, m_faceCorners)) {
    return problem;
  }
  if (m_faceCorners.size() > m_cornerBudget) {
    return FaceProblem{"shared", base::translate("formats", "too many faces share surfedges")};
  }
  m_cornerBudget -= m_faceCorners.size();
  if (face.texInfo < 0 || static_cast<std::size_t>(face.texInfo) >= m_records.texInfos.size()) {
    return FaceProblem{"texinfo", base::translate("formats", "a texture info that is not in the file")};
  }
  if (face.plane < 0 || static_cast<std::size_t>(face.plane) >= m_records.planes.size()) {
    return FaceProblem{"plane", base::translate("formats", "a plane that is not in the file")};
  }
  shape.face = &face;
  shape.number = number;
  shape.texInfo = &m_records.texInfos[static_cast<std::size_t>(face.texInfo)];
  const auto texData = static_cast<std::size_t>(shape.texInfo->texData);
  if (shape.texInfo->texData >= 0 && texData < m_records.texDatas.size()) {
    shape.texData = &m_records.texDatas[texData];
  } else {
    m_parts.diagnostics.countedDamage(QStringLiteral("texinfo.texdata"),
                                      base::translate("formats", "face %1 has texture %2, which does not exist")
                                          .arg(number)
                                          .arg(shape.texInfo->texData),
                                      m_records.view(LumpId::TexInfo).rangeOf(static_cast<std::size_t>(face.texInfo)));
  }
  shape.normal = m_records.planes[static_cast<std::size_t>(face.plane)].normal;
  shape.kind = m_kinds[static_cast<std::size_t>(face.texInfo)];
  if (face.dispInfo >= 0 && (shape.kind == FaceKind::Brush || shape.kind == FaceKind::Water)) {
    shape.kind = FaceKind::Displacement;
  }
  return std::nullopt;
}

bool FaceMeshes::addFace(const Shape& shape, scene::Mesh& mesh, MeshIndex meshNumber) {
  const DisplacementGrid* grid = m_displacements.of(static_cast<std::int32_t>(shape.number));
  const std::size_t corners = grid ? grid->positions.size() * 2 : m_faceCorners.size();
  if (m_triangles + corners > m_parts.limits.maxTriangles) {
    return false;
  }
  const SurfaceStart start(mesh);
  if (grid) {
    addGrid(shape, *grid, mesh);
  } else {
    addFlat(shape, mesh);
  }
  scene::Surface surface = start.surfaceOf(mesh);
  m_triangles += surface.triangleCount();
  surface.material = m_parts.materials.materialOf(shape.texInfo->texData, shape.kind, m_adjustment,
                                                  m_place.map(surface.bounds.centre()));
  surface.lightmap = addLightmap(shape);
  surface.layer = layerIndex(layerOf(shape.kind));
  surface.provenance = m_parts.provenance(m_parts.faceSet.faceLump, shape.number);
  const auto surfaceNumber = static_cast<int>(mesh.surfaces.size());
  if (grid) {
    m_parts.scene.related.add(meshNumber, surfaceNumber,
                              m_parts.record(LumpId::DispInfo, static_cast<std::uint64_t>(shape.face->dispInfo)));
  }
  if (m_parts.faceSet.other) {
    m_parts.scene.related.add(meshNumber, surfaceNumber, m_parts.record(m_parts.faceSet.other->faceLump, shape.number));
  }
  m_places[shape.number] = {meshNumber, surfaceNumber};
  m_parts.scene.world.surfaceLeaves[meshNumber].push_back(grid ? m_parts.clusters.placeIn(surface.bounds)
                                                               : m_parts.clusters.placeOfFace(shape.number));
  mesh.surfaces.push_back(std::move(surface));
  return true;
}

void FaceMeshes::addVertex(const Shape& shape, const QVector3D& position, const QVector3D& flat,
                           const QVector3D& normal, const QVector2D& luxel, scene::VertexStreams& vertices) const {
  const TexInfo& info = *shape.texInfo;
  const float width = textureSide(shape.texData ? shape.texData->width : 1);
  const float height = textureSide(shape.texData ? shape.texData->height : 1);
  vertices.positions.push_back(axes().toScene(position));
  vertices.normals.push_back(axes().toScene(normal));
  vertices.uvs[0].emplace_back(mapped(info.texture[0], flat) / width, mapped(info.texture[1], flat) / height);
  vertices.lightmapUvs.push_back(luxel);
}

QVector3D FaceMeshes::cornerNormal(const Shape& shape, std::size_t corner) const {
  if (m_firstNormal.empty()) {
    return shape.normal;
  }
  const RecordView& indices = m_records.view(LumpId::VertNormalIndices);
  const RecordView& normals = m_records.view(LumpId::VertNormals);
  constexpr auto kNormal = structure::columnOf<bsp::kVertNormal>("normal");
  const auto index = m_normalIndex.as<std::uint32_t>(indices.at(m_firstNormal[shape.number] + corner));
  if (index >= normals.count()) {
    return shape.normal;
  }
  const QVector3D normal = kNormal.vec3(normals.at(index));
  // A smoothed normal leans, but never to the back; what does is damage, and so is one that has no length.
  const bool usable = std::abs(normal.lengthSquared() - 1.0F) < 0.1F && QVector3D::dotProduct(normal, shape.normal) > 0;
  return usable ? normal : shape.normal;
}

QVector2D FaceMeshes::luxelAt(const Shape& shape, const QVector3D& position) {
  const TexInfo& info = *shape.texInfo;
  return {mapped(info.lightmap[0], position) - static_cast<float>(shape.face->lightMins[0]) + kLuxelCentre,
          mapped(info.lightmap[1], position) - static_cast<float>(shape.face->lightMins[1]) + kLuxelCentre};
}

void FaceMeshes::addFlat(const Shape& shape, scene::Mesh& mesh) {
  if (useOwnVertices(shape, mesh)) {
    return;
  }
  const auto base = static_cast<std::uint32_t>(mesh.vertices.positions.size());
  for (std::size_t i = 0; i < m_faceCorners.size(); ++i) {
    const QVector3D& corner = m_faceCorners[i];
    addVertex(shape, corner, corner, cornerNormal(shape, i), luxelAt(shape, corner), mesh.vertices);
  }
  if (usePrimitives(shape, base, mesh)) {
    return;
  }
  m_faceTriangles.clear();
  triangulate(m_faceCorners, m_faceTriangles);
  // The file's order is clockwise from the front.
  for (const CornerTriangle& triangle : m_faceTriangles) {
    mesh.indices.push_back(base + triangle[0]);
    mesh.indices.push_back(base + triangle[2]);
    mesh.indices.push_back(base + triangle[1]);
  }
}

void FaceMeshes::addGrid(const Shape& shape, const DisplacementGrid& grid, scene::Mesh& mesh) {
  const auto base = static_cast<std::uint32_t>(mesh.vertices.positions.size());
  const auto side = static_cast<std::size_t>(grid.side);
  const auto last = static_cast<float>(side - 1);
  mesh.vertices.blend.resize(base, 0.0F);
  for (std::size_t i = 0; i < grid.positions.size(); ++i) {
    const float tx = static_cast<float>(i % side) / last;
    const float ty = static_cast<float>(i / side) / last;
    const QVector2D luxel(tx * static_cast<float>(shape.face->lightSize[0]) + kLuxelCentre,
                          ty * static_cast<float>(shape.face->lightSize[1]) + kLuxelCentre);
    addVertex(shape, grid.positions[i], grid.flat[i], grid.normals[i], luxel, mesh.vertices);
    mesh.vertices.blend.push_back(grid.alphas[i]);
  }
  if (!grid.weights.empty()) {
    std::vector<QVector4D>& weights = mesh.vertices.layerWeights;
    weights.resize(base, kFirstLayer);
    weights.insert(weights.end(), grid.weights.begin(), grid.weights.end());
  }
  for (const std::uint32_t index : grid.indices) {
    mesh.indices.push_back(base + index);
  }
}

scene::LightmapIndex FaceMeshes::addLightmap(const Shape& shape) {
  std::optional<scene::Lightmap> lightmap = m_lighting.read(shape.number);
  return lightmap ? m_parts.scene.bake.lightmaps.add(std::move(*lightmap)) : scene::LightmapIndex();
}

} // namespace vitrine::formats::source
