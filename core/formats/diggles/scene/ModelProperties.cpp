#include "core/formats/diggles/scene/ModelProperties.h"

#include "core/animation/VisibleItems.h"
#include "core/formats/diggles/scene/DigglesScene.h"
#include "core/scene/OurProperty.h"

#include <QtGlobal>

#include <algorithm>
#include <cstring>
#include <set>

namespace vitrine::formats::diggles {
namespace {

/// More pictures than that are no list one looks through.
constexpr std::size_t kMostPictures = 64;
constexpr std::uint64_t kBytesPerPixel = 4;
constexpr std::uint64_t kPropertyBytes = 512;

/// A picture of one byte for each pixel, in grey. Null: there is none.
image::ImagePtr greyPicture(std::span<const std::byte> pixels, std::uint32_t width, std::uint32_t height) {
  if (pixels.empty() || pixels.size() < std::uint64_t{width} * height) {
    return nullptr;
  }
  QImage picture(static_cast<int>(width), static_cast<int>(height), QImage::Format_Grayscale8);
  for (std::uint32_t y = 0; y < height; ++y) {
    std::memcpy(picture.scanLine(static_cast<int>(y)), pixels.data() + std::size_t{y} * width, width);
  }
  return image::Image::fromQImage(picture);
}

scene::Property cmapProperty(const ModelFile& model, const ModelRecords& records, std::uint32_t number, bool drawn) {
  const ModelCmap& cmap = model.cmaps[number];
  scene::Property property{
      QStringLiteral("cmap %1").arg(number),
      QStringLiteral("%1 x %2 (%3, %4)").arg(cmap.width).arg(cmap.height).arg(cmap.extra[0]).arg(cmap.extra[1]),
      recordIn(records.cmaps, number), cmap.where};
  if (drawn) {
    property.picture = greyPicture(model.pixels(cmap.pixels), cmap.width, cmap.height);
  }
  return property;
}

std::uint64_t pictureBytes(const ModelCmap& cmap) {
  return cmap.pixels.size * kBytesPerPixel;
}

std::uint64_t framesOf(const ModelFile& model) {
  std::uint64_t frames = 0;
  for (const ModelAnimation& animation : model.animations) {
    frames += animation.frames.size();
  }
  return frames;
}

/// Of what is seen at first, without its shadow.
std::uint64_t trianglesAtRest(const Scene& scene, const ModelRecords& records) {
  std::uint64_t triangles = 0;
  for (const DrawItemIndex item : animation::visibleItems(scene, {})) {
    triangles += isOfModel(scene.meshOf(item), records) ? scene.surfaceOf(item).triangleCount() : 0;
  }
  return triangles;
}

} // namespace

std::vector<scene::Property> objectProperties(const ObjectPlan& plan, SceneBuild& build) {
  std::set<std::uint16_t> cmaps;
  for (const std::uint32_t mesh : plan.meshes) {
    if (build.model.meshes[mesh].cmap < build.model.cmaps.size()) {
      cmaps.insert(build.model.meshes[mesh].cmap);
    }
  }
  std::vector<scene::Property> properties{
      scene::ourProperty(QT_TRANSLATE_NOOP("formats", "Animations"), QString::number(plan.clips.size())),
      scene::ourProperty(QT_TRANSLATE_NOOP("formats", "Meshes"), QString::number(plan.meshes.size()))};
  for (const std::uint16_t cmap : cmaps) {
    if (properties.size() >= kMostPictures ||
        !build.budget.takeBytes(kPropertyBytes + pictureBytes(build.model.cmaps[cmap]))) {
      break;
    }
    properties.push_back(cmapProperty(build.model, build.records, cmap, true));
  }
  return properties;
}

std::vector<scene::Property> modelProperties(const ModelFile& model, const ModelRecords& records, const Scene* scene,
                                             const Limits& limits) {
  std::vector<scene::Property> properties{
      scene::ourProperty(QT_TRANSLATE_NOOP("formats", "Model"), shortName(model.name)),
      scene::ourProperty(QT_TRANSLATE_NOOP("formats", "Objects"), QString::number(model.objects.size())),
      scene::ourProperty(QT_TRANSLATE_NOOP("formats", "Animations, frames"),
                         QStringLiteral("%1, %2").arg(model.animations.size()).arg(framesOf(model))),
      scene::ourProperty(QT_TRANSLATE_NOOP("formats", "Meshes"), QString::number(model.meshes.size()))};
  if (scene) {
    properties.push_back(scene::ourProperty(QT_TRANSLATE_NOOP("formats", "Triangles at rest"),
                                            QString::number(trianglesAtRest(*scene, records))));
  }
  SceneBudget budget(model.bytes.size(), limits);
  SceneBudget pictures = budget.part(8);
  for (std::uint32_t cmap = 0; cmap < std::min(model.cmaps.size(), kMostPictures); ++cmap) {
    properties.push_back(cmapProperty(model, records, cmap, pictures.takeBytes(pictureBytes(model.cmaps[cmap]))));
  }
  return properties;
}

} // namespace vitrine::formats::diggles
