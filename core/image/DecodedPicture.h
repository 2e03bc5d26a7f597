#pragma once

#include "core/image/Image.h"

#include <QVector4D>

#include <array>
#include <optional>

namespace vitrine::image {

/// Channels of a picture that are looked at: colours with or without alpha, or one channel alone, as grey.
enum class Channels { Rgb, Rgba, Red, Green, Blue, Alpha };

/// One of the pictures of an image.
struct PictureIndex {
  std::uint32_t mip = 0;
  std::uint32_t face = 0;
  std::uint32_t frame = 0;

  bool operator==(const PictureIndex&) const = default;
};

/// One picture of an image with its texels at hand: to read their values, and to show some of its channels. Immutable,
/// and thread-safe.
class DecodedPicture {
public:
  DecodedPicture() = default;
  /// Decodes blocks. The picture must exist.
  DecodedPicture(ImagePtr image, const PictureIndex& index);

  QSize size() const { return m_size; }
  bool isEmpty() const { return m_size.isEmpty(); }
  /// True if values are linear light in half floats, which may be brighter than 1.
  bool isHdr() const { return !m_halves.empty(); }

  /// Bytes of a texel as they are stored or decoded, RGBA; nullopt: half floats, or outside of the picture.
  std::optional<std::array<std::uint8_t, 4>> bytesAt(QPoint texel) const;
  /// Linear light and alpha of a texel: half floats as they are, bytes as sRGB. Zero outside of the picture.
  QVector4D linearAt(QPoint texel) const;

  /// Picture of these channels for a screen, RGBA8888 or, where it has no alpha, RGBX8888. Colours of half floats are
  /// multiplied by `exposure`, clamped and sRGB-encoded; one of their channels alone as well, but alpha, which is shown
  /// as it is.
  QImage shown(Channels channels, float exposure = 1) const;
  /// Image of these channels alone, in the same kind of values, without exposure: to be written to a file.
  ImagePtr withChannels(Channels channels) const;

private:
  QVector4D halvesAt(int x, int y) const;

  ImagePtr m_image; ///< owner of the texels
  QSize m_size;
  QImage m_bytes; ///< RGBA8888; null: half floats
  Bytes m_halves; ///< four of them for each texel; empty: bytes
};

/// A picture, and halves of it down to about `least` texels along the longer side, to draw it small and quickly.
std::vector<QImage> withHalves(QImage picture, int least);

} // namespace vitrine::image
