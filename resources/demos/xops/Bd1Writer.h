#pragma once

#include "resources/demos/common/ByteWriter.h"
#include "resources/demos/common/Geometry.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace vitrine::demos {

// X Operations maps. Left-handed axes, y up, a person is 20 units tall (docs/formats/xops-maps.md).

/// A place in a picture: 0,0 is its upper left corner, 1,1 the lower right; pictures repeat outside.
struct TexturePoint {
  double u = 0;
  double v = 0;

  bool operator==(const TexturePoint&) const = default;
};

/// One side of a block. The four places are those of a wall's upper left, upper right, lower right and lower left
/// corner, seen from outside: the order of the file. kPictureCorners says which corners of the block these are.
struct Bd1Face {
  std::int32_t texture = 0; ///< 0..9; the game does not draw others, but bumps into them
  std::array<TexturePoint, 4> picture = {{{0, 0}, {1, 0}, {1, 1}, {0, 1}}};
};

/// Sides of a block that stands upright, by their number.
enum BlockSide { kTop, kBottom, kFront, kRight, kBack, kLeft };

/// A hexahedron: corners 0 (-x,+y,-z), 1 (+x,+y,-z), 2 (+x,+y,+z), 3 (-x,+y,+z), and 4 to 7 below them.
struct Bd1Block {
  std::array<Vec3, 8> corners{};
  std::array<Bd1Face, 6> faces{};
  std::int32_t enabled = 1; ///< the game does not look at it; the editor hides a block with 0
};

/// For every side the corners that the stored texture points belong to. A face runs through its corners A, B, C, D as
/// C, D, A, B here: that is the pairing of the file.
inline constexpr std::array<std::array<int, 4>, 6> kPictureCorners = {
    {{3, 2, 1, 0}, {4, 5, 6, 7}, {0, 1, 5, 4}, {1, 2, 6, 5}, {2, 3, 7, 6}, {3, 0, 4, 7}}};

struct Bd1Map {
  std::array<std::string, 10> textures; ///< raw bytes of the author's code page, at most 31; more are cut
  std::vector<Bd1Block> blocks;
  bool editorTail = true;                    ///< the ten zero bytes at the end of files of the original editor
  std::optional<std::uint16_t> claimedCount; ///< written instead of the number of blocks
};

Bytes writeBd1(const Bd1Map& map);

} // namespace vitrine::demos
