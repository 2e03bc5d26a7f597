#pragma once

#include "resources/demos/xops/BlockShapes.h"

#include <initializer_list>
#include <span>

namespace vitrine::demos {

/// The game does not draw faces with this texture, but keeps people out: map makers' invisible walls.
inline constexpr int kInvisible = 10;

/// A part of a picture, in parts of its size.
struct PictureCell {
  double left = 0;
  double top = 0;
  double right = 1;
  double bottom = 1;
};

/// Wallpaper of a face: a picture that repeats every `size` units all over the map, so that neighbours join
/// without a seam, or one part of a picture from corner to corner.
struct Paper {
  int texture = 0;
  double size = 48; ///< 0: `cell` from corner to corner
  PictureCell cell;
  bool turned = false; ///< by a quarter: boards that run upwards

  static Paper fitted(int texture, const PictureCell& cell = {}) { return {texture, 0, cell, false}; }
};

/// Puts a map together block by block.
class BlockBuilder {
public:
  /// All six sides alike.
  Bd1Block& add(const BoxCorners& corners, const Paper& paper);

  /// Papers some sides of a block anew.
  static void paper(Bd1Block& block, std::initializer_list<BlockSide> sides, const Paper& paper);

  const std::vector<Bd1Block>& blocks() const { return m_blocks; }

private:
  std::vector<Bd1Block> m_blocks;
};

/// The outward normal of a side as the game finds it; zero when the side has no area.
Vec3 sideNormal(const BoxCorners& corners, int side);

} // namespace vitrine::demos
