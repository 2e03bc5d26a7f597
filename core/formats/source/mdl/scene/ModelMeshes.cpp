#include "core/formats/source/mdl/scene/ModelMeshes.h"

#include "core/formats/source/mdl/scene/Skinning.h"

#include <QtGlobal>

namespace vitrine::formats::source {
namespace {

constexpr std::uint32_t kNotMet = UINT32_MAX;
constexpr std::uint64_t kVertexBytes = 3 * sizeof(QVector3D) * 2 + sizeof(QVector2D) + sizeof(scene::VertexJoints);

constexpr const char* kModelGroup = QT_TRANSLATE_NOOP("formats", "Model");

/// Distance from which each level of detail is shown, of the first model that has most of them.
std::vector<float> levelDistances(const VtxFile& vtx) {
  const VtxModel* most = nullptr;
  for (const VtxBodyPart& part : vtx.bodyParts) {
    for (const VtxModel& model : part.models) {
      if (!most || model.lods.size() > most->lods.size()) {
        most = &model;
      }
    }
  }
  std::vector<float> distances;
  if (most) {
    std::ranges::transform(most->lods, std::back_inserter(distances), &VtxLod::switchDistance);
  }
  return distances;
}

} // namespace

ModelMeshes::ModelMeshes(SceneBuild& build)
    : m_build(build), m_skins(build), m_modelLayers(build.parts.mdl.bodyParts.size()),
      m_vertexOf(build.parts.vvd->rows.size(), kNotMet) {}

void ModelMeshes::add() {
  addLevels();
  const auto& parts = m_build.parts.mdl.bodyParts;
  Groups left(m_build.parts.groups);
  std::uint64_t number = 0;
  for (std::uint32_t part = 0; part < parts.size(); ++part) {
    for (std::uint32_t model = 0; model < parts[part].models.size(); ++model, ++number) {
      const NodeIndex node = addModelNode(part, model, number);
      if (!node) {
        return;
      }
      while (!left.empty() && left.front().part == part && left.front().model == model) {
        const std::uint32_t lod = left.front().lod;
        std::size_t count = 0;
        while (count < left.size() && left[count].part == part && left[count].model == model &&
               left[count].lod == lod) {
          ++count;
        }
        addMesh(node, left.first(count));
        left = left.subspan(count);
      }
    }
    addBodyControl(part);
  }
  m_skins.addControl();
}

void ModelMeshes::addLevels() {
  const std::vector<float> distances = levelDistances(*m_build.parts.vtx);
  if (distances.size() < 2) {
    return;
  }
  constexpr const char* kLabel = QT_TRANSLATE_NOOP("formats", "Level of detail");
  QStringList labels;
  scene::LayerChoiceTarget target;
  for (std::size_t lod = 0; lod < distances.size(); ++lod) {
    m_lodLayers.push_back(
        m_build.scene.layers.add({QStringLiteral("lod.%1").arg(lod), QString::fromLatin1(kLabel), lod == 0}));
    target.choices.push_back({m_lodLayers.back()});
    const bool shadow = distances[lod] < 0;
    labels.append(lod == 0 ? QStringLiteral("0")
                  : shadow ? QStringLiteral("%1 (shadow)").arg(lod)
                           : QStringLiteral("%1 (%2)").arg(lod).arg(static_cast<double>(distances[lod])));
  }
  m_build.scene.controls.push_back(scene::choice({"lod", kLabel, kModelGroup}, std::move(labels), std::move(target)));
}

void ModelMeshes::addBodyControl(std::uint32_t part) {
  const std::vector<LayerIndex>& layers = m_modelLayers[part];
  if (layers.empty()) {
    return;
  }
  const MdlBodyPart& of = m_build.parts.mdl.bodyParts[part];
  QStringList labels;
  for (const MdlModel& model : of.models) {
    labels.append(model.meshes.empty() ? QStringLiteral("%1 (-)").arg(model.name) : model.name);
  }
  scene::LayerChoiceTarget target;
  for (const LayerIndex layer : layers) {
    target.choices.push_back({layer});
  }
  const QString id = QStringLiteral("body.%1").arg(part);
  const QString label = of.name.isEmpty() ? QStringLiteral("body %1").arg(part) : of.name;
  m_build.scene.controls.push_back(scene::choice({id, label, kModelGroup}, std::move(labels), std::move(target)));
}

NodeIndex ModelMeshes::addModelNode(std::uint32_t part, std::uint32_t model, std::uint64_t number) {
  const MdlBodyPart& of = m_build.parts.mdl.bodyParts[part];
  scene::Node node;
  node.name = of.models[model].name;
  node.kind = scene::NodeKind::Prop;
  node.parent = 0;
  node.record = ModelRecords::of(m_build.records.models, m_build.records.modelRows.rowOf[number]);
  node.properties = {{QString::fromLatin1(QT_TRANSLATE_NOOP("formats", "body part")),
                      of.name,
                      m_build.records.of(MdlTable::BodyParts, part),
                      {},
                      {},
                      nullptr,
                      true}};
  if (of.models.size() > 1) {
    node.layer = m_build.scene.layers.add({QStringLiteral("body.%1.%2").arg(part).arg(model), of.name, model == 0});
    m_modelLayers[part].push_back(node.layer);
  }
  return m_build.add(std::move(node));
}

std::shared_ptr<scene::SkinAndMorphs> ModelMeshes::newDeformation() const {
  return m_build.scene.motion.skins.empty() ? nullptr : std::make_shared<scene::SkinAndMorphs>();
}

void ModelMeshes::addMesh(NodeIndex parent, Groups groups) {
  scene::Mesh mesh;
  mesh.name = groups.front().ofModel->name;
  m_bent = newDeformation();
  m_groupOf.clear();
  for (const ShownGroup& shown : groups) {
    const bool allowed = m_build.budget.takeTriangles(shown.triangles) &&
                         m_build.budget.takeBytes(shown.group->vertexCount * kVertexBytes + 12ULL * shown.triangles);
    if (allowed && shown.triangles > 0) {
      addGroup(shown, mesh);
    }
  }
  for (const std::uint32_t vertex : std::exchange(m_met, {})) {
    m_vertexOf[vertex] = kNotMet;
  }
  if (mesh.surfaces.empty()) {
    return;
  }
  mesh.deformation = m_bent;
  scene::Node node;
  const std::uint32_t lod = groups.front().lod;
  node.name = m_lodLayers.empty() ? mesh.name : QStringLiteral("%1 LOD %2").arg(mesh.name).arg(lod);
  node.kind = scene::NodeKind::Prop;
  node.parent = parent;
  node.mesh = m_build.scene.meshes.nextIndex();
  node.skin = m_bent ? scene::SkinIndex(0) : scene::kNone;
  node.layer = lod < m_lodLayers.size() ? m_lodLayers[lod] : scene::kNone;
  if (m_build.add(std::move(node))) {
    relate(m_build.scene.meshes.add(std::move(mesh)));
  }
}

void ModelMeshes::addGroup(const ShownGroup& shown, scene::Mesh& mesh) {
  const VtxFile& vtx = *m_build.parts.vtx;
  const auto firstIndex = static_cast<std::uint32_t>(mesh.indices.size());
  forEachTriangle(vtx, *shown.group, [&](const VtxTriangle& triangle) {
    // Files wind clockwise.
    for (const std::size_t corner : {0, 2, 1}) {
      const std::uint32_t number = shown.firstVertex + vtx.meshVertexAt(*shown.group, triangle.vertices[corner]);
      mesh.indices.push_back(vertexOf(number, mesh));
    }
  });
  addSurfaces(shown, firstIndex, mesh);
}

std::uint32_t ModelMeshes::vertexOf(std::uint32_t number, scene::Mesh& mesh) {
  std::uint32_t& known = m_vertexOf[number];
  if (known == kNotMet) {
    known = static_cast<std::uint32_t>(mesh.vertices.positions.size());
    m_met.push_back(number);
    const VvdVertex vertex = m_build.parts.vvd->vertex(m_build.parts.vvd->rows[number]);
    const QVector3D position = m_build.scene.sourceAxes.toScene(vertex.position);
    const QVector3D normal = m_build.scene.sourceAxes.toScene(vertex.normal);
    mesh.vertices.positions.push_back(position);
    mesh.vertices.normals.push_back(normal);
    mesh.vertices.uvs[0].push_back(vertex.uv);
    if (m_bent) {
      m_bent->positions.push_back(position);
      m_bent->normals.push_back(normal);
      m_bent->joints.push_back(jointsOf(vertex, m_build.scene.motion.skins.front().joints.size()));
    }
  }
  return known;
}

void ModelMeshes::addSurfaces(const ShownGroup& shown, std::uint32_t firstIndex, scene::Mesh& mesh) {
  scene::Surface surface;
  surface.firstIndex = firstIndex;
  surface.indexCount = static_cast<std::uint32_t>(mesh.indices.size()) - firstIndex;
  for (std::size_t i = firstIndex; i < mesh.indices.size(); ++i) {
    surface.bounds.add(mesh.vertices.positions[mesh.indices[i]]);
  }
  mesh.bounds.add(surface.bounds);
  surface.provenance.space = m_build.parts.vtx->space;
  surface.provenance.section = m_build.records.triangles;
  surface.provenance.table = m_build.records.triangleRows;
  surface.provenance.tableOffset = shown.firstTriangle;
  for (const SkinChoice& choice : m_skins.choicesOf(*shown.ofMesh)) {
    if (m_build.budget.takeBytes(sizeof(scene::Surface))) {
      surface.material = choice.material;
      surface.layer = choice.layer;
      mesh.surfaces.push_back(surface);
      m_groupOf.push_back(static_cast<std::uint32_t>(&shown - m_build.parts.groups.data()));
    }
  }
}

void ModelMeshes::relate(MeshIndex mesh) {
  const ModelRecords& records = m_build.records;
  for (std::size_t i = 0; i < m_groupOf.size(); ++i) {
    const ShownGroup& shown = m_build.parts.groups[m_groupOf[i]];
    const auto place =
        std::ranges::lower_bound(records.meshRows.places, static_cast<std::uint32_t>(shown.ofMesh->offset));
    const auto row = static_cast<std::uint64_t>(place - records.meshRows.places.begin());
    m_build.scene.related.add(mesh, static_cast<int>(i), {records.meshes, row});
    m_build.scene.related.add(mesh, static_cast<int>(i),
                              {records.stripGroups, records.stripGroupRows.rowOf[m_groupOf[i]]});
  }
}

} // namespace vitrine::formats::source
