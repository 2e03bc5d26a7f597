#include "core/formats/diggles/scene/GroundShadows.h"

#include <QCoreApplication>

#include <map>

namespace vitrine::formats::diggles {
namespace {

/// Corners further out than points can be lie nowhere near the model.
constexpr float kFurthest = 4 * 8192.0F;
constexpr std::uint64_t kShadowFrameBytes = 384;
constexpr std::uint64_t kPictureBytes = 4096 + 2 * layouts::kShadow.size * 4;

/// Triangles of the strip, facing up.
constexpr auto kIndices = std::to_array<std::uint32_t>({0, 2, 1, 1, 2, 3});
constexpr auto kUvs = std::to_array<QVector2D>({{0, 0}, {1, 0}, {0, 1}, {1, 1}});

/// Null: there is nothing to see.
std::shared_ptr<const std::vector<QVector3D>> cornersOf(const std::array<QVector3D, 4>& quad) {
  std::vector<QVector3D> corners;
  for (const QVector3D& corner : quad) {
    if (!scene::isWithin(corner, kFurthest)) {
      return nullptr;
    }
    corners.push_back(toScene(corner));
  }
  const bool flat = QVector3D::crossProduct(corners[1] - corners[0], corners[2] - corners[0]).isNull() &&
                    QVector3D::crossProduct(corners[1] - corners[3], corners[2] - corners[3]).isNull();
  return flat ? nullptr : std::make_shared<const std::vector<QVector3D>>(std::move(corners));
}

scene::Bounds boundsOf(const std::vector<QVector3D>& points) {
  scene::Bounds bounds;
  std::ranges::for_each(points, [&](const QVector3D& point) { bounds.add(point); });
  return bounds;
}

/// Black, with the stored bytes as alpha.
image::ImagePtr shadowPicture(std::span<const std::byte> pixels) {
  QImage picture(kShadowSide, kShadowSide, QImage::Format_RGBA8888);
  for (int y = 0; y < picture.height(); ++y) {
    for (int x = 0; x < picture.width(); ++x) {
      const std::size_t at = static_cast<std::size_t>(y) * kShadowSide + static_cast<std::size_t>(x);
      picture.setPixel(x, y, qRgba(0, 0, 0, std::to_integer<int>(pixels[at])));
    }
  }
  return image::Image::fromQImage(picture);
}

/// A shadow picture, and the places where it lies, by mesh of the file.
struct ShadowPicture {
  std::uint16_t number = 0;
  FrameRows frames;
};

MaterialIndex addShadowMaterial(SceneBuild& build, std::uint16_t number) {
  scene::Texture texture;
  texture.name = QStringLiteral("shadow %1").arg(number);
  texture.state = scene::AssetState::Ready;
  texture.image = shadowPicture(build.model.pixels(build.model.shadows[number].where));
  texture.wrapU = scene::Wrap::Clamp;
  texture.wrapV = scene::Wrap::Clamp;
  scene::Material material;
  material.name = texture.name;
  material.params = scene::UnlitParams{};
  material.blend = scene::Blend::AlphaBlend;
  material.cull = scene::Cull::None;
  material.depthWrite = false;
  material.polygonOffset = true;
  material.record = recordIn(build.records.shadows, number);
  scene::SceneAssets& assets = build.scene.assets;
  material.slot(scene::TextureSlot::BaseColor).texture = assets.textures.add(std::move(texture));
  return assets.materials.add(std::move(material));
}

ScenePart addShadowMesh(SceneBuild& build, const ShadowPicture& picture) {
  ScenePart part{QCoreApplication::translate("formats", "shadow %1").arg(picture.number), {}};
  if (!build.budget.takeBytes(kPictureBytes) || !build.budget.takeTriangles(kIndices.size() / 3)) {
    return part;
  }
  scene::Mesh mesh;
  mesh.name = part.name;
  mesh.vertices.uvs[0].assign(kUvs.begin(), kUvs.end());
  mesh.indices.assign(kIndices.begin(), kIndices.end());
  scene::Surface surface;
  surface.material = addShadowMaterial(build, picture.number);
  part.mesh = addFrameMesh(build, std::move(mesh), std::move(surface), picture.frames, 0, build.records.meshes);
  if (const auto record = recordIn(build.records.shadows, picture.number)) {
    build.scene.related.add(part.mesh, 0, *record);
  }
  return part;
}

} // namespace

ModelParts addGroundShadows(SceneBuild& build) {
  ModelParts made;
  std::vector<ShadowPicture> pictures;
  std::map<std::uint16_t, int> pictureOf;
  for (std::uint32_t number = 0; number < build.model.meshes.size(); ++number) {
    made.firstUse.push_back(made.uses.size());
    const ModelMesh& mesh = build.model.meshes[number];
    const auto corners = mesh.shadow < build.model.shadows.size() ? cornersOf(mesh.shadowQuad) : nullptr;
    if (!corners || !build.budget.takeBytes(kShadowFrameBytes)) {
      continue;
    }
    const auto [known, first] = pictureOf.try_emplace(mesh.shadow, static_cast<int>(pictures.size()));
    if (first) {
      pictures.emplace_back().number = mesh.shadow;
    }
    FrameRows& frames = pictures[static_cast<std::size_t>(known->second)].frames;
    made.uses.push_back({known->second, frames.add({corners, nullptr, boundsOf(*corners)}, number)});
  }
  made.firstUse.push_back(made.uses.size());
  for (const ShadowPicture& picture : pictures) {
    build.progress.check();
    made.parts.push_back(addShadowMesh(build, picture));
  }
  return made;
}

} // namespace vitrine::formats::diggles
