#pragma once

#include "core/formats/vgo/file/Members.h"
#include "core/formats/vgo/records/LayoutSections.h"

#include <QtGlobal>

namespace vitrine::formats::vgo::layout {

/// Purpose of a texture; decides what its channels hold.
enum class MapType {
  Default = 0,
  Normal = 1,
  Height = 2,
  Occlusion = 3, ///< in glTF's channels
  Emission = 4,
  MetallicRoughness = 5, ///< in glTF's channels, with roughness distorted
  SpecularGlossiness = 6,
  Cube = 7,
};

/// An element of "textures".
struct Texture {
  structure::JsonValueRef from;
  QString name;
  int source = kNoIndex; ///< accessor of the picture file
  bool isFlat = true;    ///< not a cube, an array, a volume
  MapType mapType = MapType::Default;
  int filterMode = 0; ///< 0 point, 1 bilinear, 2 trilinear
  int wrapU = 0;      ///< 0 repeat, 1 clamp, 2 mirror, 3 mirror once
  int wrapV = 0;
  float metallicRoughness = -1;
};

Texture readTexture(const structure::JsonValueRef& from);

inline constexpr structure::FlagName kMapTypes[] = {{0, "default"},        {1, "normal"},   {2, "height"},
                                                    {3, "occlusion"},      {4, "emission"}, {5, "metallic-roughness"},
                                                    {6, "specular-gloss"}, {7, "cube"}};
inline constexpr structure::FlagName kColorSpaces[] = {{0, "sRGB"}, {1, "linear"}};
inline constexpr structure::FlagName kFilterModes[] = {{0, "point"}, {1, "bilinear"}, {2, "trilinear"}};
inline constexpr structure::FlagName kWrapModes[] = {{0, "repeat"}, {1, "clamp"}, {2, "mirror"}, {3, "mirror once"}};

inline constexpr MemberColumn kTextureColumns[] = {
    member<&Texture::name>("name"),
    member<&Texture::source>("source", QT_TRANSLATE_NOOP("formats", "the image file"), "resource/%1"),
    {"mimeType"},
    member<&Texture::mapType>("mapType", "", nullptr, kMapTypes),
    {"colorSpace", "", nullptr, kColorSpaces},
    member<&Texture::filterMode>("filterMode", "", nullptr, kFilterModes),
    {"wrapMode", "", nullptr, kWrapModes},
    {"wrapModeU", "", nullptr, kWrapModes},
    {"wrapModeV", "", nullptr, kWrapModes},
    member<&Texture::metallicRoughness>("metallicRoughness"),
};

} // namespace vitrine::formats::vgo::layout
