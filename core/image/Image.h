#pragma once

#include "core/base/Result.h"
#include "core/bytes/Bytes.h"

#include <QImage>
#include <QVector3D>

#include <cstdint>
#include <memory>
#include <vector>

namespace vitrine::image {

/// Storage format of an Image's texels. Rows run from the top, tightly packed; blocks are 4x4.
enum class PixelFormat {
  Rgba8,    ///< R,G,B,A bytes, straight alpha
  Rgba16F,  ///< four half floats, linear
  Bc1,      ///< DXT1, 8 bytes a block, alpha ignored
  Bc1Alpha, ///< DXT1 with one-bit alpha
  Bc2,      ///< DXT3
  Bc3,      ///< DXT5
};

bool isBlockCompressed(PixelFormat format);

/// Bytes of one picture of this size.
std::uint64_t pictureBytes(PixelFormat format, std::uint32_t width, std::uint32_t height);

/// A texture as its file has it: mip levels of every face and frame, ready for the GPU. Immutable.
class Image {
public:
  /// One picture: a mip level of one face of one frame.
  struct Picture {
    std::uint32_t width = 0;
    std::uint32_t height = 0;
    Bytes texels; ///< exactly pictureBytes()
  };

  PixelFormat format = PixelFormat::Rgba8;
  std::uint32_t width = 0; ///< of mip 0
  std::uint32_t height = 0;
  std::uint32_t mipCount = 1;
  std::uint32_t faceCount = 1; ///< 6 for a cube map, in the order +x -x +y -y +z -z
  std::uint32_t frameCount = 1;
  bool hasAlpha = false; ///< the alpha channel means something
  /// Alpha has a meaning, and nearly every texel is either opaque or not there at all (Opacity.h). Not looked at in
  /// VTF, whose materials say how they blend.
  bool cutOut = false;
  // How the file wants to be sampled, where it says so.
  bool clampU = false;
  bool clampV = false;
  bool pointSampled = false;
  /// (frame * faceCount + face) * mipCount + mip; mip 0 is the largest.
  std::vector<Picture> pictures;
  /// The file whose picture it is, if that is a PNG or a JPEG that others read alike; empty: none. Whoever changes the
  /// picture empties it.
  Bytes coded;

  const Picture& picture(std::uint32_t mip, std::uint32_t face = 0, std::uint32_t frame = 0) const;

  /// One picture as straight-alpha RGBA8888, decoded on the CPU; half floats are clamped to 0…1 and sRGB-encoded.
  QImage toQImage(std::uint32_t mip = 0, std::uint32_t face = 0, std::uint32_t frame = 0) const;

  /// A single picture without mips. Any QImage format.
  static std::shared_ptr<const Image> fromQImage(const QImage& picture);
};

using ImagePtr = std::shared_ptr<const Image>;

/// sRGB transfer function (IEC 61966-2-1), 0…1 each.
float linearToSrgb(float linear);
float srgbToLinear(float encoded);
QVector3D srgbToLinear(const QVector3D& encoded);

} // namespace vitrine::image
