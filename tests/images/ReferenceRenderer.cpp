#include "tests/images/ReferenceRenderer.h"

#include "core/image/Image.h"
#include "core/scene/Pose.h"
#include "core/scene/SceneState.h"

#include <QHash>

#include <bit>
#include <cmath>

namespace vitrine::tests {
namespace {

using scene::Hit;
using scene::Surface;

/// Things behind one another that a pixel shows at most.
constexpr int kMostLayers = 12;

/// Half as large, each pixel the mean of four, colours in linear light.
QImage halved(const QImage& picture);

/// A texture decoded once, with the smaller levels that its file does not have.
class TexturePictures {
public:
  const QImage& level(const image::Image& image, std::uint32_t mip) {
    auto& levels = m_levels[&image];
    while (levels.size() <= mip) {
      const auto next = static_cast<std::uint32_t>(levels.size());
      levels.push_back(next < image.mipCount ? image.toQImage(next) : halved(levels.back()));
    }
    return levels[mip];
  }

  /// The number of the smallest level.
  static std::uint32_t lastLevel(const image::Image& image) {
    const bool made = image.mipCount == 1 && !image::isBlockCompressed(image.format);
    return made ? static_cast<std::uint32_t>(std::bit_width(std::max(image.width, image.height))) - 1
                : image.mipCount - 1;
  }

private:
  QHash<const image::Image*, std::vector<QImage>> m_levels;
};

QVector3D linear(const QColor& color) {
  return {image::srgbToLinear(color.redF()), image::srgbToLinear(color.greenF()), image::srgbToLinear(color.blueF())};
}

QVector3D linear(QRgb pixel) {
  return {image::srgbToLinear(static_cast<float>(qRed(pixel)) / 255.0F),
          image::srgbToLinear(static_cast<float>(qGreen(pixel)) / 255.0F),
          image::srgbToLinear(static_cast<float>(qBlue(pixel)) / 255.0F)};
}

QImage halved(const QImage& picture) {
  QImage half(std::max(picture.width() / 2, 1), std::max(picture.height() / 2, 1), QImage::Format_ARGB32);
  for (int y = 0; y < half.height(); ++y) {
    for (int x = 0; x < half.width(); ++x) {
      QVector3D sum;
      int alpha = 0;
      for (const QPoint at : {QPoint(0, 0), QPoint(1, 0), QPoint(0, 1), QPoint(1, 1)}) {
        const QRgb pixel = picture.pixel(std::min(2 * x + at.x(), picture.width() - 1),
                                         std::min(2 * y + at.y(), picture.height() - 1));
        sum += linear(pixel);
        alpha += qAlpha(pixel);
      }
      half.setPixelColor(x, y,
                         QColor::fromRgbF(image::linearToSrgb(sum.x() / 4), image::linearToSrgb(sum.y() / 4),
                                          image::linearToSrgb(sum.z() / 4), static_cast<float>(alpha) / 1020.0F));
    }
  }
  return half;
}

int wrapped(int value, int size) {
  return ((value % size) + size) % size;
}

/// The value between four neighbours; `at(x, y)` gives one, x and y are in texels with centres at .5.
template <class At>
auto bilinear(float x, float y, At at) {
  const float fx = std::floor(x - 0.5F);
  const float fy = std::floor(y - 0.5F);
  const float tx = x - 0.5F - fx;
  const float ty = y - 0.5F - fy;
  const int ix = static_cast<int>(fx);
  const int iy = static_cast<int>(fy);
  return (at(ix, iy) * (1 - tx) + at(ix + 1, iy) * tx) * (1 - ty) +
         (at(ix, iy + 1) * (1 - tx) + at(ix + 1, iy + 1) * tx) * ty;
}

/// Linear light and alpha.
QVector4D sampled(const QImage& picture, QVector2D uv) {
  return bilinear(uv.x() * static_cast<float>(picture.width()), uv.y() * static_cast<float>(picture.height()),
                  [&](int x, int y) {
                    const QRgb pixel = picture.pixel(wrapped(x, picture.width()), wrapped(y, picture.height()));
                    return QVector4D(linear(pixel), static_cast<float>(qAlpha(pixel)) / 255.0F);
                  });
}

QVector3D lightOf(const scene::Lightmap& lightmap, QVector2D luxel, const scene::LightMix& mix) {
  return bilinear(luxel.x(), luxel.y(), [&](int x, int y) {
    return scene::lightAt(lightmap, std::clamp(x, 0, lightmap.width - 1), std::clamp(y, 0, lightmap.height - 1),
                          mix);
  });
}

template <class T>
T interpolated(const std::vector<T>& stream, const std::array<std::uint32_t, 3>& corners, const QVector3D& weights) {
  return stream[corners[0]] * weights.x() + stream[corners[1]] * weights.y() + stream[corners[2]] * weights.z();
}

/// How much of what lies behind a surface is seen.
enum class Opacity { Whole, CutOut, Blended };

class Renderer {
public:
  Renderer(const scene::ScenePtr& scene, const scene::SceneAssets& assets, const scene::RayCaster& caster,
           const scene::SceneState& state)
      : m_scene(*scene), m_assets(assets), m_caster(caster), m_pose(scene, state),
        m_visible(scene::visibleItems(*scene, state)), m_mix(scene::lightMix(*scene, state)),
        m_colors(scene::chosenColors(*scene, state)), m_view(scene::chosenGameView(*scene, state)) {}

