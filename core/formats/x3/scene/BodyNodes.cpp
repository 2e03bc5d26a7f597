#include "core/formats/x3/scene/BodyNodes.h"

#include "core/base/Translate.h"
#include "core/formats/x3/scene/BodyProperties.h"
#include "core/scene/Axes.h"

#include <algorithm>

namespace vitrine::formats::x3 {
namespace {

constexpr std::size_t kMostPartControls = 400; // the game's own limit is 200 parts of a record

} // namespace

const BodyMeshes& BodyNodes::meshesOf(const WorldFile& file, std::size_t number) {
  const auto [known, first] = m_meshes.try_emplace({&file, number});
  if (first) {
    const Body& body = file.allBodies()[number];
    const BodySections sections = number < file.bodySections.size() ? file.bodySections[number] : BodySections();
    BodyMaterials materials(body, {file.path, file.isBinary(), static_cast<SectionId>(sections.materials)},
                            {m_build.scene.assets, m_build.textures, m_build.budget, !m_build.isPicture()});
    known->second = x3::meshesOf(body, sections, materials, m_build);
    if (!materials.unknown().empty()) {
      m_build.context.diagnostics.damage(
          base::translate("formats", "%1: faces have material %2, which the body does not have")
              .arg(file.path)
              .arg(materials.unknown().front()),
          body.where);
    }
  }
  return known->second;
}

/// True if the record may be shown once more, and counts that: meshes are shared, but each triangle is drawn.
bool BodyNodes::takeInstance(const BodyMeshes::Record& record) {
  const std::uint64_t mostDrawn = m_build.context.limits.maxTriangles;
  std::uint64_t triangles = 0;
  for (const BodyMeshes::Part& part : record.parts) {
    triangles += part.triangles;
  }
  if (m_instanceTriangles + triangles > mostDrawn) {
    m_build.context.diagnostics.countedDamage(
        QStringLiteral("x3.instances"),
        base::translate("formats",
                        "bodies that are shown many times have more than %1 triangles; further ones are left out")
            .arg(mostDrawn),
        base::Unplaced::Limit);
    return false;
  }
  m_instanceTriangles += triangles;
  return true;
}

NodeIndex BodyNodes::addRecord(NodeIndex parent, const Body& body, std::size_t record,
                               const std::optional<RecordRef>& instance) {
  scene::Node node;
  node.name = QStringLiteral("LOD %1").arg(record);
  node.parent = parent;
  node.layer = m_build.layers.lod(record, body.records.size());
  node.record = instance;
  if (!m_build.isPicture()) {
    node.properties = recordProperties(body, record);
  }
  return m_build.add(std::move(node));
}

void BodyNodes::addParts(NodeIndex parent, const Body& body, std::size_t record, const BodyMeshes::Record& meshes,
                         Parts parts, const std::optional<RecordRef>& instance) {
  for (std::size_t part = 0; part < meshes.parts.size(); ++part) {
    const BodyPart& from = body.records[record].parts[part];
    scene::Node node;
    node.name = from.name.isEmpty() ? QStringLiteral("part %1").arg(part) : from.name;
    node.kind = scene::NodeKind::Prop;
    node.parent = parent;
    node.mesh = meshes.parts[part].mesh;
    node.record = instance;
    if (parts == Parts::Each && part < kMostPartControls) {
      node.layer = m_build.layers.part(record, part, QStringLiteral("LOD %1: %2").arg(record).arg(node.name), true);
    }
    if (!m_build.isPicture()) {
      node.properties = partProperties(from, meshes.parts[part].triangles, body);
    }
    if (!m_build.add(std::move(node))) {
      return;
    }
  }
}

void BodyNodes::addCollision(NodeIndex parent, const Body& body) {
  const float units = unitsOf(body, 0);
  for (std::size_t i = 0; i < body.collisionBoxes.size() && !m_build.isPicture(); ++i) {
    const QVector3D a = scene::kYUpLeftHanded.toScene(body.collisionBoxes[i].min) * units;
    const QVector3D b = scene::kYUpLeftHanded.toScene(body.collisionBoxes[i].max) * units;
    scene::Bounds bounds(a, a);
    bounds.add(b);
    m_helpers.addBox(parent, QStringLiteral("collision box %1").arg(i), bounds.min(), bounds.max());
  }
}

bool BodyNodes::add(NodeIndex parent, const WorldFile& file, std::size_t number, Parts parts,
                    const std::optional<RecordRef>& instance) {
  const Body& body = file.allBodies()[number];
  if (body.records.empty()) {
    return false;
  }
  const std::vector<BodyMeshes::Record>& records = meshesOf(file, number).records;
  bool any = false;
  for (std::size_t record = 0; record < records.size(); ++record) {
    const BodyMeshes::Record& meshes = records[record];
    if (!takeInstance(meshes)) {
      return any;
    }
    const NodeIndex node = addRecord(parent, body, record, instance);
    if (!node) {
      return any;
    }
    addParts(node, body, record, meshes, parts, instance);
    any = any || !meshes.bounds.empty();
  }
  addCollision(parent, body);
  return any;
}

} // namespace vitrine::formats::x3
