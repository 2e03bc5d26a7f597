#pragma once

#include "core/image/Image.h"
#include "core/scene/AssetRef.h"

namespace vitrine::scene {

enum class Wrap { Repeat, Clamp, Mirror };
enum class Filter { Nearest, Linear, Trilinear };

/// A picture as materials use it. Its file may come after load.
struct Texture {
  QString name;
  AssetRef asset;
  AssetState state = AssetState::None;
  image::ImagePtr image; ///< null until resolved, and when missing
  Wrap wrapU = Wrap::Repeat;
  Wrap wrapV = Wrap::Repeat;
  Filter filter = Filter::Trilinear;
};

} // namespace vitrine::scene
