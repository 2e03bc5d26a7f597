#include "render/engine/MaterialTextures.h"

namespace vitrine::render {

void addTextures(Uniforms& uniforms, const RenderMaterial& material, SceneTextures& textures,
                 const scene::SceneAssets& assets) {
  const auto add = [&](const char* name, TextureIndex texture, Encoding encoding) {
    if (texture) {
      uniforms[QLatin1String(name)] = QVariant::fromValue(textures.picture(texture, assets, encoding));
    }
  };
  add("baseTexture", material.baseTexture, Encoding::Srgb);
  add("secondTexture", material.secondTexture, Encoding::Srgb);
  add("thirdTexture", material.thirdTexture.texture, Encoding::Srgb);
  add("fourthTexture", material.fourthTexture.texture, Encoding::Srgb);
  add("blendMaskTexture", material.blendMask.texture, Encoding::Linear);
  add("normalsTexture", material.normals.texture, Encoding::Linear);
  add("selfLitMaskTexture", material.selfLitMask.texture, Encoding::Linear);
  // A detail that doubles or halves is a factor, all others are colours.
  const bool doubles = material.common.detail.blend == scene::DetailBlend::DoubledMultiply;
  add("detailTexture", material.detail.texture, doubles ? Encoding::Linear : Encoding::Srgb);
  if (material.effect.mirroring != EnvironmentReflection::None) {
    uniforms[QStringLiteral("mirrorTexture")] = QVariant::fromValue(textures.cube(material.reflection.texture, assets));
    add("mirrorMaskTexture", material.reflection.mask.texture, Encoding::Linear);
  }
  const ShadingParams& shading = material.shading;
  add("emissionTexture", shading.emission.picture.texture, Encoding::Srgb);
  if (const auto* pbr = std::get_if<PbrShading>(&shading.model)) {
    add("metalRoughTexture", pbr->metalRough.texture, Encoding::Linear);
    add("occlusionTexture", pbr->occlusion.texture, Encoding::Linear);
  } else if (const auto* phong = std::get_if<PhongShading>(&shading.model)) {
    add("specularTexture", phong->specular.texture, Encoding::Srgb);
  } else if (const auto* toon = std::get_if<ToonShading>(&shading.model)) {
    add("shadeTexture", toon->shade.texture, Encoding::Srgb);
    add("matcapTexture", toon->matcap.texture, Encoding::Srgb);
    add("rimTexture", toon->rim.texture, Encoding::Srgb);
    add("outlineTexture", toon->outlineWidth.texture, Encoding::Linear);
  }
}

} // namespace vitrine::render
