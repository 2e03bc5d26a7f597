#include "tests/images/ReferenceRenderer.h"

#include "core/animation/Billboard.h"
#include "core/animation/Pose.h"
#include "core/animation/VisibleItems.h"
#include "core/scene/Clay.h"
#include "core/visibility/FogQuery.h"
#include "tests/images/ReferenceTextures.h"

#include <algorithm>
#include <cmath>

namespace vitrine::tests {
namespace {

using picking::Hit;
using scene::Surface;

/// Things behind one another that a pixel shows at most.
constexpr int kMostLayers = 12;
/// Decals that lie on each other.
constexpr std::size_t kMostTogether = 8;

template <class T>
T interpolated(const std::vector<T>& stream, const std::array<std::uint32_t, 3>& corners, const QVector3D& weights) {
  return stream[corners[0]] * weights.x() + stream[corners[1]] * weights.y() + stream[corners[2]] * weights.z();
}

/// Degree to which what lies behind a surface is seen.
enum class Opacity { Whole, CutOut, Blended, Added };

class Renderer {
public:
  Renderer(const scene::ScenePtr& scene, const scene::SceneAssets& assets, const picking::RayCaster& caster,
           const state::SceneState& state, const viewing::CameraRig& camera)
      : m_scene(*scene), m_assets(assets), m_caster(caster), m_camera(camera), m_pose(scene, state),
        m_visible(animation::visibleItems(*scene, state)), m_mix(state::evaluate(*scene, state).light),
        m_colors(state::evaluate(*scene, state).colors), m_view(state::evaluate(*scene, state).viewPreset),
        m_fog(visibility::fogAt(*scene, assets, state::evaluate(*scene, state),
                                {camera.pose().position, camera.forward()})) {
    for (const scene::BackdropIndex backdrop : scene->world.backdrops.indices()) {
      m_backdropFog.push_back(visibility::backdropFog(*scene, state::evaluate(*scene, state), backdrop,
                                                      {camera.pose().position, camera.forward()}));
    }
    for (const DrawItemIndex item : m_visible) {
      if (scene->backdropOf(item) != scene::kNone) {
        m_behind.insert(item);
      }
    }
  }

  /// Through what is cut out or glass to what lies behind it.
  QRgb pixel(QPointF at, const QColor& background) {
    scene::Ray ray = m_camera.rayThrough(at);
    QVector3D color;
    float left = 1;
    bool open = true; // towards the backdrops
    for (int layer = 0; layer < kMostLayers && left > 0.001F; ++layer) {
      const std::vector<Hit> hits = nearest(ray);
      const float depth = hits.empty() ? 0.0F : depthOf(hits.front());
      if (hits.empty() || isSky(hits.front()) || (m_view && m_view->farPlane > 0 && depth > m_view->farPlane)) {
        break;
      }
      for (const Hit& hit : hits) {
        cover(hit, at, color, left);
      }
      ray.origin = hits.front().position + ray.direction.normalized() * depth * 1e-5F;
      open = left > 0.001F;
    }
    if (open && !m_scene.world.backdrops.empty()) {
      if (const auto hit = m_caster.castSeen(m_camera.rayThrough(at), m_behind); hit && pictureOf(materialOf(*hit))) {
        cover(*hit, at, color, left);
      }
    }
    return bytes(
        shown(color + encoded(m_view && m_view->background ? *m_view->background : linear(background)) * left));
  }

private:
  /// The first thing on the way; where that is laid on something, all that lies there, the uppermost first.
  std::vector<Hit> nearest(const scene::Ray& ray) {
    std::vector<Hit> hits;
    while (const auto hit = m_caster.cast(ray, m_visible, &m_pose)) {
      const bool together =
          hits.empty() || (hit->position - hits.front().position).length() < 0.02F + depthOf(hits.front()) * 1e-5F;
      if (!together) {
        break;
      }
      hits.push_back(*hit);
      if (!materialOf(*hit).polygonOffset || hits.size() > kMostTogether) {
        break;
      }
      m_visible.erase(hit->item);
    }
    for (const Hit& hit : hits) {
      m_visible.insert(hit.item);
    }
    std::ranges::stable_sort(hits, std::greater(), [&](const Hit& hit) {
      const scene::Material& material = materialOf(hit);
      return std::pair(material.polygonOffset, material.drawOrder);
    });
    return hits;
  }

