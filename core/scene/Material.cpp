#include "core/scene/Material.h"

namespace vitrine::scene {

QString modelName(MaterialModel model) {
  switch (model) {
  case MaterialModel::Unlit: return QStringLiteral("Unlit");
  case MaterialModel::Baked: return QStringLiteral("Baked");
  case MaterialModel::Lambert: return QStringLiteral("Lambert");
  case MaterialModel::Phong: return QStringLiteral("Phong");
  case MaterialModel::PbrMetalRough: return QStringLiteral("PbrMetalRough");
  case MaterialModel::Toon: return QStringLiteral("Toon");
  case MaterialModel::TwoLayerBlend: return QStringLiteral("TwoLayerBlend");
  case MaterialModel::Water: return QStringLiteral("Water");
  case MaterialModel::Refract: return QStringLiteral("Refract");
  case MaterialModel::Sky: return QStringLiteral("Sky");
  }
  return {};
}

void adjust(Material& material, const MaterialAdjustment& adjustment) {
  material.adjustment = adjustment;
  material.color *= adjustment.factor;
  const Blend before = material.blend;
  material.blend = adjustment.blend.value_or(material.blend);
  if (material.blend == Blend::Opaque && adjustment.factor.w() < 1.0F) {
    material.blend = Blend::AlphaBlend;
  }
  if (material.blend != before) {
    material.depthWrite = material.blend == Blend::Opaque || material.blend == Blend::AlphaTest;
  }
  if (adjustment.alphaCutoff) {
    material.scalars[QStringLiteral("alphaCutoff")] = *adjustment.alphaCutoff;
  }
  material.polygonOffset |= adjustment.polygonOffset;
  material.drawOrder = adjustment.drawOrder.value_or(material.drawOrder);
  material.model = adjustment.model.value_or(material.model);
}

} // namespace vitrine::scene
