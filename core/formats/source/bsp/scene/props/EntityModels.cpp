#include "core/formats/source/bsp/scene/props/EntityModels.h"

#include "core/formats/source/bsp/scene/Placement.h"
#include "core/formats/source/bsp/scene/entities/RenderModes.h"
#include "core/formats/source/bsp/scene/props/StaticPropNodes.h"

#include <QtGlobal>

namespace vitrine::formats::source {
namespace {

constexpr float kSmallestScale = 0.001F;
constexpr float kLargestScale = 1000.0F;
constexpr float kLargestSkin = 65535.0F;

/// Empty for those without: sprites have a material as their model, brushes a number.
QString modelOf(const Entity& entity) {
  const QString model = entity.text("model");
  return model.endsWith(QLatin1StringView(".mdl"), Qt::CaseInsensitive) ? modelPath(model) : QString();
}

bool isHidden(const Entity& entity) {
  const bool disabled =
      startsWithFolded(entity.className(), "prop_dynamic") && entity.number("StartDisabled").value_or(0) != 0;
  return disabled || isUndrawn(entity);
}

float scaleOf(const Entity& entity) {
  const float scale = entity.number("modelscale").value_or(1);
  return scale >= kSmallestScale && scale <= kLargestScale ? scale : 1.0F;
}

int skinOf(const Entity& entity) {
  const float skin = entity.number("skin").value_or(0);
  return skin >= 0 && skin <= kLargestSkin ? static_cast<int>(skin) : 0;
}

} // namespace

LayerIndex EntityModels::layerOf(const Entity& entity, const QMatrix4x4& place, bool hidden) {
  if (hidden) {
    return layerIndex(MapLayer::InvisibleEntities);
  }
  if (m_skyArea != 0 && m_parts.clusters.areaAt(place.column(3).toVector3D()) == m_skyArea && entity.has("origin")) {
    return layerIndex(MapLayer::Skybox3D);
  }
  if (!m_layer) {
    m_layer = addLayer(m_parts.scene, QStringLiteral("layer.entitymodels"),
                       QString::fromLatin1(QT_TRANSLATE_NOOP("formats", "Models of entities")), true);
  }
  return m_layer;
}

void EntityModels::want(const Entity& entity, std::size_t number, scene::Node& node) {
  const QString path = modelOf(entity);
  if (path.isEmpty()) {
    return;
  }
  const bool hidden = isHidden(entity);
  const float scale = scaleOf(entity);
  node.local.scale(scale);
  node.labelled = true;
  node.layer = layerOf(entity, node.local, hidden);
  node.model = {scene::AssetKind::Model, path,
                QStringLiteral("entity %1 (%2)").arg(number).arg(decoded(entity.className()))};
  ModelWant want;
  want.node = m_parts.scene.nodes.nextIndex();
  want.skin = skinOf(entity);
  // What is hidden is looked at for its shape, so that it is shown as if it were drawn like all else.
  want.adjustment = hidden ? scene::MaterialAdjustment() : renderAdjustment(entity);
  m_parts.wants.push_back(std::move(want));
}

} // namespace vitrine::formats::source
