#include "core/formats/diggles/scene/AnchorAxes.h"

#include "core/scene/ShapeBuilder.h"

#include <QCoreApplication>
#include <QtMath>

#include <unordered_map>

namespace vitrine::formats::diggles {
namespace {

constexpr std::uint64_t kUseBytes = 128;
constexpr std::uint64_t kFrameBytes = 192;
constexpr std::uint64_t kMeshBytes = 8192;
/// Angles of a file are within a turn; more than some turns is no angle.
constexpr float kMostAngle = 1000;

// Thickness and head of an axis, in parts of its length.
constexpr float kThickness = 0.09F;
constexpr float kHeadLength = 0.28F;
constexpr float kHeadWidth = 0.24F;

struct Axis {
  const char* name;
  QVector3D direction; ///< in the scene: the file's y points down
  QVector3D color;     ///< sRGB
};

constexpr std::array<Axis, 3> kShownAxes = {
    {{QT_TRANSLATE_NOOP("formats", "Anchor: left"), {1, 0, 0}, {0.90F, 0.25F, 0.22F}},
     {QT_TRANSLATE_NOOP("formats", "Anchor: up"), {0, 1, 0}, {0.30F, 0.78F, 0.25F}},
     {QT_TRANSLATE_NOOP("formats", "Anchor: forward"), {0, 0, 1}, {0.25F, 0.48F, 0.95F}}}};

/// Part that the game links to a slot, as far as it is known; null: it is not.
const char* meaningOf(std::size_t slot) {
  constexpr auto kMeanings = std::to_array<const char*>(
      {QT_TRANSLATE_NOOP("formats", "right hand"), QT_TRANSLATE_NOOP("formats", "left hand"),
       QT_TRANSLATE_NOOP("formats", "right foot"), QT_TRANSLATE_NOOP("formats", "left foot"),
       QT_TRANSLATE_NOOP("formats", "head top"), QT_TRANSLATE_NOOP("formats", "neck and back"),
       QT_TRANSLATE_NOOP("formats", "belly"), QT_TRANSLATE_NOOP("formats", "pelvis"), nullptr, nullptr,
       QT_TRANSLATE_NOOP("formats", "face")});
  return slot < kMeanings.size() ? kMeanings[slot] : nullptr;
}

/// The records that fill one slot, each with its frame.
struct Slot {
  std::shared_ptr<std::vector<std::uint32_t>> records = std::make_shared<std::vector<std::uint32_t>>();
  std::unordered_map<std::uint32_t, int> frameOf;

  int frame(std::uint32_t record) {
    const auto [known, first] = frameOf.try_emplace(record, static_cast<int>(records->size()));
    if (first) {
      records->push_back(record);
    }
    return known->second;
  }
};

} // namespace

QString anchorName(std::size_t slot) {
  const QString number = QString::number(slot);
  const char* meaning = meaningOf(slot);
  return meaning ? number + QLatin1Char(' ') + QCoreApplication::translate("formats", meaning) : number;
}

QQuaternion anchorOrientation(const ModelAnchor& anchor) {
  if (!scene::isWithin(anchor.angles, kMostAngle)) {
    return {};
  }
  const auto turn = [&](int axis, const QVector3D& around) {
    return QQuaternion::fromAxisAndAngle(around, qRadiansToDegrees(anchor.angles[axis]));
  };
  // About x, then y, then z of the file; the scene's y is turned round, and with it the sense of the other two.
  const QQuaternion file = turn(2, {0, 0, 1}) * turn(1, {0, 1, 0}) * turn(0, {1, 0, 0});
  return QQuaternion(file.scalar(), -file.x(), file.y(), -file.z()).normalized();
}

AnchorSet AnchorAxes::add(std::span<const std::uint32_t> meshes, float length) {
  std::array<Slot, kAnchorSlots> slots;
  AnchorSet made;
  made.uses.resize(meshes.size());
  for (std::size_t pose = 0; pose < meshes.size(); ++pose) {
    const auto& records = m_build.model.meshes[meshes[pose]].anchors;
    for (std::size_t slot = 0; slot < records.size(); ++slot) {
      const auto anchor = m_build.model.anchor(records[slot]);
      if (anchor && !anchor->isNone() && m_build.budget.takeBytes(kUseBytes)) {
        const PartUse use{static_cast<int>(slot), slots[slot].frame(records[slot])};
        made.uses[pose].push_back({use, toScene(anchor->position), anchorOrientation(*anchor)});
      }
    }
  }
  std::array<int, kAnchorSlots> partOf{};
  for (std::size_t slot = 0; slot < slots.size(); ++slot) {
    if (!slots[slot].records->empty()) {
      partOf[slot] = static_cast<int>(made.parts.size());
      made.parts.push_back({anchorName(slot), addSceneMesh(anchorName(slot), length, slots[slot].records)});
    }
  }
  for (AnchorUse& use : made.uses | std::views::join) {
    use.use.part = partOf[static_cast<std::size_t>(use.use.part)];
  }
  return made;
}

MeshIndex AnchorAxes::addSceneMesh(const QString& name, float length, const Rows& records) {
  if (!m_build.budget.takeBytes(kMeshBytes + records->size() * kFrameBytes)) {
    return scene::kNone;
  }
  scene::ShapeBuilder solid;
  for (std::size_t axis = 0; axis < kShownAxes.size(); ++axis) {
    const std::uint32_t first = solid.indexCount();
    solid.addArrow({}, kShownAxes[axis].direction * length, kThickness * length, kHeadLength * length,
                   kHeadWidth * length);
    scene::Provenance& from = solid.addSurface(first, materialOf(axis)).provenance;
    from.space = m_build.model.space;
    from.section = m_build.records.anchors;
    from.firstRow = records->front();
    from.frameRows = records->size() > 1 ? records : nullptr;
  }
  scene::Mesh mesh = solid.take(name);
  if (records->size() > 1) {
    const auto corners = std::make_shared<const std::vector<QVector3D>>(mesh.vertices.positions);
    mesh.frames =
        std::make_shared<const scene::VertexFrames>(records->size(), scene::VertexFrame{corners, nullptr, mesh.bounds});
  }
  return m_build.scene.meshes.add(std::move(mesh));
}

MaterialIndex AnchorAxes::materialOf(std::size_t axis) {
  MaterialIndex& known = m_materials[axis];
  if (!known) {
    scene::Material material;
    material.name = QString::fromLatin1(kShownAxes[axis].name);
    material.params = scene::LambertParams{};
    material.color = QVector4D(image::srgbToLinear(kShownAxes[axis].color), 1.0F);
    known = m_build.scene.assets.materials.add(std::move(material));
  }
  return known;
}

} // namespace vitrine::formats::diggles