  /// Through what is cut out or glass to what lies behind it.
  QRgb pixel(const render::CameraRig& camera, QPointF at, const QColor& background) {
    scene::Ray ray = camera.rayThrough(at);
    QVector3D color;
    float left = 1;
    for (int layer = 0; layer < kMostLayers && left > 0.001F; ++layer) {
      const auto hit = m_caster.cast(ray, m_visible, &m_pose);
      const float depth = hit ? QVector3D::dotProduct(hit->position - camera.pose().position, camera.forward()) : 0.0F;
      if (!hit || (m_view && m_view->farPlane > 0 && depth > m_view->farPlane)) {
        break;
      }
      const auto uvAt = [&](QPointF pixel) { return uvOnPlane(*hit, camera.rayThrough(pixel)); };
      const QVector2D du = uvAt(at + QPointF(1, 0)) - uvAt(at);
      const QVector2D dv = uvAt(at + QPointF(0, 1)) - uvAt(at);
      const QVector4D base = baseColor(*hit, du, dv);
      const float covered = coverage(*hit, base.w());
      if (covered > 0) {
        color += fogged(shaded(*hit, base.toVector3D()), depth) * covered * left;
        left *= 1 - covered;
      }
      ray.origin = hit->position + ray.direction.normalized() * depth * 1e-5F;
    }
    return bytes(color + encoded(m_view && m_view->background ? *m_view->background : linear(background)) * left);
  }

private:
  const scene::Material& materialOf(const Hit& hit) const {
    return m_assets.materials[static_cast<std::size_t>(m_scene.surfaceOf(hit.item).material)];
  }

  const image::Image* pictureOf(const scene::Material& material) const {
    const int texture = material.slot(scene::TextureSlot::BaseColor).texture;
    return texture == scene::kNone ? nullptr : m_assets.textures[static_cast<std::size_t>(texture)].image.get();
  }

  Opacity opacityOf(const scene::Material& material) const {
    const image::Image* image = pictureOf(material);
    const bool seenThrough = image && image->hasAlpha;
    switch (material.blend) {
    case scene::Blend::AlphaTest: return Opacity::CutOut;
    case scene::Blend::AlphaBlend: return Opacity::Blended;
    case scene::Blend::Automatic: return seenThrough ? Opacity::Blended : Opacity::Whole;
    case scene::Blend::AutomaticCutout:
      return !seenThrough ? Opacity::Whole : image->cutOut ? Opacity::CutOut : Opacity::Blended;
    default: return Opacity::Whole;
    }
  }

