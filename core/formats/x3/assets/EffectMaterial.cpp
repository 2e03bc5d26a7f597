#include "core/formats/x3/assets/BlendState.h"
#include "core/formats/x3/assets/MaterialSource.h"

#include <algorithm>
#include <cmath>

namespace vitrine::formats::x3 {
namespace {

using scene::Blend;
using scene::TextureSlot;

constexpr double kMostStrength = 100; // what is more is no strength
constexpr int kNeverCulled = 1;

double number(const BodyMaterial& from, QStringView name, double otherwise) {
  const EffectValue* value = from.value(name);
  const bool there = value && !value->numbers.empty() && std::isfinite(value->numbers.front());
  return there ? value->numbers.front() : otherwise;
}

bool isOn(const BodyMaterial& from, QStringView name, bool otherwise) {
  return number(from, name, otherwise ? 1 : 0) != 0;
}

float strength(const BodyMaterial& from, QStringView name, double otherwise) {
  return static_cast<float>(std::clamp(number(from, name, otherwise), 0.0, kMostStrength));
}

QVector3D color(const BodyMaterial& from, QStringView name) {
  const EffectValue* value = from.value(name);
  if (!value || value->numbers.size() < 3) {
    return {};
  }
  const auto channel = [&](std::size_t i) {
    return std::isfinite(value->numbers[i]) ? static_cast<float>(std::clamp(value->numbers[i], 0.0, kMostStrength))
                                            : 0.0F;
  };
  return {channel(0), channel(1), channel(2)};
}

void applyTextures(const MaterialSource& source, scene::Material& material) {
  const auto place = [&](TextureSlot slot, QStringView name) {
    if (const EffectValue* value = source.from.value(name)) {
      material.slot(slot).texture = source.textures.of(value->text, source.wantedBy);
    }
  };
  place(TextureSlot::BaseColor, u"t_DiffuseTexture");
  place(TextureSlot::Specular, u"t_SpecularTexture");
  place(TextureSlot::Normal, u"t_BumpTexture");
  place(TextureSlot::Emissive, u"t_LightMapTexture");
}

void applyColors(const BodyMaterial& from, scene::Material& material) {
  const float diffuse = strength(from, u"g_MatDiffuseStrength", 1);
  const float specular = strength(from, u"g_MatSpecularStrength", 0);
  material.color = QVector4D(diffuse, diffuse, diffuse, 1);
  material.params = scene::PhongParams{.specular = QVector3D(specular, specular, specular),
                                       .shininess = std::max(strength(from, u"g_MatSpecularPower", 20), 1.0F)};
  // A light map glows by itself: files that have one leave the colour at nothing.
  const bool hasLightMap = material.slot(TextureSlot::Emissive).texture != scene::kNone;
  material.common.emission = hasLightMap ? QVector3D(1, 1, 1) : color(from, u"g_MatEmissiveColor");
}

void applyBlending(const BodyMaterial& from, scene::Material& material) {
  const bool blends = isOn(from, u"g_AlphaBlendEnable", false);
  if (blends) {
    const int source = static_cast<int>(number(from, u"g_SrcBlend", 5));
    const int destination = static_cast<int>(number(from, u"g_DestBlend", 6));
    material.blend = drawnBlend(source, destination).blend;
  } else if (isOn(from, u"g_ALPHATESTENABLE", false)) {
    material.blend = Blend::AlphaTest;
    material.alphaCutoff = static_cast<float>(std::clamp(number(from, u"g_ALPHAREF", 128) / 255, 0.0, 1.0));
  }
  const bool glows = material.blend == Blend::Additive || material.blend == Blend::Screen;
  const bool multiplies = material.blend == Blend::Multiply;
  if (glows || multiplies) {
    material.params = scene::UnlitParams{}; // engine glows shine whatever stands around them
  }
  const bool solid = material.blend == Blend::Opaque || material.blend == Blend::AlphaTest;
  material.depthWrite = isOn(from, u"g_ZWriteEnable", solid);
}

} // namespace

void applyEffect(const MaterialSource& source, scene::Material& material) {
  applyTextures(source, material);
  applyColors(source.from, material);
  applyBlending(source.from, material);
  const bool isTwoSided = number(source.from, u"g_CullMode", 0) == kNeverCulled;
  material.cull = isTwoSided ? scene::Cull::None : scene::Cull::Back;
}

} // namespace vitrine::formats::x3
