#pragma once

#include "core/scene/SkyGradient.h"

#include <QString>
#include <QVector3D>

#include <cstdint>
#include <optional>
#include <variant>

namespace vitrine::scene {

/// The way a surface answers light. A closed set: formats map into it, render knows no game.
enum class MaterialModel {
  Unlit,
  Baked,
  Lambert,
  Phong,
  PbrMetalRough,
  Toon,
  TwoLayerBlend,
  FourLayerBlend,
  Water,
  Refract,
  Sky
};

/// Use of the picture in TextureSlot::Normal.
struct NormalMapParams {
  float scale = 1; ///< factor on how far normals lean, where dynamic lights light the surface
  /// The picture holds how much of the light of each of a lightmap's three directions arrives, and no normals.
  bool selfShadowed = false;

  bool operator==(const NormalMapParams&) const = default;
};

/// Ways in which the picture in TextureSlot::Detail changes the base colour; numbers as in
/// resources/shaders/surface.frag.
enum class DetailBlend : std::uint8_t {
  DoubledMultiply = 0, ///< grey leaves the base as it is
  Add = 1,
  Over = 2,  ///< by the detail's alpha
  Fade = 3,  ///< alpha included
  Under = 4, ///< by the base's alpha
  Multiply = 8,
  Unknown = 255, ///< nothing is drawn of the picture
};

/// Use of the picture in TextureSlot::Detail.
struct DetailParams {
  DetailBlend blend = DetailBlend::DoubledMultiply;
  float share = 1; ///< 0: the base colour alone

  bool operator==(const DetailParams&) const = default;
};

/// Place of the mask of a reflection: the slot Specular (no picture there: no mask), or the alpha of another slot.
enum class ReflectionMask : std::uint8_t { SpecularSlot, BaseAlpha, NormalAlpha };

/// Use of the cube map in TextureSlot::Environment. Shares are from 0 to 1.
struct ReflectionParams {
  ReflectionMask mask = ReflectionMask::SpecularSlot;
  QVector3D tint{1, 1, 1}; ///< linear factor
  float fresnel = 1;       ///< share where the surface is seen straight on
  float contrast = 0;      ///< share of the squared colour
  float saturation = 1;    ///< 0: grey

  bool operator==(const ReflectionParams&) const = default;
};

/// Parameters that several models have. Colours are linear.
struct CommonParams {
  NormalMapParams normalMap;
  DetailParams detail;
  ReflectionParams reflection;
  /// Light that the surface sends out, times the picture in TextureSlot::Emissive; none: white where there is a
  /// picture. Of Unlit and the models that dynamic lights light.
  std::optional<QVector3D> emission;
  /// Factor on the base colour where the surface shines: as the picture in TextureSlot::Emissive or, without one, the
  /// base colour's alpha says. None: nowhere. Of the models whose light is baked.
  std::optional<QVector3D> selfIllumination;
  float seamlessScale = 0; ///< repeats to a unit of the world of pictures laid on from three sides; 0: by coordinates

  bool operator==(const CommonParams&) const = default;
};

/// Parameters of a model that has none besides CommonParams.
template <MaterialModel Model>
struct PlainParams {
  static constexpr MaterialModel kModel = Model;

  bool operator==(const PlainParams&) const = default;
};

using UnlitParams = PlainParams<MaterialModel::Unlit>;
using BakedParams = PlainParams<MaterialModel::Baked>;
using LambertParams = PlainParams<MaterialModel::Lambert>;
using TwoLayerBlendParams = PlainParams<MaterialModel::TwoLayerBlend>;
using FourLayerBlendParams = PlainParams<MaterialModel::FourLayerBlend>;
using RefractParams = PlainParams<MaterialModel::Refract>;

/// Parameters of MaterialModel::Phong; resources/shaders/phong.glsl. Colours are linear.
struct PhongParams {
  static constexpr MaterialModel kModel = MaterialModel::Phong;
  QVector3D specular{};       ///< of the highlights; black: there are none
  float shininess = 20;       ///< exponent, from 0
  QVector3D ambient{1, 1, 1}; ///< factor on the light that no dynamic light makes

  bool operator==(const PhongParams&) const = default;
};

/// Parameters of MaterialModel::PbrMetalRough, shares from 0 to 1; resources/shaders/pbr.glsl.
struct PbrParams {
  static constexpr MaterialModel kModel = MaterialModel::PbrMetalRough;
  float metallic = 0; ///< factor on the picture in TextureSlot::MetalRough, as is the next
  float roughness = 1;
  float smoothnessInAlpha = 0; ///< factor on the base picture's alpha, which is then how smooth it is; 0: it is not
  float occlusionStrength = 1;

  bool operator==(const PbrParams&) const = default;
};

/// Line around a surface of MaterialModel::Toon.
struct OutlineParams {
  float width = 0;     ///< metres, or the share of the screen's height; 0: no line
  bool screen = false; ///< the width is the share of the screen's height
  QVector3D color{};   ///< linear
  float lightMix = 1;  ///< from 0 (as the colour is) to 1 (lit like the surface)

  bool operator==(const OutlineParams&) const = default;
};

/// Parameters of MaterialModel::Toon, after MToon 1.0; resources/shaders/toon.glsl. Colours are linear.
struct ToonParams {
  static constexpr MaterialModel kModel = MaterialModel::Toon;
  std::optional<QVector3D> shade =
      {};                     ///< where no light falls; none: white where TextureSlot::Shade has a picture, else black
  bool shadeFromBase = false; ///< the base picture is a factor on it, where it has no picture of its own
  float shadeShift = 0;       ///< -1 to 1
  float shadeToony = 0.9F;    ///< 0 to 1
  QVector3D matcap{1, 1, 1};  ///< factor on the picture in TextureSlot::Matcap
  QVector3D rim{};
  float rimFresnelPower = 5;
  float rimLift = 0;
  float rimLightMix = 0; ///< 0 to 1
  float asUnlit = 0;     ///< share of what is shown as if it were Unlit
  OutlineParams outline{};

  bool operator==(const ToonParams&) const = default;
};

/// Parameters of MaterialModel::Water: the fog that an eye in it looks through. Distances in the file's unit.
struct WaterParams {
  static constexpr MaterialModel kModel = MaterialModel::Water;
  std::optional<QVector3D> fogColor = {}; ///< linear; also the tint of the surface seen from above
  float fogStart = 0;
  std::optional<float> fogEnd = {};

  bool operator==(const WaterParams&) const = default;
};

/// Parameters of MaterialModel::Sky.
struct SkyParams {
  static constexpr MaterialModel kModel = MaterialModel::Sky;
  SkyGradient gradient = {}; ///< shown where the picture is missing

  bool operator==(const SkyParams&) const = default;
};

/// The parameters of one model, and so the model.
using MaterialParams = std::variant<UnlitParams, BakedParams, LambertParams, PhongParams, PbrParams, ToonParams,
                                    TwoLayerBlendParams, FourLayerBlendParams, WaterParams, RefractParams, SkyParams>;

MaterialModel modelOf(const MaterialParams& params);
/// New parameters of a model.
MaterialParams defaultParams(MaterialModel model);
QString modelName(MaterialModel model);

/// Parameters as shaders can take them: numbers that are not finite as in new parameters, all within their ranges.
CommonParams sanitised(CommonParams params);
PhongParams sanitised(PhongParams params);
PbrParams sanitised(PbrParams params);
ToonParams sanitised(ToonParams params);

} // namespace vitrine::scene
