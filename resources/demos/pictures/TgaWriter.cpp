#include "resources/demos/pictures/TgaWriter.h"

namespace vitrine::demos {

namespace {

constexpr std::uint32_t kTrueColour = 2;
constexpr std::uint32_t kPacked = 8; ///< added to the kind of picture
constexpr std::uint32_t kTopDown = 0x20;
constexpr std::size_t kLongestRun = 128;

/// Blue, green, red, alpha from the lowest byte up: as the file has them.
std::vector<std::uint32_t> tgaRow(const Canvas& canvas, int y) {
  std::vector<std::uint32_t> row;
  for (int x = 0; x < canvas.width(); ++x) {
    const Vec3& c = canvas.at(x, y);
    row.push_back(eightBits(c.z) | eightBits(c.y) << 8 | eightBits(c.x) << 16 |
                  eightBits(static_cast<double>(canvas.alphaAt(x, y))) << 24);
  }
  return row;
}

void writePixel(ByteWriter& out, std::uint32_t pixel, bool alpha) {
  out.u16(pixel);
  out.u8(pixel >> 16);
  if (alpha)
    out.u8(pixel >> 24);
}

/// Number of equal pixels from `at` on.
std::size_t equalFrom(const std::vector<std::uint32_t>& row, std::size_t at) {
  std::size_t end = at + 1;
  while (end < row.size() && end - at < kLongestRun && row[end] == row[at])
    ++end;
  return end - at;
}

/// Runs never reach into the next row, as the format asks.
void packRow(ByteWriter& out, const std::vector<std::uint32_t>& row, bool alpha) {
  for (std::size_t at = 0; at < row.size();) {
    const std::size_t equal = equalFrom(row, at);
    if (equal > 1) {
      out.u8(static_cast<std::uint32_t>(kLongestRun + equal - 1));
      writePixel(out, row[at], alpha);
      at += equal;
      continue;
    }
    std::size_t end = at + 1;
    while (end < row.size() && end - at < kLongestRun && equalFrom(row, end) == 1)
      ++end;
    out.u8(static_cast<std::uint32_t>(end - at - 1));
    for (; at < end; ++at)
      writePixel(out, row[at], alpha);
  }
}

} // namespace

Bytes writeTga(const Canvas& canvas, TgaLayout layout) {
  const bool alpha = !isOpaque(canvas);
  ByteWriter out;
  out.u16(0); // no text, no palette
  out.u8(kTrueColour + (layout.packed ? kPacked : 0));
  out.zeros(9);
  out.u16(static_cast<std::uint32_t>(canvas.width()));
  out.u16(static_cast<std::uint32_t>(canvas.height()));
  out.u8(alpha ? 32 : 24);
  out.u8((alpha ? 8 : 0) | (layout.topDown ? kTopDown : 0));
  for (int i = 0; i < canvas.height(); ++i) {
    const auto row = tgaRow(canvas, layout.topDown ? i : canvas.height() - 1 - i);
    if (layout.packed)
      packRow(out, row, alpha);
    else
      for (const std::uint32_t pixel : row)
        writePixel(out, pixel, alpha);
  }
  return out.take();
}

} // namespace vitrine::demos
