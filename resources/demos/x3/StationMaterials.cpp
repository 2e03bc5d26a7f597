#include "resources/demos/x3/StationMaterials.h"

namespace vitrine::demos::x3::station {

namespace {

using Type = EffectValue::Type;

// Factors of blending, as Direct3D 9 numbers them.
constexpr double kZero = 1;
constexpr double kOne = 2;
constexpr double kInverseSourceColour = 4;
constexpr double kSourceAlpha = 5;
constexpr double kInverseSourceAlpha = 6;

// Sides that are drawn, as 3ds Max numbers them.
constexpr double kBothSides = 1;
constexpr double kOneSide = 2;

struct Blending {
  bool enabled = false;
  double source = kOne;
  double destination = kZero;
};

Material effect(const std::string& file, double cull, const Blending& blending) {
  Material material;
  material.kind = Material::Kind::Effect;
  material.effect = file;
  const auto add = [&](const char* name, double value) { material.values.push_back({name, Type::Long, {value}, {}}); };
  add("g_CullMode", cull);
  add("g_AlphaBlendEnable", blending.enabled ? 1 : 0);
  add("g_SrcBlend", blending.source);
  add("g_DestBlend", blending.destination);
  add("g_ZEnable", 1);
  add("g_ZWriteEnable", blending.enabled ? 0 : 1);
  return material;
}

void addNumber(Material& material, const char* name, double value) {
  material.values.push_back({name, Type::Float, {value}, {}});
}

void addPictures(Material& material, const Pictures& pictures) {
  material.values.push_back({"g_MatEmissiveColor", Type::Float4, {0, 0, 0, 0}, {}});
  material.values.push_back({"t_DiffuseTexture", Type::String, {}, pictures.diffuse});
  material.values.push_back({"t_SpecularTexture", Type::String, {}, pictures.specular});
  material.values.push_back({"t_BumpTexture", Type::String, {}, pictures.bump});
  material.values.push_back({"t_LightMapTexture", Type::String, {}, pictures.light});
}

} // namespace

Material solid(const Pictures& pictures, double specular, double power) {
  Material material = effect("argon.fx", kOneSide, {});
  addNumber(material, "g_MatDiffuseStrength", 1);
  addNumber(material, "g_MatSpecularStrength", specular);
  addNumber(material, "g_MatSpecularPower", power);
  addPictures(material, pictures);
  return material;
}

Material glow(const std::string& picture, bool screen) {
  Material material = effect("effects.fx", kBothSides, {true, kOne, screen ? kInverseSourceColour : kOne});
  material.values.push_back({"t_DiffuseTexture", Type::String, {}, picture});
  return material;
}

Material pane(const std::string& picture) {
  Material material = effect("glass.fx", kBothSides, {true, kSourceAlpha, kInverseSourceAlpha});
  addNumber(material, "g_MatDiffuseStrength", 1);
  addNumber(material, "g_MatSpecularStrength", 1);
  addNumber(material, "g_MatSpecularPower", 60);
  addPictures(material, {picture, {}, {}, {}});
  return material;
}

Material plain(const std::array<int, 3>& colour, int shininess, int strength, int selfIllumination) {
  Material material;
  material.kind = Material::Kind::Six;
  material.colours = {colour[0], colour[1], colour[2], colour[0], colour[1], colour[2], 255, 255, 255};
  material.shininess = shininess;
  material.strength = strength;
  material.selfIllumination = selfIllumination;
  return material;
}

} // namespace vitrine::demos::x3::station
