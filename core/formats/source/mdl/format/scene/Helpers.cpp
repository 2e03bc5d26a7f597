#include "core/bytes/ByteReader.h"
#include "core/formats/source/mdl/Finite.h"
#include "core/formats/source/mdl/format/scene/SceneBuild.h"
#include "core/scene/HelperShapes.h"
#include "core/scene/ShapeBuilder.h"

#include <QtGlobal>

#include <cmath>
#include <limits>

namespace vitrine::formats::source {
namespace {

using scene::ShapeBuilder;

constexpr float kShortestBone = 1e-3F;

/// A layer that is hidden at first with its control, and a material of one colour; made with the first node.
class HelperLayer {
public:
  struct Look {
    const char* id;
    const char* label; ///< QT_TRANSLATE_NOOP("formats", …)
    QVector3D color;   ///< linear
    float alpha;
    bool alwaysOnTop; ///< seen through what is nearer
  };

  HelperLayer(SceneBuild& build, const Look& look) : m_build(build), m_look(look) {}

  MeshIndex addMesh(scene::Mesh mesh) {
    scene::Surface surface;
    surface.indexCount = static_cast<std::uint32_t>(mesh.indices.size());
    surface.material = material();
    std::ranges::for_each(mesh.vertices.positions, [&](const QVector3D& position) { surface.bounds.add(position); });
    mesh.bounds = surface.bounds;
    mesh.surfaces = {std::move(surface)};
    return m_build.scene.meshes.add(std::move(mesh));
  }

  void addNode(NodeIndex parent, const QString& name, const QMatrix4x4& local, MeshIndex mesh,
               const std::optional<RecordRef>& record, bool labelled) {
    scene::Node node;
    node.name = name;
    node.parent = parent;
    node.local = local;
    node.mesh = mesh;
    node.kind = scene::NodeKind::Marker;
    node.layer = layer();
    node.record = record;
    node.labelled = labelled;
    m_build.add(std::move(node));
  }

private:
  LayerIndex layer() {
    if (!m_layer) {
      m_layer = m_build.scene.layers.add({QString::fromLatin1(m_look.id), QString::fromLatin1(m_look.label), false});
      scene::Control toggle;
      toggle.id = QString::fromLatin1(m_look.id);
      toggle.label = QString::fromLatin1(m_look.label);
      toggle.group = QString::fromLatin1(QT_TRANSLATE_NOOP("formats", "View"));
      toggle.target = scene::LayerTarget{m_layer};
      m_build.scene.controls.push_back(std::move(toggle));
    }
    return m_layer;
  }

  MaterialIndex material() {
    if (!m_material) {
      m_material = scene::addHelperMaterial(m_build.scene.assets, QString::fromLatin1(m_look.label), m_look.alpha);
      scene::Material& made = m_build.scene.assets.materials.back();
      made.color = QVector4D(m_look.color, m_look.alpha);
      made.alwaysOnTop = m_look.alwaysOnTop;
      made.drawOrder = m_look.alwaysOnTop ? std::numeric_limits<int>::max() : 0;
    }
    return m_material;
  }

