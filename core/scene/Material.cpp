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

} // namespace vitrine::scene
