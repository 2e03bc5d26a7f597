#include "resources/demos/pictures/PngWriter.h"

#include "resources/demos/common/Deflate.h"

#include <zlib.h>

#include <cstdlib>
#include <stdexcept>

namespace vitrine::demos {

namespace {

constexpr std::uint32_t kRgb = 2;
constexpr std::uint32_t kRgba = 6;
constexpr std::uint32_t kUp = 2; ///< the filter that stores differences to the row above: good enough for textures

/// Numbers of a PNG have the high byte first.
void bigU32(ByteWriter& out, std::uint32_t value) {
  for (int shift = 24; shift >= 0; shift -= 8)
    out.u8(value >> shift);
}

void chunk(ByteWriter& out, std::string_view type, const Bytes& data) {
  ByteWriter body;
  body.text(type);
  body.bytes(data);
  bigU32(out, static_cast<std::uint32_t>(data.size()));
  out.bytes(body.data());
  bigU32(out, static_cast<std::uint32_t>(
                  crc32(0, reinterpret_cast<const Bytef*>(body.data().data()), static_cast<uInt>(body.size()))));
}

Bytes pngHeader(const Canvas& canvas, bool alpha) {
  ByteWriter out;
  bigU32(out, static_cast<std::uint32_t>(canvas.width()));
  bigU32(out, static_cast<std::uint32_t>(canvas.height()));
  out.u8(8);
  out.u8(alpha ? kRgba : kRgb);
  out.zeros(3); // deflate, the standard filters, not interlaced
  return out.take();
}

std::vector<std::uint32_t> rowOf(const Canvas& canvas, int y, bool alpha) {
  std::vector<std::uint32_t> row;
  for (int x = 0; x < canvas.width(); ++x) {
    const Vec3& c = canvas.at(x, y);
    row.insert(row.end(), {eightBits(c.x), eightBits(c.y), eightBits(c.z)});
    if (alpha)
      row.push_back(eightBits(canvas.alphaAt(x, y)));
  }
  return row;
}

Bytes filteredRows(const Canvas& canvas, bool alpha) {
  ByteWriter out;
  std::vector<std::uint32_t> above(static_cast<std::size_t>(canvas.width()) * (alpha ? 4 : 3));
  for (int y = 0; y < canvas.height(); ++y) {
    const std::vector<std::uint32_t> row = rowOf(canvas, y, alpha);
    out.u8(kUp);
    for (std::size_t i = 0; i < row.size(); ++i)
      out.u8(row[i] - above[i]);
    above = row;
  }
  return out.take();
}

} // namespace

Bytes writePng(const Canvas& canvas) {
  const bool alpha = !isOpaque(canvas);
  ByteWriter out;
  out.text("\x89PNG\r\n\x1a\n");
  chunk(out, "IHDR", pngHeader(canvas, alpha));
  chunk(out, "IDAT", deflated(filteredRows(canvas, alpha), DeflateFrame::Zlib));
  chunk(out, "IEND", {});
  return out.take();
}

} // namespace vitrine::demos
