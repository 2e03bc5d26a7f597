#include "resources/demos/x3/DdsWriter.h"

#include "resources/demos/pictures/DxtEncoder.h"

namespace vitrine::demos::x3 {

namespace {

// Bits of the header that say what it has, and of the picture's kind.
constexpr std::uint32_t kCapsHeightWidthFormat = 0x1007;
constexpr std::uint32_t kPitch = 0x8;
constexpr std::uint32_t kMipCount = 0x20000;
constexpr std::uint32_t kLinearSize = 0x80000;
constexpr std::uint32_t kFourCc = 0x4;
constexpr std::uint32_t kRgbWithAlpha = 0x41;
constexpr std::uint32_t kComplexTextureWithMips = 0x401008;

void writePixels(ByteWriter& out, const Canvas& canvas, DdsFormat format) {
  if (format == DdsFormat::Dxt1)
    return writeDxt1(out, canvas);
  if (format == DdsFormat::Dxt5)
    return writeDxt5(out, canvas);
  for (int y = 0; y < canvas.height(); ++y)
    for (int x = 0; x < canvas.width(); ++x) {
      const Vec3& c = canvas.at(x, y);
      for (const double channel : {c.z, c.y, c.x, static_cast<double>(canvas.alphaAt(x, y))})
        out.u8(eightBits(channel));
    }
}

void writePixelFormat(ByteWriter& out, DdsFormat format) {
  out.u32(32);
  if (format == DdsFormat::Bgra) {
    out.u32(kRgbWithAlpha);
    for (const std::uint32_t value : {0u, 32u, 0xff0000u, 0xff00u, 0xffu, 0xff000000u})
      out.u32(value);
    return;
  }
  out.u32(kFourCc);
  out.text(format == DdsFormat::Dxt1 ? "DXT1" : "DXT5");
  out.zeros(20);
}

} // namespace

Bytes writeDds(const Canvas& canvas, DdsFormat format) {
  const std::vector<Canvas> chain = mipChain(canvas);
  ByteWriter largest;
  writePixels(largest, canvas, format);
  const bool isPacked = format != DdsFormat::Bgra;

  ByteWriter out;
  out.text("DDS ");
  out.u32(124);
  out.u32(kCapsHeightWidthFormat | kMipCount | (isPacked ? kLinearSize : kPitch));
  out.i32(canvas.height());
  out.i32(canvas.width());
  out.u32(isPacked ? static_cast<std::uint32_t>(largest.size()) : static_cast<std::uint32_t>(canvas.width()) * 4);
  out.u32(0);
  out.u32(static_cast<std::uint32_t>(chain.size()));
  out.zeros(44);
  writePixelFormat(out, format);
  out.u32(kComplexTextureWithMips);
  out.zeros(16);
  for (const Canvas& mip : chain)
    writePixels(out, mip, format);
  return out.take();
}

} // namespace vitrine::demos::x3
