#pragma once

#include "core/formats/vgo/layout/Values.h"

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

} // namespace vitrine::formats::vgo::layout
