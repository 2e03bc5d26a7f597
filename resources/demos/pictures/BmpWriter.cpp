#include "resources/demos/pictures/BmpWriter.h"

#include "resources/demos/pictures/Palette.h"

namespace vitrine::demos {

namespace {

constexpr std::uint32_t kHeaderBytes = 14 + 40;
constexpr std::uint32_t kPixelsPerMetre = 2835; // 72 to the inch

/// Bytes of a row, which are filled up to a multiple of four.
std::uint32_t rowBytes(int width, int bits) {
  return static_cast<std::uint32_t>(width * bits + 31) / 32 * 4;
}

void header(ByteWriter& out, const Canvas& canvas, int bits, std::uint32_t colours) {
  const std::uint32_t start = kHeaderBytes + 4 * colours;
  const std::uint32_t size = rowBytes(canvas.width(), bits) * static_cast<std::uint32_t>(canvas.height());
  out.text("BM");
  out.u32(start + size);
  out.u32(0);
  out.u32(start);
  out.u32(40);
  out.i32(canvas.width());
  out.i32(canvas.height());
  out.u16(1);
  out.u16(static_cast<std::uint32_t>(bits));
  out.u32(0);
  out.u32(size);
  out.u32(kPixelsPerMetre);
  out.u32(kPixelsPerMetre);
  out.u32(colours);
  out.u32(0);
}

} // namespace

Bytes writeBmp(const Canvas& canvas) {
  ByteWriter out;
  header(out, canvas, 24, 0);
  for (int y = canvas.height() - 1; y >= 0; --y) {
    for (int x = 0; x < canvas.width(); ++x) {
      const Vec3& c = canvas.at(x, y);
      out.u8(eightBits(c.z));
      out.u8(eightBits(c.y));
      out.u8(eightBits(c.x));
    }
    out.zeros(rowBytes(canvas.width(), 24) - 3 * static_cast<std::size_t>(canvas.width()));
  }
  return out.take();
}

Bytes writePalettedBmp(const Canvas& canvas) {
  const PalettedPicture picture = paletted(canvas);
  ByteWriter out;
  header(out, canvas, 8, static_cast<std::uint32_t>(picture.colours.size()));
  for (const std::uint32_t colour : picture.colours)
    out.u32(colour);
  const auto width = static_cast<std::size_t>(canvas.width());
  for (int y = canvas.height() - 1; y >= 0; --y) {
    for (std::size_t x = 0; x < width; ++x)
      out.u8(picture.pixels[static_cast<std::size_t>(y) * width + x]);
    out.zeros(rowBytes(canvas.width(), 8) - width);
  }
  return out.take();
}

} // namespace vitrine::demos
