#pragma once

#include "core/image/Image.h"

#include <span>
#include <vector>

namespace vitrine::image {

/// Entries along each axis of a colour table: what becomes of each sRGB-encoded colour, between entries linearly. As an
/// Image it has one picture of this width: red goes across, green down, and a block of that for each blue below the
/// last.
inline constexpr std::uint32_t kColorTableSide = 32;
/// Bytes of a table as red, green, blue of each entry.
inline constexpr std::size_t kColorTableBytes = std::size_t{3} * kColorTableSide * kColorTableSide * kColorTableSide;

/// The table of kColorTableBytes bytes, red being the axis that goes fastest and blue the slowest.
ImagePtr colorTableOf(std::span<const std::byte> bytes);

/// True if an image can be one.
bool isColorTable(const Image& image);

/// Table and its share of a mixture.
struct WeightedTable {
  ImagePtr table; ///< isColorTable
  float weight = 1;

  bool operator==(const WeightedTable&) const = default;
};

/// Texels of the mixture: the tables by their weights, and for what is left of 1 the colours as they are. Weights of
/// more than 1 together are divided by their sum.
QByteArray mixedColorTable(const std::vector<WeightedTable>& tables);

} // namespace vitrine::image
