#include "resources/demos/pictures/Palette.h"

#include <array>
#include <numeric>

namespace vitrine::demos {

namespace {

constexpr std::size_t kMostColours = 256;

using Colour = std::array<int, 3>;

/// Some of the pixels, and how far their colours lie apart.
struct ColourBox {
  std::vector<std::size_t> members;
  int axis = 0; ///< the channel they differ most in
  int spread = 0;
};

ColourBox boxOf(std::vector<std::size_t> members, const std::vector<Colour>& pixels) {
  ColourBox box{std::move(members)};
  for (int axis = 0; axis < 3; ++axis) {
    const auto [low, high] =
        std::minmax_element(box.members.begin(), box.members.end(),
                            [&](std::size_t a, std::size_t b) { return pixels[a][axis] < pixels[b][axis]; });
    if (const int spread = pixels[*high][axis] - pixels[*low][axis]; spread > box.spread) {
      box.spread = spread;
      box.axis = axis;
    }
  }
  return box;
}

/// Cuts a box in two with about as many pixels each, but never between pixels that are alike.
std::array<ColourBox, 2> cut(ColourBox box, const std::vector<Colour>& pixels) {
  const auto at = [&](std::size_t i) { return pixels[box.members[i]][box.axis]; };
  std::stable_sort(box.members.begin(), box.members.end(),
                   [&](std::size_t a, std::size_t b) { return pixels[a][box.axis] < pixels[b][box.axis]; });
  std::size_t middle = box.members.size() / 2;
  while (middle > 0 && at(middle) == at(middle - 1))
    --middle;
  if (middle == 0)
    while (at(middle) == at(0))
      ++middle;
  const auto begin = box.members.begin();
  const auto between = begin + static_cast<std::ptrdiff_t>(middle);
  return {boxOf({begin, between}, pixels), boxOf({between, box.members.end()}, pixels)};
}

std::uint32_t meanOf(const ColourBox& box, const std::vector<Colour>& pixels) {
  std::array<std::size_t, 3> sum{};
  for (const std::size_t member : box.members)
    for (int axis = 0; axis < 3; ++axis)
      sum[axis] += static_cast<std::size_t>(pixels[member][axis]);
  std::uint32_t colour = 0;
  for (const std::size_t channel : sum)
    colour = colour << 8 | static_cast<std::uint32_t>((channel + box.members.size() / 2) / box.members.size());
  return colour;
}

std::vector<Colour> coloursOf(const Canvas& canvas) {
  std::vector<Colour> pixels;
  for (int y = 0; y < canvas.height(); ++y)
    for (int x = 0; x < canvas.width(); ++x) {
      const Vec3& c = canvas.at(x, y);
      pixels.push_back(
          {static_cast<int>(eightBits(c.x)), static_cast<int>(eightBits(c.y)), static_cast<int>(eightBits(c.z))});
    }
  return pixels;
}

} // namespace

PalettedPicture paletted(const Canvas& canvas) {
  const std::vector<Colour> pixels = coloursOf(canvas);
  std::vector<std::size_t> all(pixels.size());
  std::iota(all.begin(), all.end(), std::size_t{0});
  std::vector<ColourBox> boxes = {boxOf(std::move(all), pixels)};
  while (boxes.size() < kMostColours) {
    const auto widest = std::max_element(boxes.begin(), boxes.end(), [](const ColourBox& a, const ColourBox& b) {
      return static_cast<double>(a.spread) * a.spread * static_cast<double>(a.members.size()) <
             static_cast<double>(b.spread) * b.spread * static_cast<double>(b.members.size());
    });
    if (widest->spread == 0)
      break;
    auto halves = cut(std::move(*widest), pixels);
    *widest = std::move(halves[0]);
    boxes.push_back(std::move(halves[1]));
  }
  PalettedPicture picture;
  picture.pixels.resize(pixels.size());
  for (std::size_t i = 0; i < boxes.size(); ++i) {
    picture.colours.push_back(meanOf(boxes[i], pixels));
    for (const std::size_t member : boxes[i].members)
      picture.pixels[member] = static_cast<std::uint8_t>(i);
  }
  return picture;
}

} // namespace vitrine::demos
