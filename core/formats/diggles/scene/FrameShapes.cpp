#include "core/formats/diggles/scene/FrameShapes.h"

#include "core/formats/diggles/scene/ModelMaterials.h"

#include <map>
#include <ranges>
#include <tuple>

namespace vitrine::formats::diggles {
namespace {

constexpr std::uint64_t kShapeFrameBytes = 192; ///< with its row, its use and its place in the scene's index
constexpr std::uint64_t kShapeMeshBytes = 1024;
constexpr std::uint64_t kVertexBytes = sizeof(QVector3D) + sizeof(QVector2D) + sizeof(QVector4D);

scene::VertexStreams::Colors stream(const char* name, std::vector<QVector4D> values, scene::ColorScope scope) {
  return {QString::fromLatin1(name), std::move(values), scene::ColorUse::Light, scope};
}

/// Links that have vertices and triangles in common; the rows are those of the links.
struct Family {
  std::uint32_t triangleArray = 0;
  SceneArrays::Triangles triangles;
  FrameRows frames;
};

/// Links of a family with one material and one uv array; a part of its own.
struct Variant {
  std::size_t family = 0;
  std::uint16_t material = 0;
  std::uint16_t uvs = 0;
  int restFrame = 0; ///< frame shown where no pose is chosen
};

class ShapeAdder {
public:
  explicit ShapeAdder(SceneBuild& build) : m_build(build), m_materials(build) {}

  FrameShapes add(const std::vector<ObjectPlan>& plans) {
    m_made.firstUse.reserve(m_build.model.meshes.size() + 1);
    for (const ModelMesh& mesh : m_build.model.meshes) {
      m_build.progress.check();
      m_made.firstUse.push_back(m_made.uses.size());
      addMesh(mesh, m_made.bounds.emplace_back());
    }
    m_made.firstUse.push_back(m_made.uses.size());
    for (const ObjectPlan& plan :
         std::views::reverse(plans)) { // of a shape that several objects have, the first decides
      if (plan.restPose() != scene::kNone) {
        for (const PartUse& use : m_made.usesOf(plan.meshes[static_cast<std::size_t>(plan.restPose())])) {
          m_variants[static_cast<std::size_t>(use.part)].restFrame = use.frame;
        }
      }
    }
    for (const Variant& variant : m_variants) {
      m_build.progress.check();
      addSceneMesh(variant, m_made.parts.emplace_back());
    }
    return std::move(m_made);
  }

private:
  void addMesh(const ModelMesh& mesh, scene::Bounds& bounds) {
    for (std::uint16_t place = 0; place < mesh.linkCount; ++place) {
      const ModelLink& link = m_build.model.linksOf(mesh)[place];
      const std::uint32_t vertices = m_build.model.count(ArrayKind::Points, link.points);
      const auto triangles = m_build.arrays.triangles(link.triangles, vertices);
      if (!triangles || triangles->indices.empty() || !m_build.budget.takeBytes(kShapeFrameBytes)) {
        continue;
      }
      scene::VertexFrame frame{m_build.arrays.positions(link.points), m_build.arrays.light(link.brightness, vertices),
                               m_build.arrays.bounds(link.triangles, link.points)};
      if (frame.positions && frame.colors) {
        bounds.add(frame.bounds);
        const auto [known, first] = m_familyOf.try_emplace({place, link.triangles, vertices}, m_families.size());
        if (first) {
          m_families.push_back({link.triangles, triangles, {}});
        }
        const int number = m_families[known->second].frames.add(std::move(frame), mesh.firstLink + place);
        m_made.uses.push_back({variantOf(known->second, link, number), number});
      }
    }
  }

  int variantOf(std::size_t family, const ModelLink& link, int frame) {
    const auto [known, first] =
        m_variantOf.try_emplace({family, link.material, link.uvs}, static_cast<int>(m_variants.size()));
    if (first) {
      m_variants.push_back({family, link.material, link.uvs, frame});
    }
    return known->second;
  }

  void addSceneMesh(const Variant& variant, ScenePart& part) {
    const Family& family = m_families[variant.family];
    const auto rest = static_cast<std::size_t>(variant.restFrame);
    const scene::VertexFrame& frame = (*family.frames.frames)[rest];
    const auto vertices = static_cast<std::uint32_t>(frame.positions->size());
    const std::uint64_t indices = family.triangles->indices.size();
    part.name = m_materials.nameOf(variant.material);
    if (!m_build.budget.takeTriangles(indices / 3) ||
        !m_build.budget.takeBytes(kShapeMeshBytes + vertices * kVertexBytes + indices * sizeof(std::uint32_t))) {
      return;
    }
    scene::Mesh mesh;
    mesh.name = part.name;
    mesh.vertices.uvs[0] = m_build.arrays.uvs(variant.uvs, vertices);
    mesh.vertices.colors = {stream(kBakedStream, *frame.colors, scene::ColorScope::Vertex),
                            stream(kWhiteStream, {QVector4D(1, 1, 1, 1)}, scene::ColorScope::Surface)};
    mesh.indices = family.triangles->indices;
    scene::Surface surface;
    surface.material = m_materials.materialOf(variant.material);
    surface.triangleRecords = {m_build.records.array(ArrayKind::Triangles, family.triangleArray),
                               family.triangles->rows};
    part.mesh = addFrameMesh(m_build, std::move(mesh), std::move(surface), family.frames, rest, m_build.records.links);
  }

  SceneBuild& m_build;
  ModelMaterials m_materials;
  FrameShapes m_made; ///< a part for each variant
  std::vector<Family> m_families;
  /// Family by place in the mesh, triangle array, and number of points.
  std::map<std::tuple<std::uint16_t, std::uint16_t, std::uint32_t>, std::size_t> m_familyOf;
  std::vector<Variant> m_variants;
  std::map<std::tuple<std::size_t, std::uint16_t, std::uint16_t>, int> m_variantOf;
};

} // namespace

FrameShapes addFrameShapes(SceneBuild& build, const std::vector<ObjectPlan>& plans) {
  return ShapeAdder(build).add(plans);
}

} // namespace vitrine::formats::diggles
