#include "core/formats/diggles/scene/FrameShapes.h"

#include <ranges>

namespace vitrine::formats::diggles {
namespace {

constexpr std::uint64_t kShapeFrameBytes = 192; ///< with its row, its use and its place in the scene's index
constexpr std::uint64_t kShapeMeshBytes = 1024;
constexpr std::uint64_t kVertexBytes = sizeof(QVector3D) + sizeof(QVector2D) + sizeof(QVector4D);

scene::VertexStreams::Colors stream(const char* name, std::vector<QVector4D> values, scene::ColorScope scope) {
  return {QString::fromLatin1(name), std::move(values), scene::ColorUse::Light, scope};
}

} // namespace

FrameShapes::FrameShapes(SceneBuild& build, const std::vector<ObjectPlan>& plans) : m_build(build), m_materials(build) {
  m_firstUse.reserve(build.model.meshes.size() + 1);
  for (const ModelMesh& mesh : build.model.meshes) {
    build.progress.check();
    m_firstUse.push_back(m_uses.size());
    addMesh(mesh);
  }
  m_firstUse.push_back(m_uses.size());
  for (const ObjectPlan& plan : std::views::reverse(plans)) { // of a shape that several objects have, the first decides
    if (plan.restPose() != scene::kNone) {
      for (const PartUse& use : usesOf(plan.meshes[static_cast<std::size_t>(plan.restPose())])) {
        m_variants[static_cast<std::size_t>(use.part)].restFrame = use.frame;
      }
    }
  }
  for (const Variant& variant : m_variants) {
    build.progress.check();
    addSceneMesh(variant, m_parts.emplace_back());
  }
}

std::span<const PartUse> FrameShapes::usesOf(std::uint32_t mesh) const {
  return std::span(m_uses).subspan(m_firstUse[mesh], m_firstUse[mesh + 1] - m_firstUse[mesh]);
}

scene::Bounds FrameShapes::boundsOf(std::uint32_t mesh) const {
  scene::Bounds bounds;
  for (const PartUse& use : usesOf(mesh)) {
    const Family& family = m_families[m_variants[static_cast<std::size_t>(use.part)].family];
    bounds.add((*family.frames)[static_cast<std::size_t>(use.frame)].bounds);
  }
  return bounds;
}

void FrameShapes::addMesh(const ModelMesh& mesh) {
  for (std::uint16_t place = 0; place < mesh.linkCount; ++place) {
    if (const auto use = useOf(mesh, place)) {
      m_uses.push_back(*use);
    }
  }
}

std::optional<PartUse> FrameShapes::useOf(const ModelMesh& mesh, std::uint16_t place) {
  const ModelLink& link = m_build.model.linksOf(mesh)[place];
  const std::uint32_t vertices = m_build.model.count(ArrayKind::Points, link.points);
  const auto triangles = m_build.arrays.triangles(link.triangles, vertices);
  if (!triangles || triangles->indices.empty() || !m_build.budget.takeBytes(kShapeFrameBytes)) {
    return std::nullopt;
  }
  scene::VertexFrame frame{m_build.arrays.positions(link.points), m_build.arrays.light(link.brightness, vertices),
                           m_build.arrays.bounds(link.triangles, link.points)};
  if (!frame.positions || !frame.colors) {
    return std::nullopt;
  }
  const std::size_t number = familyOf(place, link, triangles);
  Family& family = m_families[number];
  family.frames->push_back(std::move(frame));
  family.rows->push_back(mesh.firstLink + place);
  const int last = static_cast<int>(family.frames->size()) - 1;
  return PartUse{variantOf(number, link, last), last};
}

std::size_t FrameShapes::familyOf(std::uint16_t place, const ModelLink& link, const SceneArrays::Triangles& triangles) {
  const std::uint32_t vertices = m_build.model.count(ArrayKind::Points, link.points);
  const auto [known, first] = m_familyOf.try_emplace({place, link.triangles, vertices}, m_families.size());
  if (first) {
    Family& family = m_families.emplace_back();
    family.triangleArray = link.triangles;
    family.triangles = triangles;
  }
  return known->second;
}

int FrameShapes::variantOf(std::size_t family, const ModelLink& link, int frame) {
  const auto [known, first] =
      m_variantOf.try_emplace({family, link.material, link.uvs}, static_cast<int>(m_variants.size()));
  if (first) {
    m_variants.push_back({family, link.material, link.uvs, frame});
  }
  return known->second;
}

void FrameShapes::addSceneMesh(const Variant& variant, ScenePart& part) {
  const Family& family = m_families[variant.family];
  const auto rest = static_cast<std::size_t>(variant.restFrame);
  const scene::VertexFrame& frame = (*family.frames)[rest];
  const auto vertices = static_cast<std::uint32_t>(frame.positions->size());
  const std::uint64_t indices = family.triangles->indices.size();
  part.name = m_materials.nameOf(variant.material);
  if (!m_build.budget.takeTriangles(indices / 3) ||
      !m_build.budget.takeBytes(kShapeMeshBytes + vertices * kVertexBytes + indices * sizeof(std::uint32_t))) {
    return;
  }
  scene::Mesh mesh;
  mesh.name = part.name;
  mesh.vertices.positions = *frame.positions;
  mesh.vertices.uvs[0] = m_build.arrays.uvs(variant.uvs, vertices);
  mesh.vertices.colors = {stream(kBakedStream, *frame.colors, scene::ColorScope::Vertex),
                          stream(kWhiteStream, {QVector4D(1, 1, 1, 1)}, scene::ColorScope::Surface)};
  mesh.indices = family.triangles->indices;
  mesh.bounds = frame.bounds;
  scene::Surface surface;
  surface.indexCount = static_cast<std::uint32_t>(indices);
  surface.material = m_materials.materialOf(variant.material);
  surface.bounds = frame.bounds;
  surface.provenance.space = m_build.model.space;
  surface.provenance.section = m_build.records.links;
  surface.provenance.firstRow = (*family.rows)[rest];
  surface.triangleRecords = {m_build.records.trianglesOf(family.triangleArray), family.triangles->rows};
  if (family.frames->size() > 1) {
    mesh.frames = family.frames;
    surface.provenance.frameRows = family.rows;
  }
  mesh.surfaces.push_back(std::move(surface));
  part.mesh = m_build.scene.meshes.add(std::move(mesh));
}

} // namespace vitrine::formats::diggles
