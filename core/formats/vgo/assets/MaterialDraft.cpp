#include "core/formats/vgo/assets/MaterialDraft.h"

#include "core/formats/vgo/assets/MemberProperties.h"

#include <QCoreApplication>

#include <algorithm>

namespace vitrine::formats::vgo {
namespace {

using scene::Blend;
using scene::TextureSlot;

/// The exporter keeps 255 - smoothness * (1 - gloss) in green, where glTF has roughness, and the gloss beside the
/// texture: docs/formats/vgo-scenes.md, "Metallic and roughness".
ChannelMix recovered(float gloss, float scale) {
  const float share = gloss > 0 && gloss < 1 ? 1 - gloss : 1;
  return {{{{kRed, 0, 1}, {kGreen, 1 - scale / share, 1}, {kBlue, 0, 1}}}};
}

/// As Unity has them: metallic in red, smoothness in alpha.
ChannelMix ofUnity(float scale) {
  return {{{{kRed, 1, 1}, {kAlpha, 1, 1 - scale}, {kRed, 0, 1}}}};
}

} // namespace

AlphaMode alphaOfNumber(int number, AlphaMode last) {
  return number >= 0 && number <= static_cast<int>(last) ? static_cast<AlphaMode>(number) : AlphaMode::Opaque;
}

MaterialDraft::MaterialDraft(const layout::Material& material, TextureTable& textures, QString wantedBy)
    : from(material), m_textures(textures), m_wantedBy(std::move(wantedBy)) {
  made.name = material.name;
}

QVector4D MaterialDraft::color(std::initializer_list<const char*> properties, const QVector4D& otherwise) const {
  for (const char* property : properties) {
    if (const auto found = from.color(property)) {
      return *found;
    }
  }
  return otherwise;
}

const char* MaterialDraft::firstTexture(std::initializer_list<const char*> properties) const {
  const auto found =
      std::ranges::find_if(properties, [this](const char* one) { return from.texture(one) != kNoIndex; });
  return found == properties.end() ? nullptr : *found;
}

/// The file counts v from the bottom, the scene from the top: v = 1 - v'.
QMatrix4x4 MaterialDraft::transformOf(const char* property) const {
  const QVector2D scale = from.textureScale(property);
  const QVector2D offset = from.textureOffset(property);
  QMatrix4x4 transform;
  transform.translate(offset.x(), 1 - scale.y() - offset.y());
  transform.scale(scale.x(), scale.y());
  return transform;
}

void MaterialDraft::putBase(std::initializer_list<const char*> textures, std::initializer_list<const char*> colors) {
  made.color = color(colors);
  if (const char* texture = firstTexture(textures)) {
    m_baseTransform = transformOf(texture);
    putTexture(TextureSlot::BaseColor, texture);
  }
}

bool MaterialDraft::putTexture(TextureSlot slot, const char* property, const std::optional<ChannelMix>& mix) {
  const TextureIndex texture = m_textures.use(from, property, mix, m_wantedBy);
  if (!texture) {
    return false;
  }
  made.slot(slot) = {texture, 0, m_baseTransform};
  return true;
}

void MaterialDraft::putNormal(const char* texture, const char* scale) {
  if (putTexture(TextureSlot::Normal, texture)) {
    made.common.normalMap.scale = from.number(scale, 1);
  }
}

void MaterialDraft::putOcclusion(const char* texture, const char* strength) {
  const layout::Texture* used = textureOf(texture);
  if (!used) {
    return;
  }
  // Unity's own are in green; the exporter moves those it knows as such to where glTF has them.
  const bool converted =
      used->mapType == layout::MapType::Occlusion || used->mapType == layout::MapType::MetallicRoughness;
  const ChannelMix::Part part{converted ? kRed : kGreen, 0, 1};
  const auto mix = converted ? std::nullopt : std::optional(ChannelMix{{part, part, part}});
  auto* surface = std::get_if<scene::PbrParams>(&made.params);
  if (putTexture(TextureSlot::Occlusion, texture, mix) && surface) {
    surface->occlusionStrength = std::clamp(from.number(strength, 1), 0.0F, 1.0F);
  }
}

void MaterialDraft::putEmission(const char* texture, const char* property, float strength) {
  const QVector3D emission = color({property}, {0, 0, 0, 1}).toVector3D() * strength;
  if (emission.isNull()) {
    return;
  }
  putTexture(TextureSlot::Emissive, texture);
  made.common.emission = emission;
}

void MaterialDraft::putKeywordEmission() {
  if (from.keyword("_EMISSION").value_or(false)) {
    putEmission("_EmissionMap", "_EmissionColor");
  }
}

scene::PbrParams& MaterialDraft::putMetalSmooth(const MetalSmooth& surface) {
  auto* known = std::get_if<scene::PbrParams>(&made.params);
  scene::PbrParams& params = known ? *known : made.params.emplace<scene::PbrParams>();
  params.metallic = std::clamp(surface.metallic, 0.0F, 1.0F);
  params.roughness = 1 - std::clamp(surface.smoothness, 0.0F, 1.0F);
  const layout::Texture* picture = surface.picture ? textureOf(surface.picture) : nullptr;
  if (surface.inBaseAlpha) {
    params.smoothnessInAlpha = surface.pictureScale;
  }
  if (!picture) {
    return params;
  }
  const bool converted = picture->mapType == layout::MapType::MetallicRoughness;
  const float scale = surface.inBaseAlpha ? 0 : surface.pictureScale;
  const ChannelMix mix = converted ? recovered(picture->metallicRoughness, scale) : ofUnity(scale);
  if (putTexture(TextureSlot::MetalRough, surface.picture, mix)) {
    params.metallic = 1;
    params.roughness = 1;
  }
  return params;
}

void MaterialDraft::putAlpha(AlphaMode mode, const char* cutoffProperty) {
  switch (mode) {
  case AlphaMode::Opaque:
    made.blend = Blend::Opaque;
    return;
  case AlphaMode::Cutout:
    made.blend = Blend::AlphaTest;
    made.alphaCutoff = std::clamp(from.number(cutoffProperty, 0.5F), 0.0F, 1.0F);
    return;
  case AlphaMode::Blend:
  case AlphaMode::BlendDepthWrite:
    made.blend = Blend::AlphaBlend;
    made.depthWrite = false;
    made.drawOrder = from.renderQueue > 0 ? from.renderQueue : kTransparentQueue;
    made.translucentDepthWrite = mode == AlphaMode::BlendDepthWrite;
  }
}

void MaterialDraft::putCull(int mode) {
  made.cull = mode == 0 ? scene::Cull::None : mode == 1 ? scene::Cull::Front : scene::Cull::Back;
}

void MaterialDraft::note(const char* text) {
  made.properties.push_back(ourProperty(QT_TRANSLATE_NOOP("formats", "Shown differently than in Unity"),
                                        QCoreApplication::translate("formats", text)));
}

void putShadeStep(scene::ToonParams& toon, float shadeBelow, float litAbove) {
  toon.shadeToony = std::clamp(1 - (litAbove - shadeBelow) / 2, 0.0F, 1.0F);
  toon.shadeShift = std::clamp(-(litAbove + shadeBelow) / 2, -1.0F, 1.0F);
}

} // namespace vitrine::formats::vgo
