#pragma once

#include "resources/demos/source/FaceBuilder.h"

namespace vitrine::demos {

/// Linear light of one face: per style, per map (1, or 4 with bump light), per luxel, three floats.
struct FaceLight {
  std::vector<std::uint8_t> styles; ///< empty: the face is not lit
  int mapsPerStyle = 1;
  int width = 0;
  int height = 0;
  std::vector<float> samples;
};

/// Light arriving from six directions at a place in a leaf.
struct AmbientSample {
  Vec3 position;
  Vec3 colours[6]; ///< +x -x +y -y +z -z, linear
};

struct LightmapLump {
  Bytes bytes;
  std::vector<std::int32_t> offsets; ///< per face; -1: not lit
};

/// Four bytes: red, green, blue, signed exponent; value = c * 2^exp / 255.
std::uint32_t colourWithExponent(const Vec3& linear);

/// Form of the lighting lump in a branch of the engine.
struct LightmapForm {
  double largest = 0;      ///< clamps the light; 0: no clamp
  int extraPerLuxel = 0;   ///< bytes that follow each face's samples
  bool meansBefore = true; ///< the average per style stands before each lightmap, in reverse order
};

/// Lays the faces' lightmaps out as the lighting lump.
LightmapLump encodeLightmaps(const std::vector<FaceLight>& faces, const LightmapForm& form);

/// Average of the luxels of one style.
Vec3 meanLight(const FaceLight& face, std::size_t style, double largest);

} // namespace vitrine::demos
