#include "resources/demos/source/VtfWriter.h"

#include "resources/demos/common/Deflate.h"
#include "resources/demos/pictures/DxtEncoder.h"

#include <zlib.h>

#include <algorithm>
#include <stdexcept>

namespace vitrine::demos {

namespace {

constexpr std::uint32_t kClamp = 0x4 | 0x8;
constexpr std::uint32_t kNormalMap = 0x80;
constexpr std::uint32_t kNoMips = 0x100;
constexpr std::uint32_t kEightBitAlpha = 0x2000;
constexpr std::uint32_t kCube = 0x4000;
constexpr int kDeflate = 8;

/// Fields of the header that are about the pictures.
struct Shape {
  int width = 0;
  int height = 0;
  int frames = 1;
  int mips = 1;
  std::uint32_t flags = 0;
  Vec3 reflectivity;
  VtfFormat format = VtfFormat::Dxt1;
  int minor = 2;
};

struct Resource {
  std::uint32_t tag = 0;
  Bytes data;
};

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

std::uint32_t vtfFlags(const VtfOptions& options) {
  std::uint32_t flags = 0;
  if (options.clamp)
    flags |= kClamp;
  if (options.normalMap)
    flags |= kNormalMap;
  if (!options.mips)
    flags |= kNoMips;
  if (options.format == VtfFormat::Dxt5 || options.format == VtfFormat::Bgra8888)
    flags |= kEightBitAlpha;
  return flags;
}

/// Header, thumbnail and pictures, in this order; from 7.3 on with a table of where they are.
Bytes file(const Shape& shape, int thumbnailWidth, int thumbnailHeight, const std::vector<Resource>& parts) {
  const bool hasResources = shape.minor >= 3;
  const std::size_t headerSize = hasResources ? 80 + parts.size() * 8 : 80;
  ByteWriter out;
  out.text("VTF");
  out.u8(0);
  out.u32(7);
  out.u32(static_cast<std::uint32_t>(shape.minor));
  out.u32(static_cast<std::uint32_t>(headerSize));
  out.u16(static_cast<std::uint32_t>(shape.width));
  out.u16(static_cast<std::uint32_t>(shape.height));
  out.u32(shape.flags);
  out.u16(static_cast<std::uint32_t>(shape.frames));
  out.u16(shape.flags & kCube ? 0xffff : 0); // cube maps of old versions: no seventh face
  out.zeros(4);
  out.vec3(shape.reflectivity);
  out.zeros(4);
  out.f32(1);
  out.i32(static_cast<int>(shape.format));
  out.u8(static_cast<std::uint32_t>(shape.mips));
  out.i32(static_cast<int>(VtfFormat::Dxt1));
  out.u8(static_cast<std::uint32_t>(thumbnailWidth));
  out.u8(static_cast<std::uint32_t>(thumbnailHeight));
  out.u16(1);
  out.zeros(3);
  out.u32(hasResources ? static_cast<std::uint32_t>(parts.size()) : 0);
  out.zeros(8);
  std::size_t offset = headerSize;
  for (const Resource& part : parts) {
    if (hasResources) {
      out.u32(part.tag);
      out.u32(static_cast<std::uint32_t>(offset));
    }
    offset += part.data.size();
  }
  for (const Resource& part : parts)
    out.bytes(part.data);
  return out.take();
}

/// Pictures in the order of the file. From 7.6 on each is compressed for itself, and a table tells the lengths.
Bytes pictures(const std::vector<Bytes>& images, bool packed, std::vector<Resource>& parts) {
  ByteWriter out;
  ByteWriter lengths;
  for (const Bytes& image : images) {
    const Bytes stored = packed ? deflated(image, DeflateFrame::Zlib) : image;
    lengths.u32(static_cast<std::uint32_t>(stored.size()));
    out.bytes(stored);
  }
  if (packed) {
    ByteWriter table;
    table.u32(static_cast<std::uint32_t>(4 + lengths.size()));
    table.i16(kBestCompression);
    table.i16(kDeflate);
    table.bytes(lengths.data());
    parts.push_back({0x435841, table.take()}); // "AXC"
  }
  return out.take();
}

Bytes write(std::span<const Canvas> canvases, bool cube, const VtfOptions& options) {
  std::vector<std::vector<Canvas>> chains;
  for (const Canvas& canvas : canvases)
    chains.push_back(options.mips ? mipChain(canvas) : std::vector{canvas});
  const Canvas& first = canvases.front();
  Canvas thumbnail = first;
  while (std::max(thumbnail.width(), thumbnail.height()) > 16)
    thumbnail = halved(thumbnail);
  ByteWriter small;
  writeDxt1(small, thumbnail);
  std::vector<Bytes> images;
  for (std::size_t mip = chains.front().size(); mip-- > 0;) // smallest first
    for (const std::vector<Canvas>& chain : chains) {
      ByteWriter image;
      writeImage(image, chain[mip], options.format);
      images.push_back(image.take());
    }
  std::vector<Resource> parts{{0x01, small.take()}};
  Bytes data = pictures(images, options.minor >= 6, parts);
  parts.push_back({0x30, std::move(data)});
  const Shape shape{first.width(),
                    first.height(),
                    cube ? 1 : static_cast<int>(canvases.size()),
                    static_cast<int>(chains.front().size()),
                    vtfFlags(options) | (cube ? kCube : 0),
                    linearMean(first),
                    options.format,
                    options.minor};
  return file(shape, thumbnail.width(), thumbnail.height(), parts);
}

std::uint32_t scattered(std::uint32_t value) {
  value = (value ^ value >> 16) * 0x7feb352du;
  value = (value ^ value >> 15) * 0x846ca68bu;
  return value ^ value >> 16;
}

/// 5, 6 and 5 bits.
std::uint32_t packedColour(const Vec3& colour) {
  return static_cast<std::uint32_t>(std::lround(colour.x * 31)) << 11 |
         static_cast<std::uint32_t>(std::lround(colour.y * 63)) << 5 |
         static_cast<std::uint32_t>(std::lround(colour.z * 31));
}

/// Blocks of the pattern's colour and a darker one that mix differently from block to block.
Bytes patternImage(int number, int side) {
  const Vec3 colour = patternColour(number);
  const std::uint32_t bright = packedColour(colour);
  const std::uint32_t dark = packedColour(colour * 0.75);
  const int blocks = std::max(1, side / 4);
  ByteWriter out;
  out.reserve(static_cast<std::size_t>(blocks) * blocks * 8);
  for (int y = 0; y < blocks; ++y)
    for (int x = 0; x < blocks; ++x) {
      out.u16(bright);
      out.u16(dark);
      // Of each texel's two bits only those of pure colours: 0 the bright one, 1 the dark one.
      out.u32(scattered(static_cast<std::uint32_t>(number * 7919 + y * 1031 + x)) &
              scattered(static_cast<std::uint32_t>(x * 613 + y)) & 0x55555555);
    }
  return out.take();
}

} // namespace

Bytes writeVtf(const Canvas& canvas, const VtfOptions& options) {
  return write(std::span(&canvas, 1), false, options);
}

Bytes writeAnimatedVtf(std::span<const Canvas> frames, const VtfOptions& options) {
  return write(frames, false, options);
}

Bytes writeCubeVtf(std::span<const Canvas> faces, const VtfOptions& options) {
  if (faces.size() != 6)
    throw std::invalid_argument("a cube map has six faces");
  return write(faces, true, options);
}

Vec3 patternColour(int number) {
  const std::uint32_t bits = scattered(static_cast<std::uint32_t>(number) + 1);
  const auto part = [bits](int shift) { return 0.3 + 0.7 * (bits >> shift & 0xff) / 255.0; };
  return {part(0), part(8), part(16)};
}

Bytes writePatternVtf(int number, int size) {
  std::vector<int> sides{size};
  while (sides.back() > 1)
    sides.push_back(sides.back() / 2);
  ByteWriter data;
  for (std::size_t mip = sides.size(); mip-- > 0;)
    data.bytes(patternImage(number, sides[mip]));
  const int thumbnail = std::min(size, 16);
  const Shape shape{size, size, 1, static_cast<int>(sides.size()), 0, patternColour(number), VtfFormat::Dxt1, 2};
  return file(shape, thumbnail, thumbnail, {{0x01, patternImage(number, thumbnail)}, {0x30, data.take()}});
}

} // namespace vitrine::demos
