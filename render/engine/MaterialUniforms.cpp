#include "render/engine/MaterialUniforms.h"

namespace vitrine::render {
namespace {

using Uniforms = BatchEntity::Uniforms;

void place(Uniforms& uniforms, const QString& name, const PlacedTexture& texture) {
  if (texture.there()) {
    uniforms[name + QStringLiteral("UvTransform")] = texture.uvTransform;
    uniforms[name + QStringLiteral("UvSet")] = texture.uvSet;
  }
}

void addPbr(Uniforms& uniforms, const PbrLook& look) {
  uniforms[QStringLiteral("metallic")] = look.metallic;
  uniforms[QStringLiteral("roughness")] = look.roughness;
  uniforms[QStringLiteral("smoothnessInAlpha")] = look.smoothnessInAlpha;
  uniforms[QStringLiteral("occlusionStrength")] = look.occlusionStrength;
  place(uniforms, QStringLiteral("metalRough"), look.metalRough);
  place(uniforms, QStringLiteral("occlusion"), look.occlusion);
}

void addPhong(Uniforms& uniforms, const PhongLook& look) {
  uniforms[QStringLiteral("specularColor")] = look.specular;
  uniforms[QStringLiteral("shininess")] = look.shininess;
  uniforms[QStringLiteral("ambientColor")] = look.ambient;
  place(uniforms, QStringLiteral("specular"), look.specularPicture);
}

void addToon(Uniforms& uniforms, const ToonLook& look) {
  uniforms[QStringLiteral("shadeColor")] = look.shade;
  uniforms[QStringLiteral("shadeFromBase")] = look.shadeFromBase;
  uniforms[QStringLiteral("shadeShift")] = look.shadeShift;
  uniforms[QStringLiteral("shadeToony")] = look.shadeToony;
  uniforms[QStringLiteral("matcapColor")] = look.matcap;
  uniforms[QStringLiteral("rimColor")] = look.rim;
  uniforms[QStringLiteral("rimFresnelPower")] = look.rimFresnelPower;
  uniforms[QStringLiteral("rimLift")] = look.rimLift;
  uniforms[QStringLiteral("rimLightMix")] = look.rimLightMix;
  uniforms[QStringLiteral("asUnlit")] = look.asUnlit;
  place(uniforms, QStringLiteral("shade"), look.shadePicture);
  place(uniforms, QStringLiteral("rim"), look.rimPicture);
}

void addOutline(Uniforms& uniforms, const OutlineLook& look, double metresPerUnit) {
  const double units = look.screen || metresPerUnit <= 0.0 ? 1.0 : 1.0 / metresPerUnit;
  uniforms[QStringLiteral("outlineWidth")] = static_cast<float>(look.width * units);
  uniforms[QStringLiteral("outlineScreen")] = look.screen ? 1 : 0;
  uniforms[QStringLiteral("outlineColor")] = look.color;
  uniforms[QStringLiteral("outlineLightMix")] = look.lightMix;
  place(uniforms, QStringLiteral("outline"), look.widthPicture);
}

void addShading(Uniforms& uniforms, const MaterialLook& look, double metresPerUnit) {
  const ShadingLook& shading = look.shading;
  if (look.effect.program == Program::Pbr) {
    addPbr(uniforms, shading.pbr);
  } else if (look.effect.program == Program::Phong) {
    addPhong(uniforms, shading.phong);
  } else if (look.effect.program == Program::Toon) {
    addToon(uniforms, shading.toon);
  }
  if (shading.parts.outline) {
    addOutline(uniforms, shading.outline, metresPerUnit);
  }
  if (shading.parts.emission) {
    uniforms[QStringLiteral("emissionColor")] = shading.emission.color;
    place(uniforms, QStringLiteral("emission"), shading.emission.picture);
  }
  if (isLitByLamps(look.effect)) {
    uniforms[QStringLiteral("normalScale")] = shading.normalScale;
  }
}

void addMirror(Uniforms& uniforms, const MirrorLook& look) {
  uniforms[QStringLiteral("mirrorTint")] = look.tint;
  uniforms[QStringLiteral("mirrorResponse")] = QVector3D(look.straight, look.contrast, look.saturation);
  place(uniforms, QStringLiteral("mirrorMask"), look.mask);
}

} // namespace

Uniforms uniformsOf(const MaterialLook& look, const Scene& scene) {
  Uniforms uniforms;
  if (look.effect.program == Program::Sky) {
    return uniforms;
  }
  uniforms[QStringLiteral("materialColor")] = look.color;
  if (stageOf(look.effect) == Stage::AlphaTest) {
    uniforms[QStringLiteral("alphaCutoff")] = look.alphaCutoff;
  }
  if (look.effect.baseTexture) {
    uniforms[QStringLiteral("baseUvTransform")] = look.baseUvTransform;
    uniforms[QStringLiteral("baseUvSet")] = look.baseUvSet;
  }
  if (look.effect.secondTexture) {
    uniforms[QStringLiteral("secondUvTransform")] = look.secondUvTransform;
    uniforms[QStringLiteral("secondUvSet")] = look.secondUvSet;
  }
  place(uniforms, QStringLiteral("blendMask"), look.blendMask);
  place(uniforms, QStringLiteral("normals"), look.normals);
  place(uniforms, QStringLiteral("selfLitMask"), look.selfLitMask);
  place(uniforms, QStringLiteral("detail"), look.detail.placed);
  if (look.effect.detail) {
    uniforms[QStringLiteral("detailMode")] = look.detail.mode;
    uniforms[QStringLiteral("detailShare")] = look.detail.share;
  }
  if (look.effect.selfLit != SelfLit::None) {
    uniforms[QStringLiteral("selfLitColor")] = look.selfLitColor;
  }
  if (look.effect.mirroring != Mirroring::None) {
    addMirror(uniforms, look.mirror);
  }
  if (look.effect.seamless) {
    uniforms[QStringLiteral("seamlessScale")] = look.seamlessScale;
  }
  if (look.effect.seamless || look.effect.mirroring != Mirroring::None) {
    uniforms[QStringLiteral("fileAxes")] = scene.sourceAxes.matrix().transposed(); // a rotation, maybe mirrored
  }
  addShading(uniforms, look, scene.metresPerUnit);
  return uniforms;
}

void addTextures(Uniforms& uniforms, const MaterialLook& look, SceneTextures& textures, const scene::SceneAssets& assets) {
  const auto add = [&](const char* name, int texture, Encoding encoding) {
    if (texture != scene::kNone) {
      uniforms[QLatin1String(name)] = QVariant::fromValue(textures.picture(texture, assets, encoding));
    }
  };
  add("baseTexture", look.baseTexture, Encoding::Srgb);
  add("secondTexture", look.secondTexture, Encoding::Srgb);
  add("blendMaskTexture", look.blendMask.texture, Encoding::Linear);
  add("normalsTexture", look.normals.texture, Encoding::Linear);
  add("selfLitMaskTexture", look.selfLitMask.texture, Encoding::Linear);
  // What doubles or halves is a factor, all else are colours.
  add("detailTexture", look.detail.placed.texture, look.detail.mode == 0 ? Encoding::Linear : Encoding::Srgb);
  if (look.effect.mirroring != Mirroring::None) {
    uniforms[QStringLiteral("mirrorTexture")] = QVariant::fromValue(textures.cube(look.mirror.texture, assets));
    add("mirrorMaskTexture", look.mirror.mask.texture, Encoding::Linear);
  }
  const ShadingLook& shading = look.shading;
  add("emissionTexture", shading.emission.picture.texture, Encoding::Srgb);
  add("metalRoughTexture", shading.pbr.metalRough.texture, Encoding::Linear);
  add("occlusionTexture", shading.pbr.occlusion.texture, Encoding::Linear);
  add("specularTexture", shading.phong.specularPicture.texture, Encoding::Srgb);
  add("shadeTexture", shading.toon.shadePicture.texture, Encoding::Srgb);
  add("matcapTexture", shading.toon.matcapPicture.texture, Encoding::Srgb);
  add("rimTexture", shading.toon.rimPicture.texture, Encoding::Srgb);
  if (shading.parts.outlineTexture) {
    add("outlineTexture", shading.outline.widthPicture.texture, Encoding::Linear);
  }
}

void addLamps(Uniforms& uniforms, const LightRig& rig, const scene::Bounds& bounds) {
  const std::vector<LightRig::Lamp> lamps = rig.around(bounds);
  QVariantList records;
  for (const QVector4D& record : lampRecords(lamps)) {
    records << record;
  }
  uniforms[QStringLiteral("lampCount")] = static_cast<int>(lamps.size());
  if (!records.isEmpty()) {
    uniforms[QStringLiteral("lamps[0]")] = records;
  }
  uniforms[QStringLiteral("ambientSky")] = rig.sky();
  uniforms[QStringLiteral("ambientGround")] = rig.ground();
}

} // namespace vitrine::render