  /// Lays what was hit behind what is there already.
  void cover(const Hit& hit, QPointF at, QVector3D& color, float& left) {
    const auto uvAt = [&](QPointF pixel) { return uvOnPlane(hit, m_camera.rayThrough(pixel)); };
    const QVector2D du = uvAt(at + QPointF(1, 0)) - uvAt(at);
    const QVector2D dv = uvAt(at + QPointF(0, 1)) - uvAt(at);
    const QVector4D base = baseColor(hit, du, dv);
    const float covered = coverage(hit, base.w());
    if (covered <= 0) {
      return;
    }
    const bool added = opacityOf(materialOf(hit)) == Opacity::Added;
    const QVector3D plain = shaded(hit, base.toVector3D(), du, dv);
    color += (added ? fogged(plain, hit, QVector3D()) : fogged(plain, hit)) * covered * left;
    left *= added ? 1 : 1 - covered;
  }

  QVector3D eyeOf(const Hit& hit) const {
    const QVector3D& eye = m_camera.pose().position;
    return hit.backdrop == scene::kNone ? eye : visibility::eyeIn(m_scene.world.backdrops[hit.backdrop], eye);
  }

  float depthOf(const Hit& hit) const { return QVector3D::dotProduct(hit.position - eyeOf(hit), m_camera.forward()); }

  bool isSky(const Hit& hit) const { return materialOf(hit).model() == scene::MaterialModel::Sky; }

  const scene::Material& materialOf(const Hit& hit) const {
    return m_assets.materials[m_scene.surfaceOf(hit.item).material];
  }

  const image::Image* pictureOf(const scene::Material& material) const {
    const TextureIndex texture = material.slot(scene::TextureSlot::BaseColor).texture;
    return texture == scene::kNone ? nullptr : m_assets.textures[texture].image.get();
  }

  Opacity opacityOf(const scene::Material& material) const {
    const image::Image* image = pictureOf(material);
    const bool seenThrough = image && image->hasAlpha;
    switch (material.blend) {
    case scene::Blend::AlphaTest:
      return Opacity::CutOut;
    case scene::Blend::AlphaBlend:
      return Opacity::Blended;
    case scene::Blend::Additive:
      return Opacity::Added;
    case scene::Blend::Automatic:
      return seenThrough ? Opacity::Blended : Opacity::Whole;
    case scene::Blend::AutomaticCutout:
      return !seenThrough ? Opacity::Whole : image->cutOut ? Opacity::CutOut : Opacity::Blended;
    default:
      return Opacity::Whole;
    }
  }

  float coverage(const Hit& hit, float alpha) const {
    const scene::Material& material = materialOf(hit);
    switch (opacityOf(material)) {
    case Opacity::Whole:
      return 1;
    case Opacity::CutOut:
      return alpha < material.alphaCutoff ? 0.0F : 1.0F;
    case Opacity::Blended:
    case Opacity::Added:
      return alpha;
    }
    return 1;
  }

  static QVector3D encoded(const QVector3D& light) {
    const auto encode = [](float value) { return image::linearToSrgb(std::clamp(value, 0.0F, 1.0F)); };
    return {encode(light.x()), encode(light.y()), encode(light.z())};
  }

  static QVector3D shown(const QVector3D& encoded) {
    return {std::clamp(encoded.x(), 0.0F, 1.0F), std::clamp(encoded.y(), 0.0F, 1.0F),
            std::clamp(encoded.z(), 0.0F, 1.0F)};
  }

  static QRgb bytes(const QVector3D& encoded) {
    const auto byte = [](float value) { return static_cast<int>(std::lround(value * 255.0F)); };
    return qRgb(byte(encoded.x()), byte(encoded.y()), byte(encoded.z()));
  }

  QVector3D shaded(const Hit& hit, const QVector3D& base, QVector2D du, QVector2D dv) {
    const scene::VertexStreams::Colors* stream = streamOf(m_scene.meshOf(hit.item));
    const auto placed = placeLight(hit);
    if (stream && !placed && stream->use == scene::ColorUse::Paint) {
      return encoded(streamAt(*stream, hit).toVector3D());
    }
    const float gain = m_colors ? m_colors->gain : 1;
    if (placed) {
      return encoded(base * *placed * gain);
    }
    const QVector3D lit = stream ? streamAt(*stream, hit).toVector3D() * gain : light(hit, du, dv);
    return m_scene.bake.colorSpace == scene::LightingColorSpace::Display ? shown(encoded(base) * lit)
                                                                         : encoded(base * lit);
  }

