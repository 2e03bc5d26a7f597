#include "core/formats/source/assets/vmt/VmtShader.h"

#include <array>

namespace vitrine::formats::source {
namespace {

using scene::Blend;
using scene::MaterialModel;

struct NamedShader {
  const char* name; ///< lower case
  VmtShader shader;
};

constexpr VmtShader kWall{MaterialModel::Baked};
constexpr VmtShader kTwoLayers{MaterialModel::TwoLayerBlend, Blend::Opaque, u"$basetexture", u"$basetexture2"};
constexpr VmtShader kModel{MaterialModel::Lambert};
constexpr VmtShader kEyes{MaterialModel::Lambert, Blend::Opaque, u"$iris"};
constexpr VmtShader kUnlit{MaterialModel::Unlit};
constexpr VmtShader kBlack{MaterialModel::Unlit, Blend::Opaque, nullptr};
constexpr VmtShader kMultiplied{MaterialModel::Unlit, Blend::Multiply};
constexpr VmtShader kWater{MaterialModel::Water, Blend::AlphaBlend};
constexpr VmtShader kRefract{MaterialModel::Refract, Blend::AlphaBlend, u"$refracttinttexture"};
constexpr VmtShader kSky{MaterialModel::Sky};
constexpr VmtShader kDecal{MaterialModel::Baked, Blend::AlphaBlend};

const std::array kShaders{NamedShader{"lightmappedgeneric", kWall},
                          NamedShader{"sdk_lightmappedgeneric", kWall},
                          NamedShader{"lightmappedreflective", kWall},
                          NamedShader{"lightmapped_4wayblend", kWall},
                          NamedShader{"worldtwotextureblend", kWall},
                          NamedShader{"worldtwistedbumplightmap", kWall},
                          NamedShader{"decalbasetimeslightmapalphablendselfillum", kDecal},
                          NamedShader{"worldvertextransition", kTwoLayers},
                          NamedShader{"sdk_worldvertextransition", kTwoLayers},
                          NamedShader{"lightmappedtwotexture", kTwoLayers},
                          NamedShader{"vertexlitgeneric", kModel},
                          NamedShader{"sdk_vertexlitgeneric", kModel},
                          NamedShader{"character", kModel},
                          NamedShader{"splinecard", kModel},
                          NamedShader{"teeth", kModel},
                          NamedShader{"sdk_teeth", kModel},
                          NamedShader{"eyes", kEyes},
                          NamedShader{"eyerefract", kEyes},
                          NamedShader{"sdk_eyerefract", kEyes},
                          NamedShader{"unlitgeneric", kUnlit},
                          NamedShader{"sdk_unlitgeneric", kUnlit},
                          NamedShader{"unlittwotexture", kUnlit},
                          NamedShader{"sprite", kUnlit},
                          NamedShader{"spritecard", kUnlit},
                          NamedShader{"cable", kUnlit},
                          NamedShader{"monitorscreen", kUnlit},
                          NamedShader{"windowimposter", kUnlit},
                          NamedShader{"wireframe", kUnlit},
                          NamedShader{"shadowbuild", kUnlit},
                          NamedShader{"black", kBlack},
                          NamedShader{"modulate", kMultiplied},
                          NamedShader{"decalmodulate", kMultiplied},
                          NamedShader{"water", kWater},
                          NamedShader{"sdk_water", kWater},
                          NamedShader{"refract", kRefract},
                          NamedShader{"sdk_refract", kRefract},
                          NamedShader{"sky", kSky}};

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
  const auto found =
      std::ranges::find_if(kShaders, [&](const NamedShader& one) { return plain == QLatin1StringView(one.name); });
  if (found != kShaders.end()) {
    return found->shader;
  }
  VmtShader unknown = kWall;
  unknown.known = false;
  return unknown;
}

} // namespace vitrine::formats::source
