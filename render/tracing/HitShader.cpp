#include "render/tracing/HitShader.h"

#include "core/scene/StudioLight.h"
#include "render/batching/BatchWriter.h"
#include "render/batching/ColorChoice.h"
#include "render/batching/DisplayColor.h"

#include <algorithm>
#include <cmath>

namespace vitrine::tracing {
namespace {

using render::RenderMaterial;
using Selected = render::LightSelector::Selected;
using Kind = render::LightSelector::Kind;

constexpr QVector3D kWhite(1, 1, 1);

template <class T>
T valueOr(const std::vector<T>& stream, std::size_t index, const T& otherwise) {
  return index < stream.size() ? stream[index] : otherwise;
}

template <class Vector>
Vector mixed(const Vector& from, const Vector& to, float share) {
  return from * (1.0F - share) + to * share;
}

float smoothStep(float from, float to, float at) {
  const float share = std::clamp((at - from) / (to - from), 0.0F, 1.0F);
  return share * share * (3.0F - 2.0F * share);
}

QVector3D clamped(const QVector3D& color) {
  const auto within = [](float x) { return x > 0.0F ? std::min(x, 1.0F) : 0.0F; };
  return {within(color.x()), within(color.y()), within(color.z())};
}

} // namespace

HitShader::HitShader(const session::Snapshot& snapshot, const viewing::CameraView& view, int rows)
    : m_snapshot(snapshot), m_camera(view.pose()), m_textures(snapshot.assets),
      m_lights(snapshot.pose->movesLights() ? snapshot.pose->lights() : snapshot.scene->lights,
               snapshot.scene->metresPerUnit) {
  const float height =
      m_camera.orthographic ? m_camera.orthographicHeight : 2.0F * viewing::tanHalf(m_camera.verticalFov);
  m_spread = height / static_cast<float>(std::max(rows, 1));
}

const RenderMaterial& HitShader::materialOf(MaterialIndex material, render::SkyUse sky) {
  const auto [at, isNew] = m_materials.try_emplace({material, sky});
  if (isNew) {
    at->second = render::renderMaterialOf(material, m_snapshot.assets, sky);
  }
  return at->second;
}

std::vector<Selected> HitShader::lightsOn(DrawItemIndex item) const {
  return m_lights.around(m_snapshot.pose->worldBounds(item));
}

const HitShader::Item& HitShader::itemOf(const HitSurface& at) {
  const DrawItemIndex item = at.hit().item;
  const auto [found, isNew] = m_items.try_emplace(item);
  if (!isNew) {
    return found->second;
  }
  Item& made = found->second;
  const Scene& scene = *m_snapshot.scene;
  const scene::BackdropIndex backdrop = scene.backdropOf(item);
  const bool infinite = backdrop && scene.world.backdrops[backdrop].scale == 0.0F;
  made.material = &materialOf(at.surface().material, infinite ? render::SkyUse::Picture : render::SkyUse::Hole);
  made.stream = render::chosenStream(at.mesh(), render::colorChoice(*m_snapshot.state));
  if (const scene::InstanceLightingIndex light = scene.nodes[at.item().node].light) {
    made.instance = &scene.bake.instanceLightings[light];
    made.stream = nullptr;
  }
  const scene::LightmapIndex lightmap = at.surface().lightmap;
  if (scene.bake.lightmaps.contains(lightmap) && scene::isComplete(scene.bake.lightmaps[lightmap])) {
    made.lightmap = &scene.bake.lightmaps[lightmap];
  }
  made.shaped = render::isShaped(scene, item, made.lightmap != nullptr);
  if (render::isDynamicallyLit(made.material->effect)) {
    made.lights = lightsOn(item);
  }
  return made;
}

QVector4D HitShader::read(const render::PlacedTexture& texture, const HitSurface& at) {
  const QVector4D uv = texture.uvTransform * QVector4D(at.uv(texture.uvSet).x(), at.uv(texture.uvSet).y(), 0, 1);
  return m_textures.read(texture.texture, uv.toVector2D(), at.repeatsTo(texture.uvSet, at.coveredBy(m_spread)));
}

QVector4D HitShader::readBase(const render::PlacedTexture& texture, float seamlessScale, const HitSurface& at) {
  if (seamlessScale <= 0.0F) {
    return read(texture, at);
  }
  const scene::Axes& axes = m_snapshot.scene->sourceAxes;
  const QVector3D place = axes.toFile(at.hit().position) * seamlessScale;
  const QVector3D normal = axes.toFile(at.outward());
  const float footprint = at.coveredBy(m_spread) * seamlessScale;
  const auto side = [&](int u, int v) { return m_textures.read(texture.texture, {place[u], place[v]}, footprint); };
  const QVector3D share = normal * normal;
  return (side(2, 1) * share.x() + side(0, 2) * share.y() + side(0, 1) * share.z()) /
         std::max(share.x() + share.y() + share.z(), 1e-6F);
}

float HitShader::secondShare(const RenderMaterial& material, const HitSurface& at) {
  const float share = at.between([&](std::uint32_t v) { return valueOr(at.mesh().vertices.blend, v, 0.0F); });
  if (!material.effect.layers.mask) {
    return share;
  }
  const QVector4D mask = read(material.blendMask, at);
  return smoothStep(mask.y() - mask.x(), mask.y() + mask.x() + 1e-3F, share);
}

/// All layers whose pictures are there, by their weights.
QVector4D HitShader::layered(const QVector4D& base, const QVector4D& second, const RenderMaterial& material,
                             float seamless, const HitSurface& at) {
  const QVector4D weights =
      at.between([&](std::uint32_t v) { return valueOr(at.mesh().vertices.layerWeights, v, QVector4D(1, 0, 0, 0)); });
  QVector4D sum = base * weights.x() + second * weights.y();
  float whole = weights.x() + weights.y();
  const auto add = [&](const render::PlacedTexture& picture, float weight) {
    if (picture.there()) {
      sum += readBase(picture, seamless, at) * weight;
      whole += weight;
    }
  };
  add(material.thirdTexture, weights.z());
  add(material.fourthTexture, weights.w());
  return whole > 1e-3F ? sum / whole : base;
}

QVector4D HitShader::detailed(QVector4D base, const RenderMaterial& material, const HitSurface& at) {
  const QVector4D detail = read(material.detail, at);
  const QVector3D rgb = detail.toVector3D();
  const float share = material.common.detail.share;
  const QVector3D color = base.toVector3D();
  switch (material.common.detail.blend) {
  case scene::DetailBlend::DoubledMultiply:
    return {color * mixed(kWhite, rgb * 2.0F, share), base.w()};
  case scene::DetailBlend::Add:
    return {color + rgb * share, base.w()};
  case scene::DetailBlend::Over:
    return {mixed(color, rgb, share * detail.w()), base.w()};
  case scene::DetailBlend::Fade:
    return base * (1.0F - share) + detail * share;
  case scene::DetailBlend::Under:
    return {mixed(color, rgb, share * (1.0F - base.w())), base.w()};
  case scene::DetailBlend::Multiply:
    return {color * mixed(kWhite, rgb, share), base.w()};
  case scene::DetailBlend::Unknown:
    break;
  }
  return base;
}

/// Colours and alpha of the pictures alone.
QVector4D HitShader::pictured(const RenderMaterial& material, const HitSurface& at) {
  if (material.effect.standIn == render::StandIn::SkyGradient) {
    return {scene::skyColor(material.sky, at.hit().position.normalized()), 1}; // around the eye
  }
  if (!material.effect.baseTexture) {
    return {1, 1, 1, 1};
  }
  const float seamless = material.effect.seamless ? material.common.seamlessScale : 0.0F;
  QVector4D base = readBase({material.baseTexture, material.baseUvSet, material.baseUvTransform}, seamless, at);
  if (material.effect.secondTexture) {
    const QVector4D second =
        readBase({material.secondTexture, material.secondUvSet, material.secondUvTransform}, seamless, at);
    base = material.effect.layers.byWeights && !at.mesh().vertices.layerWeights.empty()
               ? layered(base, second, material, seamless, at)
               : mixed(base, second, secondShare(material, at));
  }
  return material.effect.detail ? detailed(base, material, at) : base;
}

QVector3D HitShader::bakedLight(const scene::Lightmap& lightmap, const HitSurface& at) const {
  const std::vector<QVector2D>& uvs = at.mesh().vertices.lightmapUvs;
  const QVector2D luxel = at.between([&](std::uint32_t v) { return valueOr(uvs, v, QVector2D()); });
  const auto within = [](float x, int size) {
    return std::isfinite(x) ? std::clamp(x - 0.5F, 0.0F, static_cast<float>(size - 1)) : 0.0F;
  };
  const float x = within(luxel.x(), lightmap.width);
  const float y = within(luxel.y(), lightmap.height);
  const int left = static_cast<int>(x);
  const int top = static_cast<int>(y);
  const auto light = [&](int dx, int dy) {
    return scene::lightAt(lightmap, std::min(left + dx, lightmap.width - 1), std::min(top + dy, lightmap.height - 1),
                          m_snapshot.state->light);
  };
  const float u = x - static_cast<float>(left);
  const float v = y - static_cast<float>(top);
  return mixed(mixed(light(0, 0), light(1, 0), u), mixed(light(0, 1), light(1, 1), u), v);
}

QVector3D HitShader::lightFrom(const Selected& light, const HitSurface& at) const {
  QVector3D towards = -light.direction;
  float reaching = 1;
  if (light.kind == Kind::Camera) {
    towards = m_camera.orientation.rotatedVector(towards);
  } else if (light.kind != Kind::Directional) {
    const QVector3D way = light.position - at.hit().position;
    const float far = std::max(way.length(), 1e-6F);
    towards = way / far;
    reaching = light.reach(far);
    if (light.kind == Kind::Spot) {
      const float inCone = std::clamp((QVector3D::dotProduct(-towards, light.direction) - light.outerCone) /
                                          std::max(light.innerCone - light.outerCone, 1e-4F),
                                      0.0F, 1.0F);
      reaching *= inCone * inCone;
    }
  }
  return light.color * (reaching * std::max(QVector3D::dotProduct(at.normal(), towards), 0.0F));
}

QVector3D HitShader::dynamicLight(const Item& item, const HitSurface& at) const {
  QVector3D sum = mixed(m_lights.ground(), m_lights.sky(), at.normal().y() * 0.5F + 0.5F);
  for (const Selected& light : item.lights) {
    sum += lightFrom(light, at);
  }
  return sum;
}

/// Light where no file says any: a soft sky and ground, and a light on the camera (resources/shaders/light.glsl).
QVector3D HitShader::shapeLight(const QVector3D& normal) const {
  constexpr QVector3D kGround(0.36F, 0.34F, 0.33F);
  constexpr QVector3D kSky(0.80F, 0.83F, 0.88F);
  const QVector3D towardsEye = m_camera.orientation.rotatedVector({0, 0, 1});
  const float wrapped = QVector3D::dotProduct(normal, towardsEye) * 0.5F + 0.5F;
  return mixed(kGround, kSky, normal.y() * 0.5F + 0.5F) * 0.7F + QVector3D(0.3F, 0.3F, 0.3F) * (wrapped * wrapped);
}

QVector3D HitShader::studioLight(const HitSurface& at) const {
  const scene::CameraAxes axes{m_camera.orientation.rotatedVector({1, 0, 0}),
                               m_camera.orientation.rotatedVector({0, 1, 0}),
                               m_camera.orientation.rotatedVector({0, 0, 1})};
  const MeshIndex mesh = m_snapshot.scene->nodes[at.item().node].mesh;
  const auto& all = m_snapshot.assets.openness;
  const auto known = all && all->contains(mesh) ? (*all)[mesh] : nullptr;
  const auto openAt = [&](std::uint32_t v) {
    return known ? static_cast<float>(valueOr(*known, v, std::uint8_t{255})) / 255.0F : 1.0F;
  };
  return scene::studioLight(at.normal(), axes, at.between(openAt));
}

QVector3D HitShader::lightOn(const Item& item, const HitSurface& at) const {
  const render::EffectKey& effect = item.material->effect;
  const bool byStream = item.instance || (item.stream && item.stream->use == scene::ColorUse::Light);
  if (m_snapshot.state->studioLight && (effect.lit || byStream)) {
    return studioLight(at);
  }
  if (render::isDynamicallyLit(effect)) {
    return dynamicLight(item, at);
  }
  if (item.instance && effect.lit) {
    const QMatrix4x4& world = m_snapshot.scene->worldTransform(at.item().node);
    return at.between([&](std::uint32_t v) {
      const QVector3D normal = valueOr(at.mesh().vertices.normals, v, QVector3D());
      return item.instance->at(v, world.mapVector(normal).normalized());
    });
  }
  if (item.stream && item.stream->use == scene::ColorUse::Light) {
    return at.streamColor(*item.stream) * (m_snapshot.state->colors ? m_snapshot.state->colors->gain : 1.0F);
  }
  if (!effect.lit) {
    return kWhite;
  }
  if (item.shaped) {
    return shapeLight(at.normal());
  }
  return item.lightmap ? bakedLight(*item.lightmap, at) : kWhite;
}

/// Share of each colour that shines by itself.
QVector3D HitShader::selfLit(const RenderMaterial& material, const HitSurface& at, float pictureAlpha) {
  return material.effect.selfLit == render::SelfLit::Mask ? read(material.selfLitMask, at).toVector3D()
                                                          : kWhite * pictureAlpha;
}

Shaded HitShader::shade(const HitSurface& at) {
  const Item& item = itemOf(at);
  const RenderMaterial& material = *item.material;
  const QVector4D pictures = pictured(material, at);
  const bool painted = item.stream && item.stream->use == scene::ColorUse::Paint;
  Shaded made;
  made.color = painted ? at.streamColor(*item.stream) : pictures.toVector3D() * material.color.toVector3D();
  made.alpha = (painted ? 1.0F : pictures.w()) * material.color.w();
  made.blend = material.effect.blend;
  made.leftOut = !painted && made.blend == scene::Blend::AlphaTest && made.alpha < material.alphaCutoff;
  QVector3D light = painted ? kWhite : lightOn(item, at);
  if (material.effect.selfLit != render::SelfLit::None && !painted) {
    const QVector3D share = selfLit(material, at, pictures.w());
    light = light * (kWhite - share) + material.common.selfIllumination.value_or(kWhite) * share;
  }
  const bool display =
      m_snapshot.scene->bake.colorSpace == scene::LightingColorSpace::Display && !m_snapshot.state->studioLight;
  QVector3D shown = display ? made.color : made.color * light;
  if (!painted && material.effect.parts.emission) {
    const render::EmissionParams& emission = material.shading.emission;
    shown += emission.picture.there() ? emission.color * read(emission.picture, at).toVector3D() : emission.color;
  }
  made.encoded = display ? clamped(render::displayColor(shown) * light) : render::displayColor(shown);
  made.light = display ? image::srgbToLinear(light) : light;
  return made;
}

} // namespace vitrine::tracing
