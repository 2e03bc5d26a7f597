#pragma once

#include "resources/demos/common/ByteWriter.h"
#include "resources/demos/common/Geometry.h"

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace vitrine::samples {

/// An area of a navigation mesh: heights of the corners from the north-west (the least x and y) on, clockwise on the
/// game's maps: north-east, south-east, south-west.
struct NavAreaModel {
  std::uint32_t attributes = 0;
  demos::Vec3 mins; ///< x and y
  demos::Vec3 maxs;
  std::array<double, 4> heights{};
  /// So many of each list that stands behind an area, filled with numbers.
  int extras = 0;
};

struct NavModel {
  int version = 16; ///< 9 to 16
  int subVersion = 0;
  std::uint32_t mapSize = 0;
  std::vector<std::string> places;
  std::vector<NavAreaModel> areas;
  int ladders = 0;
  enum class Addition { None, Approaches, Attributes } addition = Addition::None; ///< of the game, behind each area
};

/// The bytes of a `.nav` file.
demos::Bytes writeNav(const NavModel& model);

} // namespace vitrine::samples
