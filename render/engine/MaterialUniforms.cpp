#include "render/engine/MaterialUniforms.h"

namespace vitrine::render {

BatchEntity::Uniforms uniformsOf(const MaterialLook& look) {
  BatchEntity::Uniforms uniforms;
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
  const auto place = [&uniforms](const QString& name, const PlacedTexture& texture) {
    if (texture.texture != scene::kNone) {
      uniforms[name + QStringLiteral("UvTransform")] = texture.uvTransform;
      uniforms[name + QStringLiteral("UvSet")] = texture.uvSet;
    }
  };
  place(QStringLiteral("blendMask"), look.blendMask);
  place(QStringLiteral("normals"), look.normals);
  place(QStringLiteral("selfLitMask"), look.selfLitMask);
  place(QStringLiteral("detail"), look.detail.placed);
  if (look.effect.detail) {
    uniforms[QStringLiteral("detailMode")] = look.detail.mode;
    uniforms[QStringLiteral("detailShare")] = look.detail.share;
  }
  if (look.effect.selfLit != SelfLit::None) {
    uniforms[QStringLiteral("selfLitColor")] = look.selfLitColor;
  }
  return uniforms;
}

} // namespace vitrine::render
