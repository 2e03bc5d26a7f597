#pragma once

#include "core/image/ColorTable.h"
#include "core/scene/Texture.h"
#include "render/batching/Ground.h"
#include "render/batching/LightmapPages.h"

#include <QImage>
#include <QSize>

#include <functional>
#include <vector>

namespace vitrine::render {

/// Meaning of the bytes of a picture: colours, or numbers as they are (normals, factors). Half floats always are
/// numbers.
enum class Encoding { Srgb, Linear };

/// Texels of one mip level or array layer, as GL takes them.
struct Texels {
  QByteArray bytes;
  QSize size = {};
  image::PixelFormat format = image::PixelFormat::Rgba8;
  Encoding encoding = Encoding::Srgb;
};

/// Source of texels. May be called from any thread, again after a loss of context, and owns what it reads.
using TexelSource = std::function<Texels()>;

/// One image of a texture.
struct TextureImage {
  int mipLevel = 0;
  int face = 0; ///< of a cube map: +x, -x, +y, -y, +z, -z
  int layer = 0;
  TexelSource texels = {};
};

/// Description of a texture on the GPU.
struct TextureSpec {
  enum class Shape { Flat, Array, Cube };

  Shape shape = Shape::Flat;
  QSize size = {};
  image::PixelFormat format = image::PixelFormat::Rgba8;
  Encoding encoding = Encoding::Linear;
  scene::Wrap wrapU = scene::Wrap::Clamp;
  scene::Wrap wrapV = scene::Wrap::Clamp;
  scene::Filter filter = scene::Filter::Linear;
  int mipLevels = 1;
  bool generatesMipMaps = false; ///< GL makes the smaller levels
  int layers = 1;                ///< of an array
  std::vector<TextureImage> images = {};

  bool hasMipMaps() const { return generatesMipMaps || mipLevels > 1; }
};

/// A picture with all of its mip levels.
TextureSpec pictureTexture(const scene::Texture& texture, Encoding encoding);
/// A picture with six faces.
TextureSpec cubeTexture(const image::ImagePtr& picture);
/// The pages of lightmaps, a layer each.
TextureSpec lightmapTexture(const LightmapPages& light);
/// A layer for each bump basis of each bumped page; a black one where there are none, since shaders read one.
TextureSpec bumpedLightmapTexture(const LightmapPages& light);
TextureSpec averageLightTexture(const LightmapPages& light);
/// The texts of labels: already encoded, and drawn pixel by pixel.
TextureSpec labelTexture(const QImage& texts);
/// The occlusion of a contact shadow; all light at first.
TextureSpec occlusionTexture();
Texels occlusionTexels(const ContactShadow& shadow);
/// The mixture of colour tables; at first the colours as they are.
TextureSpec correctionTexture();
Texels correctionTexels(const std::vector<image::WeightedTable>& tables);

} // namespace vitrine::render
