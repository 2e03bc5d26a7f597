#include "core/formats/source/mdl/records/Finite.h"
#include "core/formats/source/mdl/scene/MdlSceneBuild.h"
#include "core/scene/HelperLayer.h"
#include "core/scene/ShapeBuilder.h"

#include <QtGlobal>

#include <cmath>

namespace vitrine::formats::source {
namespace {

using scene::HelperLayer;
using scene::ShapeBuilder;

constexpr float kShortestBone = 1e-3F;

constexpr HelperLayer::Look kSkeleton{
    "layer.skeleton", QT_TRANSLATE_NOOP("formats", "Skeleton"), {0.95F, 0.75F, 0.2F}, 0.7F, true};
constexpr HelperLayer::Look kAttachments{
    "layer.attachments", QT_TRANSLATE_NOOP("formats", "Attachments"), {0.2F, 0.8F, 0.9F}, 0.8F, true};
constexpr HelperLayer::Look kHitboxes{
    "layer.hitboxes", QT_TRANSLATE_NOOP("formats", "Hitboxes"), {0.9F, 0.25F, 0.2F}, 0.3F, false};

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

/// Size of marks, in proportion to the model.
float markSize(const SceneBuild& build) {
  scene::Bounds bounds;
  for (const scene::Mesh& mesh : build.scene.meshes) {
    bounds.add(mesh.bounds);
  }
  const float radius = bounds.empty() ? 0 : bounds.radius();
  return std::isfinite(radius) && radius > 0 ? radius * 0.06F : 1;
}

void addLabelled(SceneBuild& build, scene::Node node) {
  node.labelled = true;
  build.add(std::move(node));
}

void addBones(SceneBuild& build, float size) {
  HelperLayer layer(build.scene, kSkeleton);
  const auto& bones = build.parts.mdl.bones;
  const MeshIndex along = layer.unit(HelperLayer::Unit::Bone);
  const MeshIndex end = layer.addMesh(endShape(size * 0.4F));
  for (std::size_t i = 0; i < bones.size(); ++i) {
    const auto record = build.records.of(MdlTable::Bones, i);
    addLabelled(build, layer.node(build.bones[i], bones[i].name, {}, end, record));
    const QVector3D place = scene::kZUpRightHanded.toScene(build.rest.bones[i].position);
    if (bones[i].parent >= 0 && place.length() > kShortestBone) {
      QMatrix4x4 local;
      local.rotate(QQuaternion::rotationTo({0, 1, 0}, place));
      local.scale(place.length());
      const auto parent = static_cast<std::size_t>(bones[i].parent);
      build.add(
          layer.node(build.bones[parent], bones[parent].name, local, along, build.records.of(MdlTable::Bones, parent)));
    }
  }
}

/// Transform of an attachment on its bone; nullopt: the numbers make none.
std::optional<QMatrix4x4> attachmentPlace(const QMatrix4x4& file) {
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
    addLabelled(build, layer.node(0, QString::fromLatin1(name), local, mesh, std::nullopt));
  }
}

void addAttachments(SceneBuild& build, float size) {
  HelperLayer layer(build.scene, kAttachments);
  const MdlFile& mdl = build.parts.mdl;
  const std::vector<MdlAttachment> attachments = readAttachments(mdl);
  const MeshIndex arrow = layer.addMesh(attachmentShape(size));
  const MeshIndex dot = layer.addMesh(endShape(size * 0.4F));
  for (std::size_t i = 0; i < attachments.size(); ++i) {
    const NodeIndex bone = build.boneNode(attachments[i].bone);
    if (const auto local = attachmentPlace(attachments[i].local); local && bone) {
      addLabelled(build,
                  layer.node(bone, attachments[i].name, *local, arrow, build.records.of(MdlTable::Attachments, i)));
    }
  }
  addMark(build, layer, "illumination", mdl.header.illuminationPosition, dot);
  addMark(build, layer, "eyes", mdl.header.eyePosition, dot);
}

void addHitboxes(SceneBuild& build) {
  const std::vector<MdlHitbox>& boxes = build.parts.hitboxes;
  if (boxes.empty()) {
    return;
  }
  HelperLayer layer(build.scene, kHitboxes);
  const MeshIndex mesh = layer.unit(HelperLayer::Unit::Box);
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
      build.add(layer.node(bone, build.parts.mdl.bones[static_cast<std::size_t>(boxes[i].bone)].name, local, mesh,
                           ModelRecords::of(build.records.hitboxes, build.records.hitboxRows.rowOf[i])));
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
