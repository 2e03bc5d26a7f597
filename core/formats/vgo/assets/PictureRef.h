#pragma once

#include "core/formats/vgo/assets/ChannelMix.h"

namespace vitrine::formats::vgo {

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