  float coverage(const Hit& hit, float alpha) const {
    const scene::Material& material = materialOf(hit);
    const auto cutoff = material.scalars.find(QStringLiteral("alphaCutoff"));
    switch (opacityOf(material)) {
    case Opacity::Whole: return 1;
    case Opacity::CutOut: return alpha < (cutoff == material.scalars.end() ? 0.5F : cutoff->second) ? 0.0F : 1.0F;
    case Opacity::Blended: return alpha;
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

  QVector3D shaded(const Hit& hit, const QVector3D& base) {
    const scene::VertexStreams::Colors* stream = streamOf(m_scene.meshOf(hit.item));
    if (stream && stream->use == scene::ColorUse::Paint) {
      return encoded(streamAt(*stream, hit).toVector3D());
    }
    const float gain = m_colors ? m_colors->gain : 1;
    const QVector3D lit = stream ? streamAt(*stream, hit).toVector3D() * gain : light(hit);
    return m_scene.lightArithmetic == scene::LightArithmetic::Display ? shown(encoded(base) * lit)
                                                                      : encoded(base * lit);
  }

  QVector4D streamAt(const scene::VertexStreams::Colors& stream, const Hit& hit) const {
    const scene::DrawItem& item = m_scene.drawItems()[hit.item];
    if (stream.scope == scene::ColorScope::Surface) {
      return stream.values[stream.indexOf(0, item.surface)];
    }
    const scene::PosedVertices* posed = m_pose.verticesOf(item.node);
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

  QVector3D fogged(const QVector3D& color, float depth) const {
    if (!m_view || !m_view->fog) {
      return color;
    }
    const scene::Fog& fog = *m_view->fog;
    const float share = std::clamp((depth - fog.start) / (fog.end - fog.start), 0.0F, 1.0F);
    return color * (1 - share) + encoded(fog.color) * share;
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
    const std::vector<QVector3D>& positions = m_pose.positionsOf(hit.item);
    const QMatrix4x4& world = m_pose.worldTransform(m_scene.drawItems()[hit.item].node);
    const auto ids = corners(hit);
    const QVector3D a = world.map(positions[ids[0]]);
    const QVector3D e1 = world.map(positions[ids[1]]) - a;
    const QVector3D e2 = world.map(positions[ids[2]]) - a;
    const QVector3D normal = QVector3D::crossProduct(e1, e2);
    const float t = QVector3D::dotProduct(a - ray.origin, normal) / QVector3D::dotProduct(ray.direction, normal);
    const QVector3D p = ray.origin + ray.direction * t - a;
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
    if (!image) {
      return QVector4D(material.fallbackColor.value_or(QVector3D(1, 1, 1)), 1) * material.color;
    }
    const QVector2D texels(static_cast<float>(image->width), static_cast<float>(image->height));
    const float footprint = std::max((du * texels).length(), (dv * texels).length());
    const float mip = std::log2(std::max(footprint, 1.0F));
    const std::uint32_t last = TexturePictures::lastLevel(*image);
    const auto fine = std::min(static_cast<std::uint32_t>(mip), last);
    const QVector4D near = sampled(m_pictures.level(*image, fine), uv(hit));
    const QVector4D far = sampled(m_pictures.level(*image, std::min(fine + 1, last)), uv(hit));
    const float blend = mip - std::floor(mip);
    return (near * (1 - blend) + far * blend) * material.color;
  }

  QVector3D light(const Hit& hit) const {
    const Surface& surface = m_scene.surfaceOf(hit.item);
    const auto& uvs = m_scene.meshOf(hit.item).vertices.lightmapUvs;
    if (surface.lightmap == scene::kNone || uvs.empty()) {
      return {1, 1, 1};
    }
    const QVector2D luxel = interpolated(uvs, corners(hit), hit.barycentric);
    return lightOf(m_scene.lightmaps[static_cast<std::size_t>(surface.lightmap)], luxel, m_mix);
  }

  const Scene& m_scene;
  const scene::SceneAssets& m_assets;
  const scene::RayCaster& m_caster;
  scene::Pose m_pose;
  std::vector<bool> m_visible;
  scene::LightMix m_mix;
  const scene::ColorStreamTarget::Choice* m_colors;
  const scene::GameView* m_view;
  TexturePictures m_pictures;
};

} // namespace

QImage renderReference(const scene::ScenePtr& scene, const scene::SceneAssets& assets, const scene::RayCaster& caster,
                       const render::CameraRig& camera, QSize size, const QColor& background,
                       const scene::SceneState& state) {
  Renderer renderer(scene, assets, caster, state);
  QImage picture(size, QImage::Format_RGB32);
  for (int y = 0; y < size.height(); ++y) {
    for (int x = 0; x < size.width(); ++x) {
      picture.setPixel(x, y, renderer.pixel(camera, QPointF(x + 0.5, y + 0.5), background));
    }
  }
  return picture;
}

} // namespace vitrine::tests