  /// Of a node that has light of its own; what is never lit has none of it.
  std::optional<QVector3D> placeLight(const Hit& hit) const {
    const NodeIndex node = m_scene.drawItems()[hit.item].node;
    const scene::InstanceLightingIndex light = m_scene.nodes[node].light;
    if (light == scene::kNone) {
      return std::nullopt;
    }
    if (materialOf(hit).model() == scene::MaterialModel::Unlit) {
      return QVector3D(1, 1, 1);
    }
    const scene::InstanceLighting& from = m_scene.bake.instanceLightings[light];
    const std::vector<QVector3D>& normals = m_scene.meshOf(hit.item).vertices.normals;
    const QMatrix4x4 turn = m_scene.worldTransform(node).inverted().transposed();
    QVector3D sum;
    for (int i = 0; i < 3; ++i) {
      const std::uint32_t vertex = corners(hit)[static_cast<std::size_t>(i)];
      sum += from.at(vertex, turn.mapVector(normals[vertex]).normalized()) * hit.barycentric[i];
    }
    return sum;
  }

  QVector4D streamAt(const scene::VertexStreams::Colors& stream, const Hit& hit) const {
    const scene::DrawItem& item = m_scene.drawItems()[hit.item];
    if (stream.scope == scene::ColorScope::Surface) {
      return stream.values[stream.indexOf(0, item.surface)];
    }
    const animation::PosedVertices* posed = m_pose.verticesOf(item.node);
    const bool moves = posed && !posed->colors.empty() && &stream == &m_scene.meshOf(hit.item).vertices.colors.front();
    return interpolated(moves ? posed->colors : stream.values, corners(hit), hit.barycentric);
  }

  const scene::VertexStreams::Colors* streamOf(const scene::Mesh& mesh) const {
    for (const scene::VertexStreams::Colors& stream : mesh.vertices.colors) {
      if (!m_colors || stream.name == m_colors->stream) {
        return &stream;
      }
    }
    return nullptr;
  }

  QVector3D fogged(const QVector3D& color, const Hit& hit, std::optional<QVector3D> into = {}) const {
    const auto& fog = hit.backdrop == scene::kNone ? m_fog : m_backdropFog[hit.backdrop];
    if (!fog || isSky(hit)) {
      return color;
    }
    const float share = std::clamp((depthOf(hit) - fog->start) / (fog->end - fog->start), 0.0F, fog->maxDensity);
    return color * (1 - share) + into.value_or(encoded(fog->color)) * share;
  }

  std::array<std::uint32_t, 3> corners(const Hit& hit) const {
    const scene::Mesh& mesh = m_scene.meshOf(hit.item);
    const std::uint32_t first = m_scene.surfaceOf(hit.item).firstIndex + 3 * hit.triangle;
    return {mesh.indices[first], mesh.indices[first + 1], mesh.indices[first + 2]};
  }

  QVector2D uv(const Hit& hit) const {
    const auto& uvs = m_scene.meshOf(hit.item).vertices.uvs[0];
    return uvs.empty() ? QVector2D() : interpolated(uvs, corners(hit), hit.barycentric);
  }

  /// Texture coordinates where a neighbouring pixel's ray meets the plane of the triangle that was hit.
  QVector2D uvOnPlane(const Hit& hit, const scene::Ray& ray) const {
    const animation::BillboardCorners seen(m_pose, hit.item, eyeOf(hit));
    const auto ids = corners(hit);
    const QVector3D a = seen.at(ids[0]);
    const QVector3D e1 = seen.at(ids[1]) - a;
    const QVector3D e2 = seen.at(ids[2]) - a;
    const QVector3D normal = QVector3D::crossProduct(e1, e2);
    const QVector3D eye = eyeOf(hit);
    const float t = QVector3D::dotProduct(a - eye, normal) / QVector3D::dotProduct(ray.direction, normal);
    const QVector3D p = eye + ray.direction * t - a;
    const float scale = 1.0F / normal.lengthSquared();
    const float v = QVector3D::dotProduct(QVector3D::crossProduct(p, e2), normal) * scale;
    const float w = QVector3D::dotProduct(QVector3D::crossProduct(e1, p), normal) * scale;
    Hit moved = hit;
    moved.barycentric = {1 - v - w, v, w};
    return uv(moved);
  }

