#include "core/scene/LightmapPicture.h"

#include <QFloat16>

#include <algorithm>
#include <cstring>

namespace vitrine::scene {
namespace {

constexpr float kLargestHalf = 65504;

template <class LightOf>
image::ImagePtr pictureOf(const Lightmap& lightmap, const LightOf& lightOf) {
  auto image = std::make_shared<image::Image>();
  image->format = image::PixelFormat::Rgba16F;
  image->width = static_cast<std::uint32_t>(lightmap.width);
  image->height = static_cast<std::uint32_t>(lightmap.height);
  std::vector<std::byte> texels(std::size_t{image->width} * image->height * 4 * sizeof(qfloat16));
  std::byte* at = texels.data();
  for (int y = 0; y < lightmap.height; ++y) {
    for (int x = 0; x < lightmap.width; ++x) {
      const QVector3D light = lightOf(x, y);
      for (int i = 0; i < 4; ++i, at += sizeof(qfloat16)) {
        const qfloat16 half(i < 3 ? std::min(light[i], kLargestHalf) : 1.0F);
        std::memcpy(at, &half, sizeof half);
      }
    }
  }
  image->pictures.push_back({image->width, image->height, Bytes::adopt(std::move(texels))});
  return image;
}

} // namespace

image::ImagePtr lightmapPicture(const Lightmap& lightmap, const LightStyleWeights& mix) {
  return pictureOf(lightmap, [&](int x, int y) { return lightAt(lightmap, x, y, mix); });
}

image::ImagePtr lightmapPicture(const Lightmap& lightmap, const LightmapLayer& layer, int basis) {
  return pictureOf(lightmap, [&](int x, int y) { return luxelLight(lightmap, layer, x, y, basis); });
}

} // namespace vitrine::scene
