#include "source/VtfWriter.h"

#include "pictures/DxtEncoder.h"

namespace vitrine::samples {

namespace {

void writeImage(ByteWriter& out, const Canvas& canvas, VtfFormat format) {
  if (format == VtfFormat::Dxt1)
    return writeDxt1(out, canvas);
  if (format == VtfFormat::Dxt5)
    return writeDxt5(out, canvas);
  for (int y = 0; y < canvas.height(); ++y)
    for (int x = 0; x < canvas.width(); ++x) {
      const Vec3& c = canvas.at(x, y);
      out.u8(eightBits(c.z));
      out.u8(eightBits(c.y));
      out.u8(eightBits(c.x));
      if (format == VtfFormat::Bgra8888)
        out.u8(eightBits(canvas.alphaAt(x, y)));
    }
}

std::uint32_t flagsOf(const VtfOptions& options) {
  std::uint32_t flags = 0;
  if (options.clamp)
    flags |= 0x4 | 0x8;
  if (options.normalMap)
    flags |= 0x80;
  if (!options.mips)
    flags |= 0x100;
  if (options.format == VtfFormat::Dxt5 || options.format == VtfFormat::Bgra8888)
    flags |= 0x2000;
  return flags;
}

} // namespace

Bytes writeVtf(const Canvas& canvas, const VtfOptions& options) {
  const std::vector<Canvas> chain = options.mips ? mipChain(canvas) : std::vector{canvas};
  Canvas thumbnail = canvas;
  while (std::max(thumbnail.width(), thumbnail.height()) > 16)
    thumbnail = halved(thumbnail);
  const bool hasResources = options.minor >= 3;
  const std::uint32_t headerSize = hasResources ? 80 + 2 * 8 : 80;

  ByteWriter out;
  out.text("VTF");
  out.u8(0);
  out.u32(7);
  out.u32(static_cast<std::uint32_t>(options.minor));
  out.u32(headerSize);
  out.u16(static_cast<std::uint32_t>(canvas.width()));
  out.u16(static_cast<std::uint32_t>(canvas.height()));
  out.u32(flagsOf(options));
  out.u16(1);
  out.u16(0);
  out.zeros(4);
  out.vec3(linearMean(canvas));
  out.zeros(4);
  out.f32(1);
  out.i32(static_cast<int>(options.format));
  out.u8(static_cast<std::uint32_t>(chain.size()));
  out.i32(static_cast<int>(VtfFormat::Dxt1));
  out.u8(static_cast<std::uint32_t>(thumbnail.width()));
  out.u8(static_cast<std::uint32_t>(thumbnail.height()));
  out.u16(1);
  out.zeros(3);
  out.u32(hasResources ? 2 : 0);
  out.zeros(8);

  ByteWriter small;
  writeDxt1(small, thumbnail);
  if (hasResources) { // where the thumbnail and the picture start
    out.u32(0x01);
    out.u32(headerSize);
    out.u32(0x30);
    out.u32(headerSize + static_cast<std::uint32_t>(small.size()));
  }
  out.bytes(small.data());
  for (std::size_t mip = chain.size(); mip-- > 0;) // smallest first
    writeImage(out, chain[mip], options.format);
  return out.take();
}

} // namespace vitrine::samples