  /// Linear, with alpha.
  QVector4D baseColor(const Hit& hit, QVector2D du, QVector2D dv) {
    const scene::Material& material = materialOf(hit);
    const image::Image* image = pictureOf(material);
    if (!image && scene::wantsPicture(material)) {
      return scene::clayOf(material);
    }
    if (!image) {
      return QVector4D(material.fallbackColor.value_or(QVector3D(1, 1, 1)), 1) * material.color;
    }
    return filtered(*image, uv(hit), du, dv, Texels::Colors) * material.color;
  }

  /// From the two levels between which the pixel's size lies.
  QVector4D filtered(const image::Image& image, QVector2D at, QVector2D du, QVector2D dv, Texels meaning) {
    const QVector2D texels(static_cast<float>(image.width), static_cast<float>(image.height));
    const float footprint = std::max((du * texels).length(), (dv * texels).length());
    const float mip = std::log2(std::max(footprint, 1.0F));
    const std::uint32_t last = TexturePictures::lastLevel(image);
    const auto fine = std::min(static_cast<std::uint32_t>(mip), last);
    const QVector4D near = sampled(m_pictures.level(image, fine), at, meaning);
    const QVector4D far = sampled(m_pictures.level(image, std::min(fine + 1, last)), at, meaning);
    const float blend = mip - std::floor(mip);
    return near * (1 - blend) + far * blend;
  }

  /// Share of each bump direction that a surface takes; nothing where it has no relief.
  std::optional<QVector3D> bumpShares(const Hit& hit, QVector2D du, QVector2D dv) {
    const scene::Material& material = materialOf(hit);
    const TextureIndex texture = material.slot(scene::TextureSlot::Normal).texture;
    const image::Image* image = texture == scene::kNone ? nullptr : m_assets.textures[texture].image.get();
    if (!image) {
      return std::nullopt;
    }
    const QVector3D texel = filtered(*image, uv(hit), du, dv, Texels::Numbers).toVector3D();
    if (material.common.normalMap.selfShadowed) {
      return texel;
    }
    const QVector3D normal = (texel * 2 - QVector3D(1, 1, 1)).normalized();
    QVector3D shares;
    for (int i = 0; i < scene::kBumpBases; ++i) {
      const auto& base = scene::bumpBases()[static_cast<std::size_t>(i)];
      shares[i] = std::pow(std::max(0.0F, QVector3D::dotProduct(normal, base)), 2.0F);
    }
    return shares / std::max(shares.x() + shares.y() + shares.z(), 1e-4F);
  }

  QVector3D light(const Hit& hit, QVector2D du, QVector2D dv) {
    const Surface& surface = m_scene.surfaceOf(hit.item);
    const auto& uvs = m_scene.meshOf(hit.item).vertices.lightmapUvs;
    if (surface.lightmap == scene::kNone || uvs.empty()) {
      return {1, 1, 1};
    }
    const QVector2D luxel = interpolated(uvs, corners(hit), hit.barycentric);
    const scene::Lightmap& lightmap = m_scene.bake.lightmaps[surface.lightmap];
    const auto shares = lightmap.isBumped() ? bumpShares(hit, du, dv) : std::nullopt;
    return shares ? bumpedLightOf(lightmap, luxel, m_mix, *shares) : lightOf(lightmap, luxel, m_mix);
  }

  const Scene& m_scene;
  const scene::SceneAssets& m_assets;
  const picking::RayCaster& m_caster;
  const viewing::CameraRig& m_camera;
  animation::Pose m_pose;
  ItemSet m_visible;
  scene::LightStyleWeights m_mix;
  const scene::ColorStreamTarget::Choice* m_colors;
  const scene::ViewPreset* m_view;
  std::optional<scene::Fog> m_fog;
  scene::ByBackdrop<std::optional<scene::Fog>> m_backdropFog;
  ItemSet m_behind; ///< visible items of backdrops
  TexturePictures m_pictures;
};

} // namespace

QImage renderReference(const scene::ScenePtr& scene, const scene::SceneAssets& assets, const picking::RayCaster& caster,
                       const viewing::CameraRig& camera, QSize size, const QColor& background,
                       const state::SceneState& state) {
  Renderer renderer(scene, assets, caster, state, camera);
  QImage picture(size, QImage::Format_RGB32);
  for (int y = 0; y < size.height(); ++y) {
    for (int x = 0; x < size.width(); ++x) {
      picture.setPixel(x, y, renderer.pixel(QPointF(x + 0.5, y + 0.5), background));
    }
  }
  return picture;
}

} // namespace vitrine::tests
