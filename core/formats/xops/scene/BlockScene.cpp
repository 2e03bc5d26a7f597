#include "core/formats/xops/scene/BlockScene.h"

#include "core/formats/xops/records/BlockFile.h"
#include "core/formats/xops/scene/BlockFaces.h"
#include "core/formats/xops/scene/BlockLight.h"
#include "core/formats/xops/scene/SlotMaterials.h"
#include "core/scene/DamageMarks.h"
#include "core/scene/StandIn.h"

#include <QCoreApplication>
#include <QtGlobal>

namespace vitrine::formats::xops {
namespace {

enum class Collision : std::size_t { Solid, Board, Invisible, Count };

// As a display shows them (sRGB).
constexpr std::array<QVector3D, static_cast<std::size_t>(Collision::Count)> kCollisionColors{
    QVector3D(0.42F, 0.60F, 0.78F), QVector3D(0.95F, 0.66F, 0.20F), QVector3D(0.85F, 0.25F, 0.30F)};

/// As a display shows it (sRGB), where the light is full: a ground that every marker stands out from.
constexpr QVector3D kClay(0.72F, 0.70F, 0.67F);

QVector4D grey(float value) {
  return {value, value, value, 1.0F};
}

/// One map's mesh while it grows.
class MapMesh {
public:
  MapMesh(SceneBuilder& scene, const BlockFile& file, const BlockPlace& place, Diagnostics& diagnostics)
      : m_scene(scene), m_place(place), m_materials(scene, file, place, diagnostics),
        m_firstFieldSet(static_cast<int>(scene.fieldSets.size())) {
    const auto sets = faceFields();
    scene.fieldSets.insert(scene.fieldSets.end(), sets.begin(), sets.end());
    m_mesh.name = place.name;
    reserve(file.blocks.size() * kBlockFaces);
  }

  /// The number of surfaces the block has.
  int addBlock(const Block& block, std::uint64_t row, bool solid) {
    const std::size_t before = m_mesh.surfaces.size();
    for (int face = 0; face < kBlockFaces; ++face) {
      if (const auto shape = faceOf(block, face)) {
        addFace(*shape, block, row, face, solid);
      }
    }
    return static_cast<int>(m_mesh.surfaces.size() - before);
  }

  int surfaceCount() const { return static_cast<int>(m_mesh.surfaces.size()); }

  scene::Mesh take() {
    addStream(kDayStream, std::move(m_day), scene::ColorUse::Light);
    addStream(kDarkStream, std::move(m_dark), scene::ColorUse::Light);
    addStream(kCollisionStream, std::move(m_collision), scene::ColorUse::Paint);
    if (m_place.inClay) {
      addStream(kClayStream, std::move(m_clay), scene::ColorUse::Paint);
    }
    return std::move(m_mesh);
  }

private:
  void addStream(const char* name, std::vector<QVector4D> values, scene::ColorUse use) {
    m_mesh.vertices.colors.push_back({QString::fromLatin1(name), std::move(values), use, scene::ColorScope::Surface});
  }

  void reserve(std::size_t faces) {
    m_mesh.vertices.positions.reserve(faces * 4);
    m_mesh.vertices.normals.reserve(faces * 4);
    m_mesh.vertices.uvs[0].reserve(faces * 4);
    m_day.reserve(faces);
    m_dark.reserve(faces);
    m_collision.reserve(faces);
    m_mesh.indices.reserve(faces * 6);
    m_mesh.surfaces.reserve(faces);
  }

  void addFace(const Face& shape, const Block& block, std::uint64_t row, int face, bool solid) {
    scene::Surface surface;
    surface.firstIndex = static_cast<std::uint32_t>(m_mesh.indices.size());
    addTriangles(shape);
    surface.indexCount = static_cast<std::uint32_t>(m_mesh.indices.size()) - surface.firstIndex;
    surface.bounds = addVertices(shape);
    m_mesh.bounds.add(surface.bounds);
    const bool drawn = block.isDrawn(face);
    const Collision collision = !solid ? Collision::Board : drawn ? Collision::Solid : Collision::Invisible;
    addColors(colorsOf(face, shape.normal, collision));
    surface.material = m_materials.materialOf(block.textureOf(face));
    surface.layer = drawn ? scene::kNone : m_place.invisibleLayer;
    surface.provenance.space = m_place.space;
    surface.provenance.section = m_place.blocks;
    surface.provenance.firstRow = row;
    surface.provenance.fieldSet = m_firstFieldSet + face;
    m_mesh.surfaces.push_back(std::move(surface));
  }

  /// Cut along A-C. The file is left-handed: its front faces turn the other way round in the scene.
  void addTriangles(const Face& shape) {
    const auto first = static_cast<std::uint32_t>(m_mesh.vertices.positions.size());
    for (const auto& [p, q, r] : {std::array<std::uint32_t, 3>{0, 2, 1}, std::array<std::uint32_t, 3>{0, 3, 2}}) {
      const QVector3D cross =
          QVector3D::crossProduct(shape.corners[q] - shape.corners[p], shape.corners[r] - shape.corners[p]);
      if (!cross.isNull()) {
        for (const std::uint32_t corner : {p, q, r}) {
          m_mesh.indices.push_back(first + corner);
        }
      }
    }
  }

