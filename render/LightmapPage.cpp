#include "render/LightmapPage.h"

#include "render/batching/RenderScene.h"

namespace vitrine::render {

std::optional<LightmapPage> lightmapPageOf(const RenderScene& prepared, scene::LightmapIndex lightmap,
                                           const scene::LightStyleWeights& mix) {
  const LightmapAtlas& atlas = *prepared.atlas;
  if (!prepared.scene->bake.lightmaps.contains(lightmap) || atlas.rect(lightmap).isEmpty()) {
    return std::nullopt;
  }
  LightmapPages light = prepared.light; // pages share their texels until the mix changes them
  light.setMix(mix);
  auto image = std::make_shared<image::Image>();
  image->format = image::PixelFormat::Rgba16F;
  image->width = static_cast<std::uint32_t>(atlas.pageSize().width());
  image->height = static_cast<std::uint32_t>(atlas.pageSize().height());
  image->pictures.push_back({image->width, image->height, Bytes::adopt(light.page(atlas.page(lightmap)))});
  return LightmapPage{atlas.page(lightmap), atlas.pageCount(), atlas.rect(lightmap), image};
}

} // namespace vitrine::render
