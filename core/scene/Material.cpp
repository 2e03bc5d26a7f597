#include "core/scene/Material.h"

namespace vitrine::scene {

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
  material.alphaCutoff = adjustment.alphaCutoff.value_or(material.alphaCutoff);
  material.polygonOffset |= adjustment.polygonOffset;
  material.drawOrder = adjustment.drawOrder.value_or(material.drawOrder);
  if (adjustment.model && *adjustment.model != material.model()) {
    material.params = defaultParams(*adjustment.model);
  }
}

} // namespace vitrine::scene
