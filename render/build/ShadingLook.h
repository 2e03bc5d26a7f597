#pragma once

#include "render/build/MaterialValues.h"

#include <compare>

namespace vitrine::render {

/// Which parts of a material that lamps light (isLitByLamps), or that shines in a colour of its own, are compiled into
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
struct EmissionLook {
  QVector3D color;
  PlacedTexture picture;

  bool operator==(const EmissionLook&) const = default;
};

/// resources/shaders/pbr.glsl
struct PbrLook {
  float metallic = 0;
  float roughness = 1;
  float smoothnessInAlpha = 0; ///< factor on the base picture's alpha, which is then how smooth it is; 0: it is not
  float occlusionStrength = 1;
  PlacedTexture metalRough;
  PlacedTexture occlusion;

  bool operator==(const PbrLook&) const = default;
};

/// resources/shaders/phong.glsl
struct PhongLook {
  QVector3D specular;         ///< of the highlights
  float shininess = 20;       ///< exponent
  QVector3D ambient{1, 1, 1}; ///< factor on the light that no lamp makes
  PlacedTexture specularPicture;

  bool operator==(const PhongLook&) const = default;
};

/// resources/shaders/toon.glsl
struct ToonLook {
  QVector3D shade;          ///< where no light falls
  float shadeFromBase = 0;  ///< whether the base picture is in that, where there is no picture of its own
  float shadeShift = 0;
  float shadeToony = 0.9F;
  QVector3D matcap;
  QVector3D rim;
  float rimFresnelPower = 5;
  float rimLift = 0;
  float rimLightMix = 0;
  float asUnlit = 0;
  PlacedTexture shadePicture;
  PlacedTexture matcapPicture;
  PlacedTexture rimPicture;

  bool operator==(const ToonLook&) const = default;
};

struct OutlineLook {
  float width = 0;     ///< metres, or the share of the screen's height
  bool screen = false; ///< which of them
  QVector3D color;
  float lightMix = 1;
  PlacedTexture widthPicture;

  bool operator==(const OutlineLook&) const = default;
};

/// How a material answers lamps, as the shaders see it. Formats name these values as in core/scene/Material.h; what one
/// leaves out is as in a new one here.
struct ShadingLook {
  ShadingParts parts;
  float normalScale = 1;
  EmissionLook emission;
  PbrLook pbr;
  PhongLook phong;
  ToonLook toon;
  OutlineLook outline;

  bool operator==(const ShadingLook&) const = default;
};

/// Of a material of the models Unlit, Phong, PbrMetalRough or Toon; of others there is nothing to say.
ShadingLook shadingOf(const scene::Material& material, const scene::SceneAssets& assets);

} // namespace vitrine::render
