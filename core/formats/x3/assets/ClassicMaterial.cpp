#include "core/formats/x3/assets/MaterialSource.h"
#include "core/image/Image.h"

#include <algorithm>
#include <cmath>

namespace vitrine::formats::x3 {
namespace {

using scene::Blend;
using scene::TextureSlot;

constexpr float kFull = 100; // of the fields that are percentages
constexpr std::size_t kDiffuse = 3;
constexpr std::size_t kSpecular = 6;
constexpr std::size_t kBumpMap = 1;
constexpr std::size_t kLightMap = 2;

QVector3D linearColor(const BodyMaterial& from, std::size_t first) {
  const auto channel = [&](std::size_t i) {
    return static_cast<float>(std::clamp(from.colors[first + i], 0, 255)) / 255.0F;
  };
  return image::srgbToLinear(QVector3D(channel(0), channel(1), channel(2)));
}

float share(int percent) {
  return std::clamp(static_cast<float>(percent) / kFull, 0.0F, 1.0F);
}

/// The colour shows as far as the texture does not: at 100 the texture is all there is.
QVector3D tintOf(const BodyMaterial& from, bool textured) {
  const QVector3D diffuse = linearColor(from, kDiffuse);
  const bool hasAmount = from.kind != BodyMaterial::Kind::Material;
  const float amount = hasAmount ? share(from.textureValue) : 1.0F;
  return textured ? diffuse * (1 - amount) + QVector3D(1, 1, 1) * amount : diffuse;
}

scene::PhongParams shineOf(const BodyMaterial& from) {
  constexpr float kSharpest = 10; // powers of two
  return {.specular = linearColor(from, kSpecular) * share(from.strength),
          .shininess = std::exp2(kSharpest * share(from.shininess))};
}

void applyGlow(const MaterialSource& source, scene::Material& material) {
  const TextureIndex lightMap = source.textures.of(source.from.maps[kLightMap].name, source.wantedBy);
  if (lightMap) {
    material.slot(TextureSlot::Emissive).texture = lightMap;
    material.common.emission = QVector3D(1, 1, 1);
  } else if (source.from.selfIllumination > 0) {
    material.slot(TextureSlot::Emissive).texture = material.slot(TextureSlot::BaseColor).texture;
    material.common.emission = material.color.toVector3D() * share(source.from.selfIllumination);
  }
}

void applyStates(const BodyMaterial& from, scene::Material& material) {
  const bool addsUp = from.destBlend || (from.flags & kMaterialDestBlend) != 0;
  const bool isTwoSided = from.twoSided || (from.flags & kMaterialTwoSided) != 0;
  material.cull = isTwoSided ? scene::Cull::None : scene::Cull::Back;
  if (addsUp) {
    material.blend = Blend::Additive;
    material.params = scene::UnlitParams{};
    material.depthWrite = false;
  } else if (from.transparency > 0) {
    material.blend = Blend::AlphaBlend;
    material.depthWrite = false;
    material.color.setW(1 - share(from.transparency));
  }
}

} // namespace

void applyClassic(const MaterialSource& source, scene::Material& material) {
  const TextureIndex base = source.textures.of(source.from.texture, source.wantedBy);
  material.slot(TextureSlot::BaseColor).texture = base;
  material.slot(TextureSlot::Normal).texture = source.textures.of(source.from.maps[kBumpMap].name, source.wantedBy);
  material.color = QVector4D(tintOf(source.from, base != scene::kNone), 1);
  const QVector3D diffuse = linearColor(source.from, kDiffuse);
  if (base && diffuse != QVector3D(1, 1, 1)) { // white says nothing
    material.fallbackColor = diffuse;
  }
  material.params = shineOf(source.from);
  applyGlow(source, material);
  applyStates(source.from, material);
}

} // namespace vitrine::formats::x3
