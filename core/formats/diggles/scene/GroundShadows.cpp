#include "core/formats/diggles/scene/GroundShadows.h"

#include <QCoreApplication>

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

} // namespace

GroundShadows::GroundShadows(SceneBuild& build) : m_build(build) {
  gather();
  for (const Picture& picture : m_pictures) {
    build.progress.check();
    addSceneMesh(picture, m_parts.emplace_back());
  }
}

void GroundShadows::gather() {
  std::map<std::uint16_t, int> pictureOf;
  for (std::uint32_t number = 0; number < m_build.model.meshes.size(); ++number) {
    const ModelMesh& mesh = m_build.model.meshes[number];
    const auto corners = mesh.shadow < m_build.model.shadows.size() ? cornersOf(mesh.shadowQuad) : nullptr;
    if (!corners || !m_build.budget.takeBytes(kShadowFrameBytes)) {
      continue;
    }
    const auto [known, first] = pictureOf.try_emplace(mesh.shadow, static_cast<int>(m_pictures.size()));
    if (first) {
      m_pictures.emplace_back().number = mesh.shadow;
    }
    Picture& picture = m_pictures[static_cast<std::size_t>(known->second)];
    m_uses.emplace(number, PartUse{known->second, static_cast<int>(picture.frames->size())});
    picture.frames->push_back({corners, nullptr, boundsOf(*corners)});
    picture.rows->push_back(number);
  }
}

MaterialIndex GroundShadows::addMaterial(std::uint16_t number) {
  scene::Texture texture;
  texture.name = QStringLiteral("shadow %1").arg(number);
  texture.state = scene::AssetState::Ready;
  texture.image = shadowPicture(m_build.model.pixels(m_build.model.shadows[number].where));
  texture.wrapU = scene::Wrap::Clamp;
  texture.wrapV = scene::Wrap::Clamp;
  scene::Material material;
  material.name = texture.name;
  material.params = scene::UnlitParams{};
  material.blend = scene::Blend::AlphaBlend;
  material.cull = scene::Cull::None;
  material.depthWrite = false;
  material.polygonOffset = true;
  material.record = recordIn(m_build.records.shadows, number);
  scene::SceneAssets& assets = m_build.scene.assets;
  material.slot(scene::TextureSlot::BaseColor).texture = assets.textures.add(std::move(texture));
  return assets.materials.add(std::move(material));
}

void GroundShadows::addSceneMesh(const Picture& picture, ScenePart& part) {
  part.name = QCoreApplication::translate("formats", "shadow %1").arg(picture.number);
  if (!m_build.budget.takeBytes(kPictureBytes) || !m_build.budget.takeTriangles(kIndices.size() / 3)) {
    return;
  }
  const scene::VertexFrame& first = picture.frames->front();
  scene::Mesh mesh;
  mesh.name = part.name;
  mesh.vertices.positions = *first.positions;
  mesh.vertices.uvs[0].assign(kUvs.begin(), kUvs.end());
  mesh.indices.assign(kIndices.begin(), kIndices.end());
  mesh.bounds = first.bounds;
  scene::Surface surface;
  surface.indexCount = static_cast<std::uint32_t>(kIndices.size());
  surface.material = addMaterial(picture.number);
  surface.bounds = first.bounds;
  surface.provenance.space = m_build.model.space;
  surface.provenance.section = m_build.records.meshes;
  surface.provenance.firstRow = picture.rows->front();
  if (picture.frames->size() > 1) {
    mesh.frames = picture.frames;
    surface.provenance.frameRows = picture.rows;
  }
  mesh.surfaces.push_back(std::move(surface));
  part.mesh = m_build.scene.meshes.add(std::move(mesh));
  if (const auto record = recordIn(m_build.records.shadows, picture.number)) {
    m_build.scene.related.add(part.mesh, 0, *record);
  }
}

std::optional<PartUse> GroundShadows::useOf(std::uint32_t mesh) const {
  const auto found = m_uses.find(mesh);
  return found == m_uses.end() ? std::nullopt : std::optional(found->second);
}

} // namespace vitrine::formats::diggles
