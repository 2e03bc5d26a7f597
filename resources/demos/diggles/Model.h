#pragma once

#include "resources/demos/common/Geometry.h"

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace vitrine::demos::diggles {

// Contents of a .3db file of Diggles, as they lie there. File axes: x is the figure's left, y down, z forward; a
// triangle's cross product (b - a) x (c - a) points outwards. Texts are raw bytes of Windows-1252.

/// A number that leads nowhere: no shadow, no cmap, no material.
inline constexpr std::uint16_t kNone = 0xFFFF;
inline constexpr std::size_t kAnchorSlots = 32;
inline constexpr int kShadowSide = 32;

/// A place as it is stored: 32768 is zero, a step is a quarter of a unit.
using RawPoint = std::array<std::uint16_t, 3>;

/// Rounded towards zero and kept in range, as the exporter did.
RawPoint rawPoint(const Vec3& place);

/// A place in a picture; v = 0 is its top row.
struct TexturePoint {
  float u = 0;
  float v = 0;

  bool operator==(const TexturePoint&) const = default;
  auto operator<=>(const TexturePoint&) const = default;
};

struct Material {
  std::string name;
  std::string path;
  std::uint32_t number = 1;
};

/// A part of a mesh with one material. The last four are numbers of arrays.
struct Link {
  std::uint16_t material = 0;
  std::uint16_t flag = 1;
  std::uint16_t triangles = 0;
  std::uint16_t uvs = 0;
  std::uint16_t points = 0;
  std::uint16_t brightness = 0;
};

/// One frame.
struct Mesh {
  std::vector<Link> links;
  Vec3 boxMin;
  Vec3 boxMax;
  std::array<std::uint32_t, kAnchorSlots> anchors{}; ///< numbers of anchor records; number 0 is ours for none
  std::uint16_t shadow = kNone;
  std::array<Vec3, 4> shadowQuad{}; ///< (-x,-z) (+x,-z) (-x,+z) (+x,+z), in the plane y = 0
  std::uint16_t cmap = kNone;
};

struct Object {
  std::string name;
  std::vector<std::uint32_t> animations;
};

struct Animation {
  std::string name;
  std::vector<std::uint32_t> meshes; ///< one per frame
  std::uint16_t junk = 0;            ///< memory that was never set, in files of the game
  float junkNumber = 0;
  std::string source; ///< the exporter's file
  Vec3 move;          ///< of the root in a step from frame to frame, in 3ds Max axes: x left, -y forward, z up
  Vec3 turn;          ///< radians about the same axes
};

/// Row 0 lies at -z; 0 is no shadow.
using ShadowPicture = std::array<std::uint8_t, kShadowSide * kShadowSide>;

struct Cmap {
  std::uint16_t width = 0;
  std::uint16_t height = 0;
  std::uint16_t first = 0; ///< nobody knows
  std::uint16_t second = 0;
  std::vector<std::uint8_t> pixels;

  auto operator<=>(const Cmap&) const = default;
};

struct AnchorRecord {
  RawPoint place{32768, 32768, 32768};
  std::uint16_t padding = 0;
  std::array<float, 3> angles{}; ///< radians, 0 to a whole turn

  auto operator<=>(const AnchorRecord&) const = default;
};

struct Model {
  std::string version = "3DDB 1.0";
  std::string name;
  std::vector<Material> materials;
  std::vector<Mesh> meshes;
  std::vector<Object> objects;
  std::vector<Animation> animations;
  std::vector<ShadowPicture> shadows;
  std::vector<Cmap> cmaps;
  std::vector<std::vector<std::uint16_t>> triangleArrays; ///< three indices each
  std::vector<std::vector<TexturePoint>> uvArrays;
  std::vector<std::vector<RawPoint>> pointArrays;
  std::vector<std::vector<std::uint8_t>> brightnessArrays;
  std::vector<AnchorRecord> anchors = {{}};
};

} // namespace vitrine::demos::diggles
