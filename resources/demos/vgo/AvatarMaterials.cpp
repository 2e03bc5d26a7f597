#include "resources/demos/pictures/PngWriter.h"
#include "resources/demos/vgo/Avatar.h"

namespace vitrine::demos::vgo::avatar {

namespace {

using Numbers = std::initializer_list<std::pair<const char*, double>>;
using Wholes = std::initializer_list<std::pair<const char*, int>>;
using Colours = std::initializer_list<std::pair<const char*, Vec3>>;

Json linear(const Vec3& display, double alpha = 1) {
  const Vec3 colour = linearFromDisplay(display);
  Json list = Json::array();
  for (const double value : {rounded(colour.x), rounded(colour.y), rounded(colour.z), alpha})
    list.push_back(value);
  return list;
}

/// A material's own properties; colours as displays have them.
Json material(const std::string& name, const char* shader, int queue, Wholes wholes, Numbers numbers, Colours colours) {
  Json made = Json::object();
  made["name"] = name;
  made["shaderName"] = shader;
  made["renderQueue"] = queue;
  for (const auto& [property, value] : wholes)
    made["intProperties"][property] = value;
  for (const auto& [property, value] : numbers)
    made["floatProperties"][property] = value;
  for (const auto& [property, value] : colours)
    made["colorProperties"][property] = linear(value);
  return made;
}

constexpr Vec3 kWhite{1, 1, 1};
constexpr Vec3 kBlack{0, 0, 0};

/// VRM's toon shader, first edition: outlines in centimetres.
Json firstToon(const std::string& name, int picture, const Vec3& shade, double outline) {
  Json made = material(
      name, "VRM/MToon", 2000,
      {{"_MToonVersion", 38}, {"_BlendMode", 0}, {"_CullMode", 2}, {"_OutlineWidthMode", 1}, {"_OutlineColorMode", 1}},
      {{"_Cutoff", 0.5},
       {"_ShadeShift", -0.05},
       {"_ShadeToony", 0.72},
       {"_BumpScale", 1.0},
       {"_RimFresnelPower", 3.5},
       {"_RimLift", 0.0},
       {"_RimLightingMix", 0.6},
       {"_OutlineWidth", outline},
       {"_OutlineLightingMix", 0.0},
       {"_OutlineScaledMaxDistance", 1.0}},
      {{"_Color", kWhite},
       {"_ShadeColor", shade},
       {"_EmissionColor", kBlack},
       {"_RimColor", {0.40, 0.33, 0.28}},
       {"_OutlineColor", {0.33, 0.17, 0.13}}});
  made["textureIndexProperties"]["_MainTex"] = picture;
  made["textureIndexProperties"]["_ShadeTexture"] = picture;
  made["keywordMap"]["MTOON_OUTLINE_WIDTH_WORLD"] = true;
  made["tagMap"]["RenderType"] = "Opaque";
  return made;
}

/// The same of VRM 1.0: outlines in metres.
Json secondToon(const std::string& name, int picture, const Vec3& shade, double outline) {
  Json made = material(name, "VRM10/MToon10", 2000,
                       {{"_AlphaMode", 0},
                        {"_TransparentWithZWrite", 0},
                        {"_DoubleSided", 0},
                        {"_M_CullMode", 2},
                        {"_OutlineWidthMode", 1}},
                       {{"_Cutoff", 0.5},
                        {"_ShadingShiftFactor", -0.05},
                        {"_ShadingToonyFactor", 0.85},
                        {"_BumpScale", 1.0},
                        {"_RimFresnelPower", 4.0},
                        {"_RimLift", 0.0},
                        {"_RimLightingMix", 0.7},
                        {"_OutlineWidth", outline},
                        {"_OutlineLightingMix", 0.0}},
                       {{"_Color", kWhite},
                        {"_ShadeColor", shade},
                        {"_EmissionColor", kBlack},
                        {"_RimColor", {0.28, 0.30, 0.34}},
                        {"_OutlineColor", {0.12, 0.10, 0.16}}});
  made["textureIndexProperties"]["_MainTex"] = picture;
  made["textureIndexProperties"]["_ShadeTex"] = picture;
  return made;
}

Json unlit(const std::string& name, int picture, const Vec3& tone) {
  Json made = material(name, "UniGLTF/UniUnlit", 2000, {{"_BlendMode", 0}, {"_CullMode", 2}, {"_VColBlendMode", 0}},
                       {{"_Cutoff", 0.5}}, {{"_Color", tone}});
  made["isUnlit"] = true;
  if (picture >= 0)
    made["textureIndexProperties"]["_MainTex"] = picture;
  return made;
}

/// `mode`: 0 opaque, 3 transparent.
Json standard(const std::string& name, int mode, const Vec3& tone, double alpha, double metallic, double smoothness) {
  Json made =
      material(name, "Standard", mode == 3 ? 3000 : 2000,
               {{"_Mode", mode}, {"_SmoothnessTextureChannel", 0}, {"_UVSec", 0}, {"_ZWrite", mode == 3 ? 0 : 1}},
               {{"_Cutoff", 0.5},
                {"_Metallic", metallic},
                {"_Glossiness", smoothness},
                {"_GlossMapScale", 1.0},
                {"_BumpScale", 1.0},
                {"_OcclusionStrength", 1.0}},
               {{"_EmissionColor", kBlack}});
  made["colorProperties"]["_Color"] = linear(tone, alpha);
  return made;
}

} // namespace

Materials addMaterials(SceneWriter& writer, const Sculpture& fur, const Sculpture& clothes) {
  Json clamped = Json::object();
  for (const char* member : {"wrapMode", "wrapModeU", "wrapModeV"})
    clamped[member] = 1;
  const int furPicture = writer.addTexture("Fur", writePng(fur.picture), clamped);
  const int clothPicture = writer.addTexture("Clothes", writePng(clothes.picture), clamped);
  const int eyes = writer.addTexture("Eyes", writePng(eyePicture()), clamped);
  const int mouth = writer.addTexture("Mouth", writePng(mouthPicture()), clamped);
  const int wood = writer.addTexture("Wood", writePng(woodPicture()));
  Materials materials{};
  materials.fur = writer.addMaterial(firstToon("Fur", furPicture, {0.93, 0.80, 0.82}, 0.22));
  materials.clothes = writer.addMaterial(secondToon("Clothes", clothPicture, {0.68, 0.66, 0.80}, 0.0022));
  materials.eyes = writer.addMaterial(unlit("Eyes", eyes, {1, 1, 1}));
  materials.lines = writer.addMaterial(unlit("Lines", -1, {0.23, 0.11, 0.10}));
  materials.mouth = writer.addMaterial(unlit("Mouth", mouth, {1, 1, 1}));
  Json boards = standard("Wood", 0, kWhite, 1, 0, 0.45);
  boards["textureIndexProperties"]["_MainTex"] = wood;
  materials.wood = writer.addMaterial(boards);
  materials.brass = writer.addMaterial(standard("Brass", 0, {0.96, 0.80, 0.46}, 1, 0.85, 0.62));
  materials.lens = writer.addMaterial(standard("Lens", 3, {0.75, 0.93, 1.0}, 0.32, 0, 0.95));
  return materials;
}

} // namespace vitrine::demos::vgo::avatar
