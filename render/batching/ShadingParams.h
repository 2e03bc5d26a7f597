#pragma once

#include "render/batching/PlacedTexture.h"

#include <compare>
#include <variant>

namespace vitrine::render {

/// Parts of a material that dynamic lights light (isDynamicallyLit), or that shines in a colour of its own, which are compiled into
/// its shaders.
struct ShadingParts {
  bool emission = false;
  bool emissionTexture = false;
  bool metalRoughTexture = false;
  bool occlusionTexture = false;
  bool specularTexture = false;
  bool shadeTexture = false;
  bool matcapTexture = false;
  bool rimTexture = false;
  bool outline = false; ///< drawn in a pass of its own
  bool outlineTexture = false;

  auto operator<=>(const ShadingParts&) const = default;
};

/// Light that a surface sends out by itself; linear.
struct EmissionParams {
  QVector3D color; ///< black: none
  PlacedTexture picture;

  bool operator==(const EmissionParams&) const = default;
};

/// Parameters of resources/shaders/pbr.glsl.
struct PbrShading {
  scene::PbrParams params;
  PlacedTexture metalRough;
  PlacedTexture occlusion;

  bool operator==(const PbrShading&) const = default;
};

/// Parameters of resources/shaders/phong.glsl.
struct PhongShading {
  scene::PhongParams params;
  PlacedTexture specular; ///< none where the highlights are black

  bool operator==(const PhongShading&) const = default;
};

/// Parameters of resources/shaders/toon.glsl.
struct ToonShading {
  scene::ToonParams params; ///< with a shade in any case, and a black matcap where it has no picture
  PlacedTexture shade;
  PlacedTexture matcap;
  PlacedTexture rim;
  PlacedTexture outlineWidth;

  bool operator==(const ToonShading&) const = default;
};

/// Shading of the models that dynamic lights light; monostate: no dynamic light lights the surface.
using ModelShading = std::variant<std::monostate, PbrShading, PhongShading, ToonShading>;

/// The answer of a material to dynamic lights as the shaders see it: the parameters of its model (core/scene/MaterialParams.h),
/// sanitised, with the pictures that are there now.
struct ShadingParams {
  ShadingParts parts;
  EmissionParams emission;
  ModelShading model;

  bool operator==(const ShadingParams&) const = default;
};

/// The shading of a material of the models Unlit, Phong, PbrMetalRough or Toon; new parameters for the others, whose
/// light is baked. `common`: those of the material, sanitised.
ShadingParams shadingParamsOf(const scene::Material& material, const scene::CommonParams& common,
                              const scene::SceneAssets& assets);

} // namespace vitrine::render
