#include "render/batching/ShadingParams.h"

#include <algorithm>

namespace vitrine::render {
namespace {

using scene::Material;
using scene::SceneAssets;
using scene::TextureSlot;

constexpr QVector3D kBlack(0, 0, 0);
constexpr QVector3D kWhite(1, 1, 1);

EmissionParams emissionOf(const Material& material, const scene::CommonParams& common, const SceneAssets& assets) {
  const PlacedTexture picture = placedTexture(material, TextureSlot::Emissive, assets);
  if (!picture.there() && material.slot(TextureSlot::Emissive).texture != scene::kNone) {
    return {}; // what shines, its picture alone can tell
  }
  // A picture alone is shown as it is.
  const QVector3D color = common.emission.value_or(picture.there() ? kWhite : kBlack);
  return color.isNull() ? EmissionParams() : EmissionParams{color, picture};
}

/// Highlights whose picture, which would darken most of them, is missing.
QVector3D dimmed(const QVector3D& specular) {
  constexpr float kMost = 0.25F;
  const float largest = std::max({specular.x(), specular.y(), specular.z()});
  return largest > kMost ? specular * (kMost / largest) : specular;
}

/// Makes the shading of each model; of those that no dynamic light lights there is none.
class ShadingMaker {
public:
  ShadingMaker(const Material& material, const SceneAssets& assets, ShadingParts& parts)
      : m_material(material), m_assets(assets), m_parts(parts) {}

  ModelShading operator()(const scene::PbrParams& params);
  ModelShading operator()(const scene::PhongParams& params);
  ModelShading operator()(const scene::ToonParams& params);
  ModelShading operator()(const auto&) { return {}; }

private:
  PlacedTexture placed(TextureSlot slot, bool& part) {
    const PlacedTexture texture = placedTexture(m_material, slot, m_assets);
    part = texture.there();
    return texture;
  }

  const Material& m_material;
  const SceneAssets& m_assets;
  ShadingParts& m_parts;
};

ModelShading ShadingMaker::operator()(const scene::PbrParams& params) {
  return PbrShading{sanitised(params), placed(TextureSlot::MetalRough, m_parts.metalRoughTexture),
                    placed(TextureSlot::Occlusion, m_parts.occlusionTexture)};
}

ModelShading ShadingMaker::operator()(const scene::PhongParams& params) {
  PhongShading made{sanitised(params), {}};
  if (!made.params.specular.isNull()) {
    made.specular = placed(TextureSlot::Specular, m_parts.specularTexture);
    if (!made.specular.there() && m_material.slot(TextureSlot::Specular).texture != scene::kNone) {
      made.params.specular = dimmed(made.params.specular);
    }
  }
  return made;
}

ModelShading ShadingMaker::operator()(const scene::ToonParams& params) {
  ToonShading made{sanitised(params),
                   placed(TextureSlot::Shade, m_parts.shadeTexture),
                   placed(TextureSlot::Matcap, m_parts.matcapTexture),
                   placed(TextureSlot::Rim, m_parts.rimTexture),
                   {}};
  made.params.shade = made.params.shade.value_or(made.shade.there() ? kWhite : kBlack);
  made.params.matcap = made.matcap.there() ? made.params.matcap : kBlack;
  m_parts.outline = made.params.outline.width > 0.0F;
  if (m_parts.outline) {
    made.outlineWidth = placed(TextureSlot::Outline, m_parts.outlineTexture);
  }
  return made;
}

} // namespace

ShadingParams shadingParamsOf(const Material& material, const scene::CommonParams& common, const SceneAssets& assets) {
  ShadingParams made;
  made.model = std::visit(ShadingMaker(material, assets, made.parts), material.params);
  const bool isUnlit = material.model() == scene::MaterialModel::Unlit;
  if (!isUnlit && std::holds_alternative<std::monostate>(made.model)) {
    return made;
  }
  made.emission = emissionOf(material, common, assets);
  made.parts.emission = !made.emission.color.isNull();
  made.parts.emissionTexture = made.emission.picture.there();
  return made;
}

} // namespace vitrine::render
