#include "render/build/ShadingLook.h"

#include <algorithm>

namespace vitrine::render {
namespace {

using scene::Material;
using scene::MaterialModel;
using scene::SceneAssets;
using scene::TextureSlot;

constexpr QVector3D kBlack(0, 0, 0);
constexpr QVector3D kWhite(1, 1, 1);

float share(const Material& material, const char* name, float otherwise) {
  return std::clamp(scalarOf(material, name, otherwise), 0.0F, 1.0F);
}

EmissionLook emissionOf(const Material& material, const SceneAssets& assets) {
  const PlacedTexture picture = placedTexture(material, TextureSlot::Emissive, assets);
  // A picture alone is shown as it is.
  const QVector3D color = colorOf(material, "emission", picture.there() ? kWhite : kBlack);
  return color.isNull() ? EmissionLook() : EmissionLook{color, picture};
}

PbrLook pbrOf(const Material& material, const SceneAssets& assets) {
  PbrLook look;
  look.metallic = share(material, "metallic", look.metallic);
  look.roughness = share(material, "roughness", look.roughness);
  look.smoothnessInAlpha = share(material, "smoothnessInAlpha", look.smoothnessInAlpha);
  look.occlusionStrength = share(material, "occlusionStrength", look.occlusionStrength);
  look.metalRough = placedTexture(material, TextureSlot::MetalRough, assets);
  look.occlusion = placedTexture(material, TextureSlot::Occlusion, assets);
  return look;
}

PhongLook phongOf(const Material& material, const SceneAssets& assets) {
  PhongLook look;
  look.specular = colorOf(material, "specular", kBlack);
  look.shininess = std::max(scalarOf(material, "shininess", look.shininess), 0.0F);
  look.ambient = colorOf(material, "ambient", look.ambient);
  if (!look.specular.isNull()) {
    look.specularPicture = placedTexture(material, TextureSlot::Specular, assets);
  }
  return look;
}

ToonLook toonOf(const Material& material, const SceneAssets& assets) {
  ToonLook look;
  look.shadePicture = placedTexture(material, TextureSlot::Shade, assets);
  look.shade = colorOf(material, "shade", look.shadePicture.there() ? kWhite : kBlack);
  look.shadeFromBase = share(material, "shadeFromBase", look.shadeFromBase);
  look.shadeShift = std::clamp(scalarOf(material, "shadeShift", look.shadeShift), -1.0F, 1.0F);
  look.shadeToony = share(material, "shadeToony", look.shadeToony);
  look.matcapPicture = placedTexture(material, TextureSlot::Matcap, assets);
  look.matcap = look.matcapPicture.there() ? colorOf(material, "matcap", kWhite) : kBlack;
  look.rimPicture = placedTexture(material, TextureSlot::Rim, assets);
  look.rim = colorOf(material, "rim", kBlack);
  look.rimFresnelPower = std::max(scalarOf(material, "rimFresnelPower", look.rimFresnelPower), 1e-3F);
  look.rimLift = scalarOf(material, "rimLift", look.rimLift);
  look.rimLightMix = share(material, "rimLightMix", look.rimLightMix);
  look.asUnlit = share(material, "asUnlit", look.asUnlit);
  return look;
}

OutlineLook outlineOf(const Material& material, const SceneAssets& assets) {
  OutlineLook look;
  look.width = std::max(scalarOf(material, "outlineWidth", look.width), 0.0F);
  look.screen = scalarOf(material, "outlineScreen", 0) > 0;
  look.color = colorOf(material, "outline", kBlack);
  look.lightMix = share(material, "outlineLightMix", look.lightMix);
  look.widthPicture = placedTexture(material, TextureSlot::Outline, assets);
  return look;
}

ShadingParts partsOf(const ShadingLook& look) {
  ShadingParts parts;
  parts.emission = !look.emission.color.isNull();
  parts.emissionTexture = look.emission.picture.there();
  parts.metalRoughTexture = look.pbr.metalRough.there();
  parts.occlusionTexture = look.pbr.occlusion.there();
  parts.specularTexture = look.phong.specularPicture.there();
  parts.shadeTexture = look.toon.shadePicture.there();
  parts.matcapTexture = look.toon.matcapPicture.there();
  parts.rimTexture = look.toon.rimPicture.there();
  parts.outline = look.outline.width > 0.0F;
  parts.outlineTexture = parts.outline && look.outline.widthPicture.there();
  return parts;
}

} // namespace

ShadingLook shadingOf(const Material& material, const SceneAssets& assets) {
  ShadingLook look;
  const MaterialModel model = material.model;
  if (model == MaterialModel::PbrMetalRough) {
    look.pbr = pbrOf(material, assets);
  } else if (model == MaterialModel::Phong) {
    look.phong = phongOf(material, assets);
  } else if (model == MaterialModel::Toon) {
    look.toon = toonOf(material, assets);
    look.outline = outlineOf(material, assets);
  } else if (model != MaterialModel::Unlit) {
    return look;
  }
  look.normalScale = scalarOf(material, "normalScale", look.normalScale);
  look.emission = emissionOf(material, assets);
  look.parts = partsOf(look);
  return look;
}

} // namespace vitrine::render
