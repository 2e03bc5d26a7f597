#pragma once

#include "resources/demos/common/Geometry.h"

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace vitrine::demos::x3 {

// A body before it is written. Points are in scene units (500 are a metre), in the axes of files: x right, y up, z
// forward, left-handed. (b - a) x (c - a), computed on these numbers, points out of a face.

/// A named parameter of an effect. Values of `Type` are those of the binary form.
struct EffectValue {
  enum class Type { Long = 0, Bool = 1, Float = 2, Float4 = 5, String = 8 };

  std::string name;
  Type type = Type::Long;
  std::vector<double> numbers;
  std::string text; ///< String
};

struct Material {
  enum class Kind { Three, Five, Six, Effect };
  struct Map {
    std::string name;
    int value = 0;
  };

  Kind kind = Kind::Effect;
  std::string texture;                                                  ///< a name, or the digits of a number
  std::array<int, 9> colours{60, 60, 60, 255, 255, 255, 200, 200, 200}; ///< ambient, diffuse, specular
  int transparency = 0;
  int selfIllumination = 0;
  int shininess = 20;
  int strength = 30;
  bool destBlend = false;
  bool wire = false;
  bool twoSided = false;
  int textureValue = 100;
  std::array<Map, 5> maps{}; ///< environment, bump, light and two more; the older kinds have two or three of them
  std::string effect{};      ///< Effect: "argon.fx"
  std::vector<EffectValue> values{};
};

/// Switches of a classic material as one number.
inline std::uint32_t switchesOf(const Material& material) {
  return (material.destBlend ? 0x2u : 0u) | (material.wire ? 0x8u : 0u) | (material.twoSided ? 0x10u : 0u);
}

struct Uv {
  double u = 0;
  double v = 0;

  bool operator==(const Uv&) const = default;
};

struct Corner {
  std::uint32_t point = 0;
  Uv uv;
  Uv uv2;
};

struct Face {
  int material = 0;
  std::vector<Corner> corners; ///< three or four
  std::uint32_t smoothing = 0; ///< 0: flat
};

struct Part {
  std::string name;
  std::uint32_t flags = 1;
  std::vector<Face> faces;
};

/// A level of detail.
struct Record {
  int value = 0; ///< of the first record the body's size, of others the threshold
  std::vector<Vec3> points;
  std::vector<Part> parts;
};

struct Body {
  std::string info;
  std::vector<Material> materials;
  std::vector<Record> records;
  std::vector<Box> collisionBoxes; ///< told in comments of the text form
  bool hasSecondUvs = false;
  bool hasTangents = false; ///< binary: parts with tangents and a box
};

inline constexpr std::uint32_t kHiddenPart = 0x8000;

/// The largest |coordinate| of a record. Readers scale each record by it to the size of the first one.
inline double reachOf(const Record& record) {
  double largest = 0;
  for (const Vec3& p : record.points)
    largest = std::max({largest, std::abs(p.x), std::abs(p.y), std::abs(p.z)});
  return largest;
}

/// The bits of a part's face, which say what follows them in the text.
inline constexpr int kFaceUvs = 8;
inline constexpr int kFaceSmoothing = 16;
inline constexpr int kFaceSecondUvs = 128;
inline constexpr int kFaceAlways = 1;

} // namespace vitrine::demos::x3
