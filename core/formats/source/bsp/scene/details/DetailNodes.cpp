#include "core/base/Translate.h"
#include "core/formats/source/bsp/scene/Placement.h"
#include "core/formats/source/bsp/scene/SceneSteps.h"
#include "core/formats/source/bsp/scene/details/DetailMeshes.h"
#include "core/formats/source/bsp/scene/entities/EntityClasses.h"

#include <QtGlobal>

namespace vitrine::formats::source {
namespace {

using scene::Billboard;

constexpr std::size_t kPropsPerCheck = 4096;
constexpr float kLargestSize = 65536; // of a sprite's corner from its place, and of a place in its picture
constexpr float kSideOfModel = 16;    // of a box for one that is missing: plants and stones
constexpr auto kUsualMaterial = "detail/detailsprites";

bool isSmall(const QVector2D& pair) {
  return scene::isWithin(QVector3D(pair, 0), kLargestSize);
}

/// Looks at each record once and makes nodes of what they are.
class DetailNodes {
public:
  DetailNodes(SceneParts& parts, int skyArea)
      : m_parts(parts), m_source(parts.map.detailProps), m_skyArea(skyArea), m_sprites(parts, m_source, skyArea),
        m_models(m_source.models()) {}

  void add() {
    m_group = m_parts.addGroup(QT_TRANSLATE_NOOP("formats", "Detail props"), layerIndex(MapLayer::DetailProps));
    for (std::size_t i = 0; i < m_source.props.count(); ++i) {
      if (i % kPropsPerCheck == 0) {
        m_parts.progress.check();
      }
      if (!addProp(i)) {
        m_parts.diagnostics.countedDamage(QStringLiteral("detail"),
                                          base::translate("formats", "detail prop %1 cannot be placed").arg(i),
                                          m_source.props.rangeOf(i));
      }
    }
    if (m_spriteCount > 0) {
      addSprites();
    }
  }

private:
  bool addProp(std::size_t row) {
    const DetailProp prop = m_source.prop(row);
    if (!isSane(prop.origin) || prop.type < 0 || prop.type > static_cast<int>(DetailType::Tri)) {
      return false;
    }
    const auto shape = static_cast<std::size_t>(prop.shape);
    if (prop.type == static_cast<int>(DetailType::Model)) {
      return prop.shape < m_models.size() && addModel(prop, row);
    }
    if (shape >= m_source.sprites.count()) {
      return false;
    }
    const DetailSprite sprite = m_source.sprite(shape);
    if (!isSmall(sprite.upperLeft * prop.scale) || !isSmall(sprite.lowerRight * prop.scale) ||
        !isSmall(sprite.uvUpperLeft) || !isSmall(sprite.uvLowerRight)) {
      return false;
    }
    ++m_spriteCount;
    m_sprites.add(static_cast<std::uint32_t>(row), prop);
    return true;
  }

  bool addModel(const DetailProp& prop, std::size_t row) {
    if (m_parts.scene.nodes.size() >= m_parts.limits.maxNodes) {
      return false;
    }
    const QString path = modelPath(m_models[prop.shape]);
    scene::Node node;
    node.name = path.section(QLatin1Char('/'), -1);
    node.kind = scene::NodeKind::Prop;
    node.parent = m_group;
    node.local = placement(prop.origin, prop.angles);
    node.layer = m_skyArea != 0 && m_parts.clusters.areaOfLeaf(prop.leaf) == m_skyArea ? layerIndex(MapLayer::Skybox3D)
                                                                                       : scene::kNone;
    node.model = {scene::AssetKind::Model, path, QStringLiteral("detail prop %1").arg(row)};
    node.record = RecordRef{m_parts.sections.detailProps, row};
    m_parts.wants.push_back({.node = m_parts.scene.nodes.nextIndex(),
                             .place = m_parts.clusters.placeOfLeaf(prop.leaf),
                             .light = {.everywhere = prop.light},
                             .standIn = {.color = m_color, .side = kSideOfModel}});
    m_parts.scene.nodes.push_back(std::move(node));
    return true;
  }

  void addSprites() {
    const auto world = m_parts.map.entityOf("worldspawn");
    const QString named = world ? m_parts.map.entities[*world].text("detailmaterial") : QString();
    const MaterialIndex material =
        named.isEmpty()
            ? m_parts.materials.spriteMaterial(QString::fromLatin1(kUsualMaterial), {m_parts.sections.detailProps, 0})
            : m_parts.materials.spriteMaterial(named, m_parts.record(LumpId::Entities, *world));
    for (const auto& [facing, name] :
         {std::pair(Billboard::Fixed, QT_TRANSLATE_NOOP("formats", "Fixed sprites")),
          std::pair(Billboard::Upright, QT_TRANSLATE_NOOP("formats", "Sprites that face the camera upright")),
          std::pair(Billboard::Eye, QT_TRANSLATE_NOOP("formats", "Sprites that face the camera"))}) {
      if (const MeshIndex mesh = m_sprites.build(facing, material)) {
        scene::Node node;
        scene::giveName(node, name);
        node.parent = m_group;
        node.mesh = mesh;
        m_parts.scene.nodes.push_back(std::move(node));
      }
    }
  }

  SceneParts& m_parts;
  const DetailProps& m_source;
  int m_skyArea;
  DetailMeshes m_sprites;
  QStringList m_models;
  QVector3D m_color = standInColorOf("prop_detail");
  std::size_t m_spriteCount = 0;
  NodeIndex m_group;
};

} // namespace

void addDetailProps(SceneParts& parts, int skyArea) {
  if (!parts.map.detailProps.props.empty()) {
    DetailNodes(parts, skyArea).add();
  }
}

} // namespace vitrine::formats::source
