#include "core/formats/source/assets/vmt/VmtShader.h"

#include <vector>

namespace vitrine::formats::source {
namespace {

using scene::Blend;
using scene::MaterialModel;

struct NamedShader {
  VmtShader shader;
  std::vector<const char*> names; ///< lower case
};

constexpr VmtShader kWall{MaterialModel::Baked};

const std::vector<NamedShader>& shaders() {
  static const std::vector<NamedShader> made{
      {kWall,
       {"lightmappedgeneric", "sdk_lightmappedgeneric", "lightmappedreflective", "worldtwotextureblend",
        "worldtwistedbumplightmap"}},
      {{MaterialModel::Baked, Blend::AlphaBlend}, {"decalbasetimeslightmapalphablendselfillum"}},
      {{MaterialModel::TwoLayerBlend, Blend::Opaque, u"$basetexture", u"$basetexture2"},
       {"worldvertextransition", "sdk_worldvertextransition", "lightmappedtwotexture"}},
      {{MaterialModel::FourLayerBlend}, {"lightmapped_4wayblend", "multiblend"}},
      {{MaterialModel::Lambert},
       {"vertexlitgeneric", "sdk_vertexlitgeneric", "character", "splinecard", "teeth", "sdk_teeth"}},
      {{MaterialModel::Lambert, Blend::Opaque, u"$iris"}, {"eyes", "eyerefract", "sdk_eyerefract"}},
      {{MaterialModel::Unlit},
       {"unlitgeneric", "sdk_unlitgeneric", "unlittwotexture", "sprite", "spritecard", "cable", "monitorscreen",
        "windowimposter", "wireframe", "shadowbuild"}},
      {{MaterialModel::Unlit, Blend::Opaque, nullptr}, {"black"}},
      {{MaterialModel::Unlit, Blend::Multiply}, {"modulate", "decalmodulate"}},
      {{MaterialModel::Water, Blend::AlphaBlend}, {"water", "sdk_water"}},
      {{MaterialModel::Refract, Blend::AlphaBlend, u"$refracttinttexture"}, {"refract", "sdk_refract"}},
      {{MaterialModel::Sky}, {"sky"}},
  };
  return made;
}

/// Without what names only say of hardware: "_dx9", "_hdr_dx9", "_dx80" …
QString plainName(const QString& name) {
  QString plain = name.toLower();
  while (true) {
    const auto mark = plain.lastIndexOf(QLatin1Char('_'));
    const QStringView suffix = mark < 0 ? QStringView() : QStringView(plain).sliced(mark + 1);
    if (!suffix.startsWith(u"dx") && suffix != u"hdr") {
      return plain;
    }
    plain.truncate(mark);
  }
}

} // namespace

VmtShader vmtShader(const QString& name) {
  const QString plain = plainName(name);
  for (const NamedShader& one : shaders()) {
    if (std::ranges::any_of(one.names, [&](const char* known) { return plain == QLatin1StringView(known); })) {
      return one.shader;
    }
  }
  VmtShader unknown = kWall;
  unknown.known = false;
  return unknown;
}

} // namespace vitrine::formats::source