  scene::Bounds addVertices(const Face& shape) {
    const scene::Axes axes = m_scene.sourceAxes;
    const QVector3D normal = axes.toScene(shape.normal);
    QVector3D least = axes.toScene(shape.corners[0]);
    QVector3D most = least;
    for (std::size_t corner = 0; corner < shape.corners.size(); ++corner) {
      const QVector3D position = axes.toScene(shape.corners[corner]);
      m_mesh.vertices.positions.push_back(position);
      m_mesh.vertices.normals.push_back(normal);
      m_mesh.vertices.uvs[0].push_back(shape.uvs[corner]);
      least = QVector3D(std::min(least.x(), position.x()), std::min(least.y(), position.y()),
                        std::min(least.z(), position.z()));
      most = QVector3D(std::max(most.x(), position.x()), std::max(most.y(), position.y()),
                       std::max(most.z(), position.z()));
    }
    return {least, most};
  }

  struct FaceColors {
    QVector3D normal;
    Collision collision = Collision::Count;
    QVector4D day;
    QVector4D dark;
    QVector4D paint;
    QVector4D clay;
  };

  /// Blocks beside each other are mostly turned alike: what their last face of this number got is kept.
  const FaceColors& colorsOf(int face, const QVector3D& normal, Collision collision) {
    FaceColors& last = m_lastColors[static_cast<std::size_t>(face)];
    if (last.collision != collision || last.normal != normal) {
      const float day = dayBrightness(normal);
      const QVector3D paint = image::srgbToLinear(kCollisionColors[static_cast<std::size_t>(collision)] * day);
      const QVector3D clay = image::srgbToLinear(kClay * day);
      last = {normal, collision, grey(day), grey(darkBrightness(normal)), {paint, 1.0F}, {clay, 1.0F}};
    }
    return last;
  }

  void addColors(const FaceColors& colors) {
    m_day.push_back(colors.day);
    m_dark.push_back(colors.dark);
    m_collision.push_back(colors.paint);
    if (m_place.inClay) {
      m_clay.push_back(colors.clay);
    }
  }

  SceneBuilder& m_scene;
  const BlockPlace& m_place;
  SlotMaterials m_materials;
  scene::Mesh m_mesh;
  std::vector<QVector4D> m_day;
  std::vector<QVector4D> m_dark;
  std::vector<QVector4D> m_collision;
  std::vector<QVector4D> m_clay;
  std::array<FaceColors, kBlockFaces> m_lastColors;
  int m_firstFieldSet;
};

scene::Node mapNode(const BlockPlace& place) {
  scene::Node node;
  node.name = place.name;
  node.kind = scene::NodeKind::World;
  node.layer = place.layer;
  return node;
}

scene::Node blockNode(const BlockPlace& place, std::uint64_t row, bool solid) {
  static const QString kCollision = QString::fromLatin1(QT_TRANSLATE_NOOP("formats", "Collision"));
  static const QString kSolid = QCoreApplication::translate("formats", "solid");
  static const QString kBoard = QCoreApplication::translate("formats", "board: not solid");
  scene::Node node;
  scene::giveName(node, QT_TRANSLATE_NOOP("formats", "block %1"), {QString::number(row)});
  node.kind = scene::NodeKind::Block;
  node.record = RecordRef{place.blocks, row};
  scene::Property collision{kCollision, solid ? kSolid : kBoard, node.record, std::nullopt};
  collision.ours = true;
  node.properties.push_back(std::move(collision));
  return node;
}

/// Blocks of which some corners have no valid position, as boxes around the other corners.
void addOmittedBlocks(SceneBuilder& scene, const BlockFile& file, const std::vector<bool>& solid,
                      const BlockPlace& place, NodeIndex map) {
  scene::StandIns boxes(scene, scene::UnlitParams{});
  for (std::size_t row = 0; row < file.blocks.size(); ++row) {
    scene::Bounds box;
    for (const QVector3D& corner : file.blocks[row].corners) {
      if (Block::isSaneCorner(corner)) {
        box.add(scene.sourceAxes.toScene(corner));
      }
    }
    if (!file.blocks[row].isSane() && !box.empty()) {
      scene::Node node = blockNode(place, row, solid[row]);
      node.parent = map;
      boxes.show(node, boxes.addBox(node.name, box), scene::kDamageColor);
      scene.nodes.push_back(std::move(node));
    }
  }
}

} // namespace

std::vector<scene::LegendEntry> collisionLegend() {
  const auto color = [](Collision kind) {
    return image::srgbToLinear(kCollisionColors[static_cast<std::size_t>(kind)]);
  };
  return {{QString::fromLatin1(QT_TRANSLATE_NOOP("formats", "Solid blocks")), color(Collision::Solid)},
          {QString::fromLatin1(QT_TRANSLATE_NOOP("formats", "Board blocks: not solid")), color(Collision::Board)},
          {QString::fromLatin1(QT_TRANSLATE_NOOP("formats", "Invisible faces of solid blocks")),
           color(Collision::Invisible)}};
}

void addBlocks(SceneBuilder& scene, const BlockFile& file, const std::vector<bool>& solid, const BlockPlace& place,
               Diagnostics& diagnostics) {
  MapMesh mesh(scene, file, place, diagnostics);
  const NodeIndex map = scene.nodes.add(mapNode(place));
  const MeshIndex number = scene.meshes.nextIndex();
  scene.nodes.reserve(scene.nodes.size() + file.blocks.size());
  for (std::size_t row = 0; row < file.blocks.size(); ++row) {
    const Block& block = file.blocks[row];
    if (!block.isSane()) {
      continue;
    }
    scene::Node node = blockNode(place, row, solid[row]);
    node.parent = map;
    node.mesh = number;
    node.firstSurface = mesh.surfaceCount();
    node.surfaceCount = mesh.addBlock(block, row, solid[row]);
    scene.nodes.push_back(std::move(node));
  }
  scene.meshes.push_back(mesh.take());
  addOmittedBlocks(scene, file, solid, place, map);
}

} // namespace vitrine::formats::xops