  SceneBuild& m_build;
  Look m_look;
  LayerIndex m_layer;
  MaterialIndex m_material;
};

constexpr HelperLayer::Look kSkeleton{
    "layer.skeleton", QT_TRANSLATE_NOOP("formats", "Skeleton"), {0.95F, 0.75F, 0.2F}, 0.7F, true};
constexpr HelperLayer::Look kAttachments{
    "layer.attachments", QT_TRANSLATE_NOOP("formats", "Attachments"), {0.2F, 0.8F, 0.9F}, 0.8F, true};
constexpr HelperLayer::Look kHitboxes{
    "layer.hitboxes", QT_TRANSLATE_NOOP("formats", "Hitboxes"), {0.9F, 0.25F, 0.2F}, 0.3F, false};

scene::Mesh boneShape() {
  constexpr std::array<ShapeBuilder::Ring, 3> kProfile{{{0, 0}, {0.08F, 0.12F}, {0, 1}}};
  ShapeBuilder builder;
  builder.addTurned(kProfile, 4);
  return builder.take(QStringLiteral("bone"));
}

scene::Mesh endShape(float size) {
  ShapeBuilder builder;
  builder.addDiamond({}, size, 1.4F * size);
  return builder.take(QStringLiteral("joint"));
}

/// Forward, and a shorter way up.
scene::Mesh attachmentShape(float size) {
  ShapeBuilder builder;
  builder.addArrow({}, {size, 0, 0}, 0.1F * size, 0.3F * size, 0.25F * size);
  builder.addArrow({}, {0, 0.5F * size, 0}, 0.1F * size, 0.2F * size, 0.2F * size);
  return builder.take(QStringLiteral("attachment"));
}

scene::Mesh boxShape() {
  constexpr std::array<QVector2D, 4> kOutline{{{-0.5F, 0.5F}, {0.5F, 0.5F}, {0.5F, -0.5F}, {-0.5F, -0.5F}}};
  ShapeBuilder builder;
  builder.addRaised(kOutline, -0.5F, 0.5F);
  return builder.take(QStringLiteral("hitbox"));
}

/// Size of marks, in proportion to the model.
float markSize(const SceneBuild& build) {
  scene::Bounds bounds;
  for (const scene::Mesh& mesh : build.scene.meshes) {
    bounds.add(mesh.bounds);
  }
  const float radius = bounds.empty() ? 0 : bounds.radius();
  return std::isfinite(radius) && radius > 0 ? radius * 0.06F : 1;
}

void addBones(SceneBuild& build, float size) {
  HelperLayer layer(build, kSkeleton);
  const auto& bones = build.parts.mdl.bones;
  const MeshIndex along = layer.addMesh(boneShape());
  const MeshIndex end = layer.addMesh(endShape(size * 0.4F));
  for (std::size_t i = 0; i < bones.size(); ++i) {
    const auto record = build.records.of(MdlTable::Bones, i);
    layer.addNode(build.bones[i], bones[i].name, {}, end, record, true);
    const QVector3D place = scene::kZUpRightHanded.toScene(build.rest.bones[i].position);
    if (bones[i].parent >= 0 && place.length() > kShortestBone) {
      QMatrix4x4 local;
      local.rotate(QQuaternion::rotationTo({0, 1, 0}, place));
      local.scale(place.length());
      const auto parent = static_cast<std::size_t>(bones[i].parent);
      layer.addNode(build.bones[parent], bones[parent].name, local, along, build.records.of(MdlTable::Bones, parent),
                    false);
    }
  }
}

/// Transform of an attachment on its bone; nullopt: the numbers make none.
std::optional<QMatrix4x4> attachmentPlace(ByteReader& reader) {
  QMatrix4x4 file;
  for (int row = 0; row < 3; ++row) {
    for (int column = 0; column < 4; ++column) {
      file(row, column) = reader.f32();
    }
  }
  const QVector3D place = finite(file.column(3).toVector3D());
  const QQuaternion turn = QQuaternion::fromRotationMatrix(file.toGenericMatrix<3, 3>());
  if (!std::isfinite(turn.length()) || turn.length() < kShortestBone) {
    return std::nullopt;
  }
  return localOf(placeOf(0, {place, turn.normalized()}));
}

void addMark(SceneBuild& build, HelperLayer& layer, const char* name, const QVector3D& filePlace, MeshIndex mesh) {
  const QVector3D place = finite(filePlace);
  if (!place.isNull()) {
    QMatrix4x4 local;
    local.translate(build.scene.sourceAxes.toScene(place));
    layer.addNode(0, QString::fromLatin1(name), local, mesh, std::nullopt, true);
  }
}

void addAttachments(SceneBuild& build, float size) {
  HelperLayer layer(build, kAttachments);
  const MdlFile& mdl = build.parts.mdl;
  const MdlSpan& span = mdl.header.table(MdlTable::Attachments);
  const MeshIndex arrow = layer.addMesh(attachmentShape(size));
  const MeshIndex dot = layer.addMesh(endShape(size * 0.4F));
  ByteReader reader(mdl.bytes);
  for (std::uint32_t i = 0; i < span.count; ++i) {
    const std::uint64_t at = span.at(i, infoOf(MdlTable::Attachments).recordSize);
    reader.seek(at);
    const QString name = mdlText(mdl.bytes, static_cast<std::int64_t>(at) + reader.i32());
    reader.skip(4);
    const NodeIndex bone = build.boneNode(reader.i32());
    if (const auto local = attachmentPlace(reader); local && bone) {
      layer.addNode(bone, name, *local, arrow, build.records.of(MdlTable::Attachments, i), true);
    }
  }
  addMark(build, layer, "illumination", mdl.header.illuminationPosition, dot);
  addMark(build, layer, "eyes", mdl.header.eyePosition, dot);
}

void addHitboxes(SceneBuild& build) {
  const std::vector<MdlHitbox> boxes = readHitboxes(build.parts.mdl);
  if (boxes.empty()) {
    return;
  }
  HelperLayer layer(build, kHitboxes);
  const MeshIndex mesh = layer.addMesh(boxShape());
  for (std::size_t i = 0; i < boxes.size(); ++i) {
    const NodeIndex bone = build.boneNode(boxes[i].bone);
    scene::Bounds bounds;
    bounds.add(scene::kZUpRightHanded.toScene(boxes[i].min));
    bounds.add(scene::kZUpRightHanded.toScene(boxes[i].max));
    if (bone) {
      const QVector3D extent = bounds.size();
      QMatrix4x4 local;
      local.translate(bounds.centre());
      local.scale(std::max(extent.x(), kShortestBone), std::max(extent.y(), kShortestBone),
                  std::max(extent.z(), kShortestBone));
      layer.addNode(bone, build.parts.mdl.bones[static_cast<std::size_t>(boxes[i].bone)].name, local, mesh,
                    ModelRecords::of(build.records.hitboxes, build.records.hitboxRows.rowOf[i]), false);
    }
  }
}

} // namespace

void addHelpers(SceneBuild& build) {
  const float size = markSize(build);
  if (!build.bones.empty()) {
    addBones(build, size);
  }
  addAttachments(build, size);
  addHitboxes(build);
}

} // namespace vitrine::formats::source
