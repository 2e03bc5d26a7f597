#include "core/base/Translate.h"
#include "core/formats/source/bsp/records/RecordProperties.h"
#include "core/formats/source/bsp/scene/Fades.h"
#include "core/formats/source/bsp/scene/Placement.h"
#include "core/formats/source/bsp/scene/SceneSteps.h"
#include "core/formats/source/bsp/scene/entities/EntityClasses.h"
#include "core/image/Image.h"

#include <QtGlobal>

namespace vitrine::formats::source {
namespace {

constexpr std::size_t kStaticPropNodesPropsPerCheck = 512;
// Each prop has entries of its own; a file whose props share them over and over is not followed for ever.
constexpr std::size_t kSharedEntries = 4;

/// Leaves of static props in the tree: the map compiler lists the leaves each of them stands in.
class PropPlaces {
public:
  PropPlaces(const StaticProps& props, const MapClusters& clusters)
      : m_props(props), m_clusters(clusters), m_budget(kSharedEntries * props.leaves.count()) {}

  scene::SurfaceLeaves placeOf(const StaticProp& prop) {
    const auto first = static_cast<std::size_t>(std::max(prop.firstLeaf, 0));
    const auto wanted = static_cast<std::size_t>(std::max(prop.leafCount, 0));
    const std::size_t there = m_props.leaves.count();
    const bool listed = prop.firstLeaf >= 0 && wanted > 0 && first < there && wanted <= there - first;
    if (!listed || wanted > m_budget) {
      m_leaves.clear();
      // Nothing is said of its leaves that could be believed: it is drawn from everywhere.
      const QVector3D origin = scene::kZUpRightHanded.toScene(prop.origin);
      scene::SurfaceLeaves place = m_clusters.placeIn(scene::Bounds(origin, origin));
      place.clusters.clear();
      return place;
    }
    m_budget -= wanted;
    m_leaves.clear();
    for (std::size_t i = first; i < first + wanted; ++i) {
      m_leaves.push_back(m_props.leafAt(static_cast<int>(i)));
    }
    return m_clusters.placeOfLeaves(m_leaves);
  }

  /// Leaves of the prop that placeOf was last called with; empty: not known.
  const std::vector<int>& leaves() const { return m_leaves; }

private:
  const StaticProps& m_props;
  const MapClusters& m_clusters;
  std::size_t m_budget; ///< entries of the list that may still be read
  std::vector<int> m_leaves;
};

bool isInArea(const SceneParts& parts, const StaticProp& prop, int area) {
  if (area == 0) {
    return false;
  }
  const int leaf = prop.leafCount > 0 ? parts.map.staticProps.leafAt(prop.firstLeaf) : -1;
  const int propArea =
      leaf >= 0 ? parts.clusters.areaOfLeaf(leaf) : parts.clusters.areaAt(scene::kZUpRightHanded.toScene(prop.origin));
  return propArea == area;
}

LayerIndex propLayer(const SceneParts& parts, const StaticProp& prop, int skyArea) {
  if ((prop.flags & kPropNoDraw) != 0) {
    return layerIndex(MapLayer::InvisibleEntities);
  }
  return isInArea(parts, prop, skyArea) ? layerIndex(MapLayer::Skybox3D) : scene::kNone;
}

scene::MaterialAdjustment adjustmentOf(const StaticProp& prop) {
  scene::MaterialAdjustment adjustment;
  const auto& [r, g, b, a] = prop.tint;
  const QVector3D color(static_cast<float>(r), static_cast<float>(g), static_cast<float>(b));
  adjustment.factor = QVector4D(image::srgbToLinear(color / 255.0F), static_cast<float>(a) / 255.0F);
  return adjustment;
}

LightWant lightOf(const StaticProp& prop, std::size_t number) {
  LightWant light;
  if ((prop.flags & kPropUseLightingOrigin) != 0 && isSane(prop.lightingOrigin)) {
    light.at = scene::kZUpRightHanded.toScene(prop.lightingOrigin);
  }
  if ((prop.flags & kPropNoPerVertexLighting) == 0) {
    light.baked = number;
  }
  return light;
}

void addFade(SceneParts& parts, const StaticProp& prop, NodeIndex node) {
  const bool byDistance = (prop.flags & kPropFades) != 0 && (prop.flags & kPropScreenSpaceFade) == 0;
  if (const auto range = byDistance ? fadeRange(prop.fadeMin, prop.fadeMax) : std::nullopt) {
    parts.scene.world.fades.push_back(
        {.node = node, .centre = scene::kZUpRightHanded.toScene(prop.origin), .range = *range});
  }
}

scene::Node nodeOf(const SceneParts& parts, const StaticProp& prop, std::size_t number, const QString& path) {
  scene::Node node;
  node.name = path.section(QLatin1Char('/'), -1);
  node.kind = scene::NodeKind::Prop;
  node.local = placement(prop.origin, prop.angles, prop.scale);
  node.model = {scene::AssetKind::Model, path, QStringLiteral("static prop %1").arg(number)};
  node.record = RecordRef{parts.sections.staticProps, number};
  node.properties = recordProperties(parts.map.staticProps.props, number, *node.record,
                                     {"Skin", "Solid", "Flags", "FlagsWide", "FadeMinDist", "FadeMaxDist",
                                      "ForcedFadeScale", "DiffuseModulation", "UniformScale", "Scale"});
  return node;
}

} // namespace

void addStaticProps(SceneParts& parts, int skyArea) {
  const StaticProps& source = parts.map.staticProps;
  const std::vector<StaticProp> props = source.readProps();
  if (props.empty()) {
    return;
  }
  const QStringList models = source.models();
  PropPlaces places(source, parts.clusters);
  const QVector3D color = standInColorOf("prop_static");
  const NodeIndex group = parts.addGroup(QT_TRANSLATE_NOOP("formats", "Static props"), layerIndex(MapLayer::Props));
  for (std::size_t i = 0; i < props.size(); ++i) {
    if (i % kStaticPropNodesPropsPerCheck == 0) {
      parts.progress.check();
    }
    const StaticProp& prop = props[i];
    if (prop.model >= models.size() || !isSane(prop.origin) || parts.scene.nodes.size() >= parts.limits.maxNodes) {
      parts.diagnostics.countedDamage(QStringLiteral("prop"),
                                      base::translate("formats", "static prop %1 cannot be placed").arg(i),
                                      source.props.rangeOf(i));
      continue;
    }
    scene::Node node = nodeOf(parts, prop, i, modelPath(models[prop.model]));
    node.parent = group;
    node.layer = propLayer(parts, prop, skyArea);
    addFade(parts, prop, parts.scene.nodes.nextIndex());
    const scene::SurfaceLeaves place = places.placeOf(prop);
    parts.wants.push_back({.node = parts.scene.nodes.nextIndex(),
                           .skin = prop.skin,
                           .adjustment = adjustmentOf(prop),
                           .place = place,
                           .light = lightOf(prop, i),
                           .standIn = {.color = color},
                           .leaves = places.leaves()});
    parts.scene.nodes.push_back(std::move(node));
  }
}

} // namespace vitrine::formats::source
