#pragma once

#include "core/image/Image.h"

#include <QString>

#include <array>
#include <optional>

namespace vitrine::formats::vgo {

// Channels of a picture file.
inline constexpr int kRed = 0;
inline constexpr int kGreen = 1;
inline constexpr int kBlue = 2;
inline constexpr int kAlpha = 3;

/// Sources of a picture's red, green and blue among the channels of a file: materials say differently than the file
/// what is where.
struct ChannelMix {
  /// A channel of the file (kRed …), and what its 0 and its 255 become, 1 being 255; between, in a straight
  /// line, and cut to what there is.
  struct Part {
    int channel = 0;
    float atZero = 0;
    float atFull = 1;

    bool operator==(const Part&) const = default;
  };
  std::array<Part, 3> parts;

  bool operator==(const ChannelMix&) const = default;

  /// Text as part of an AssetRef: "g:0:1,a:1:0,r:0:1".
  QString text() const;
  static std::optional<ChannelMix> fromText(const QString& text);

  /// An opaque picture of the same size. `file` is RGBA8.
  image::ImagePtr of(const image::Image& file) const;
};

/// Reference of a scene's texture: the file of an accessor, and the mix of its channels. As the path of an AssetRef:
/// "pictures/3", "pictures/3/g:0:1,a:1:0,r:0:1".
struct PictureRef {
  int accessor = 0;
  std::optional<ChannelMix> mix; ///< nothing: as the file has them

  bool operator==(const PictureRef&) const = default;

  QString path() const;
  static std::optional<PictureRef> fromPath(const QString& path);
};

} // namespace vitrine::formats::vgo
