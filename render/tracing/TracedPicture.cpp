#include "render/tracing/TracedPicture.h"

#include "core/animation/VisibleItems.h"
#include "core/visibility/FogQuery.h"
#include "render/batching/DisplayColor.h"
#include "render/tracing/ExposureMeter.h"
#include "render/tracing/HitShader.h"

#include <algorithm>
#include <cmath>
#include <initializer_list>
#include <optional>
#include <set>

namespace vitrine::tracing {
namespace {

/// Surfaces that one ray looks through at most: holes in pictures, glass.
constexpr int kMostLayers = 12;
/// Share of light that is left behind so many panes that nothing more is to be seen.
constexpr float kOpaque = 0.02F;
/// Step behind a surface that the ray goes on from, in parts of the way to it.
constexpr float kStepPart = 1e-5F;

QVector3D mixedTo(const QVector3D& from, const QVector3D& to, float share) {
  return from * (1.0F - share) + to * share;
}

bool isHole(const Scene& scene, DrawItemIndex item) {
  const MaterialIndex material = scene.surfaceOf(item).material;
  return material && scene.assets.materials[material].model() == scene::MaterialModel::Sky;
}

/// True unless the material is known, and opaque.
bool mayBeSeenThrough(const scene::Material& material) {
  const bool known = material.asset.empty() || material.state == scene::AssetState::Ready;
  return !known || material.blend != scene::Blend::Opaque;
}

/// Layers of what a ray meets, from the front to the back: what is in front, and how much is seen of what is behind.
/// As the blending of render/engine does it, on encoded colours.
class Layers {
public:
  void add(const Shaded& layer, const QVector3D& encoded) {
    switch (layer.blend) {
    case scene::Blend::AlphaBlend:
      m_front += m_left * encoded * layer.alpha;
      m_left *= 1.0F - std::clamp(layer.alpha, 0.0F, 1.0F);
      break;
    case scene::Blend::Additive:
      m_front += m_left * encoded * layer.alpha;
      break;
    case scene::Blend::Screen:
      m_front += m_left * encoded;
      m_left *= QVector3D(1, 1, 1) - encoded;
      break;
    case scene::Blend::Multiply:
      m_left *= encoded;
      break;
    default:
      m_front += m_left * encoded;
      m_left = {};
    }
  }
  bool closed() const { return std::max({m_left.x(), m_left.y(), m_left.z()}) < kOpaque; }
  /// Share of what is behind that is not seen; what only adds light hides as much as it is bright.
  float opacity() const {
    const float brightest = std::max({m_front.x(), m_front.y(), m_front.z()});
    return std::clamp(std::max(1.0F - std::min({m_left.x(), m_left.y(), m_left.z()}), brightest), 0.0F, 1.0F);
  }
  QVector3D linear() const {
    const QVector3D straight = m_front / std::max(opacity(), kOpaque);
    const auto of = [](float encoded) { return image::srgbToLinear(std::clamp(encoded, 0.0F, 1.0F)); };
    return {of(straight.x()), of(straight.y()), of(straight.z())};
  }

private:
  QVector3D m_front;
  QVector3D m_left{1, 1, 1};
};

class Tracer {
public:
  Tracer(const session::Snapshot& snapshot, const picking::RayCaster& caster, const viewing::CameraView& view, int rows)
      : m_snapshot(snapshot), m_scene(*snapshot.scene), m_caster(caster), m_view(view),
        m_visible(animation::visibleItems(m_scene, *snapshot.state)), m_shader(snapshot, view, rows) {
    if (!m_scene.world.backdrops.empty()) {
      for (const DrawItemIndex item : m_visible) {
        if (m_scene.backdropOf(item)) {
          m_behind.insert(item);
        }
      }
    }
    if (!view.pose().orthographic) {
      m_fog = visibility::fogAt(m_scene, snapshot.assets, *snapshot.state, {view.pose().position, view.forward()});
    }
  }

  Sample hit(const scene::Ray& ray) const {
    const auto hit = m_caster.castSeen(ray, m_visible, m_snapshot.pose.get());
    return hit ? sampleOf(*hit, surfaceOf(*hit, ray)) : Sample();
  }

  Sample shaded(const scene::Ray& ray) {
    Sample sample;
    Layers layers;
    walk(ray, [&](const picking::Hit& hit) {
      add(hit, ray, layers, sample);
      return !layers.closed();
    });
    sample.shown = layers.linear();
    sample.opacity = layers.opacity();
    return sample;
  }

  /// Adds the materials that the ray may meet, whatever may be found of them.
  void gather(const scene::Ray& ray, std::set<MaterialIndex>& materials) const {
    walk(ray, [&](const picking::Hit& hit) {
      const MaterialIndex material = m_scene.surfaceOf(hit.item).material;
      if (material) {
        materials.insert(material);
      }
      return material && mayBeSeenThrough(m_snapshot.assets.materials[material]);
    });
  }

private:
  /// All that a ray meets, from the front to the back, as long as `visit` says true of it.
  template <class Visit>
  void walk(const scene::Ray& ray, Visit&& visit) const {
    scene::Ray rest = ray;
    for (int i = 0; i < kMostLayers; ++i) {
      auto hit = m_caster.cast(rest, m_visible, m_snapshot.pose.get());
      if (!hit || isHole(m_scene, hit->item)) {
        break;
      }
      hit->distance += (rest.origin - ray.origin).length();
      if (!visit(*hit)) {
        return;
      }
      rest.origin = ray.origin + ray.direction * (hit->distance * (1.0F + kStepPart));
    }
    if (m_behind.empty()) {
      return;
    }
    const auto behind = m_caster.castSeen(ray, m_behind, m_snapshot.pose.get());
    if (behind && !visit(*behind)) {
      return;
    }
    if (const auto sky = m_caster.castSkyPicture(ray, m_behind)) {
      visit(*sky);
    }
  }

  HitSurface surfaceOf(const picking::Hit& hit, const scene::Ray& ray) const {
    return HitSurface(*m_snapshot.pose, hit, ray.direction, m_view.pose().orthographic);
  }

  static Sample sampleOf(const picking::Hit& hit, const HitSurface& surface) {
    Sample sample;
    sample.item = hit.item;
    sample.backdrop = hit.backdrop;
    sample.distance = hit.distance;
    sample.position = hit.position;
    sample.normal = surface.normal();
    return sample;
  }

  /// One more layer behind those there are; the first that is no hole is what the sample is of.
  void add(const picking::Hit& hit, const scene::Ray& ray, Layers& layers, Sample& sample) {
    const HitSurface surface = surfaceOf(hit, ray);
    const Shaded shaded = m_shader.shade(surface);
    if (shaded.leftOut) {
      return;
    }
    if (!sample.item) {
      sample = sampleOf(hit, surface);
      sample.color = shaded.color;
      sample.light = shaded.light;
    }
    layers.add(shaded, fogged(shaded, hit, ray));
  }

  /// Fog of the world, as resources/shaders/surface.frag has it.
  QVector3D fogged(const Shaded& shaded, const picking::Hit& hit, const scene::Ray& ray) const {
    const std::optional<scene::Fog> fog = hit.backdrop
                                              ? visibility::backdropFog(m_scene, *m_snapshot.state, hit.backdrop,
                                                                        {m_view.pose().position, m_view.forward()})
                                              : m_fog;
    if (!fog || m_view.pose().orthographic) {
      return shaded.encoded;
    }
    const float depth = hit.distance * QVector3D::dotProduct(ray.direction, m_view.forward());
    const float share =
        std::clamp((depth - fog->start) / std::max(fog->end - fog->start, 1e-6F), 0.0F, fog->maxDensity);
    switch (shaded.blend) {
    case scene::Blend::Additive:
    case scene::Blend::Screen:
      return shaded.encoded * (1.0F - share);
    case scene::Blend::Multiply:
      return mixedTo(shaded.encoded, {1, 1, 1}, share);
    default:
      return mixedTo(shaded.encoded, render::displayColor(fog->color), share);
    }
  }

  const session::Snapshot& m_snapshot;
  const Scene& m_scene;
  const picking::RayCaster& m_caster;
  const viewing::CameraView& m_view;
  ItemSet m_visible;
  ItemSet m_behind; ///< those of backdrops
  HitShader m_shader;
  std::optional<scene::Fog> m_fog;
};

} // namespace

namespace {

/// A place in a picture of `size`, in pixels, as the ray of a view through it.
scene::Ray rayAt(const viewing::CameraView& view, QSize size, double x, double y) {
  const QSizeF viewport = view.viewportSize();
  return view.rayThrough({x / size.width() * viewport.width(), y / size.height() * viewport.height()});
}

/// Calls `visit(x, y)` for each pixel of a picture, rows from the top.
template <class Visit>
void forEachPixel(QSize size, base::Progress* progress, Visit&& visit) {
  for (int y = 0; y < size.height(); ++y) {
    if (progress) {
      progress->step(QStringLiteral("Tracing"), static_cast<double>(y) / size.height());
    }
    for (int x = 0; x < size.width(); ++x) {
      visit(x, y);
    }
  }
}

/// sRGB-encoded bytes of what rays saw, mixed as light; the more transparent, the fewer of them met anything.
QRgb mixedColor(std::initializer_list<Sample> rays, float exposure) {
  QVector3D sum;
  float met = 0;
  for (const Sample& ray : rays) {
    if (ray.item) {
      sum += shownAt(ray, exposure) * ray.opacity;
      met += ray.opacity;
    }
  }
  if (met <= 0.0F) {
    return 0;
  }
  const QVector3D encoded = render::displayColor(sum / met) * 255.0F;
  const auto byte = [](float value) { return static_cast<int>(std::lround(value)); };
  return qRgba(byte(encoded.x()), byte(encoded.y()), byte(encoded.z()),
               byte(met * 255.0F / static_cast<float>(rays.size())));
}

/// True where an eye tells two pixels apart.
bool differ(QRgb a, QRgb b) {
  constexpr int kNoticed = 12;
  return qAlpha(a) != qAlpha(b) || std::abs(qRed(a) - qRed(b)) > kNoticed ||
         std::abs(qGreen(a) - qGreen(b)) > kNoticed || std::abs(qBlue(a) - qBlue(b)) > kNoticed;
}

/// True where a pixel of a picture differs from one beside it.
bool isUneven(const QImage& picture, int x, int y) {
  const QRgb here = picture.pixel(x, y);
  return (x > 0 && differ(here, picture.pixel(x - 1, y))) || (y > 0 && differ(here, picture.pixel(x, y - 1))) ||
         (x + 1 < picture.width() && differ(here, picture.pixel(x + 1, y))) ||
         (y + 1 < picture.height() && differ(here, picture.pixel(x, y + 1)));
}

} // namespace

TracedPicture trace(const session::Snapshot& snapshot, const picking::RayCaster& caster,
                    const viewing::CameraView& view, QSize size, Detail detail, base::Progress* progress) {
  TracedPicture picture{size, {}};
  picture.samples.reserve(static_cast<std::size_t>(std::max(size.width(), 0)) *
                          static_cast<std::size_t>(std::max(size.height(), 0)));
  if (snapshot.scene) {
    Tracer tracer(snapshot, caster, view, size.height());
    forEachPixel(size, progress, [&](int x, int y) {
      const scene::Ray ray = rayAt(view, size, x + 0.5, y + 0.5);
      picture.samples.push_back(detail == Detail::Hits ? tracer.hit(ray) : tracer.shaded(ray));
    });
  }
  return picture;
}

QImage smoothPicture(const session::Snapshot& snapshot, const picking::RayCaster& caster,
                     const viewing::CameraView& view, QSize size, base::Progress* progress) {
  Tracer tracer(snapshot, caster, view, size.height());
  const float exposure = snapshot.state->exposure;
  const auto at = [&](double x, double y) { return tracer.shaded(rayAt(view, size, x, y)); };
  QImage sharp(size, QImage::Format_ARGB32);
  forEachPixel(size, progress,
               [&](int x, int y) { sharp.setPixel(x, y, mixedColor({at(x + 0.5, y + 0.5)}, exposure)); });
  QImage smooth = sharp;
  forEachPixel(size, progress, [&](int x, int y) {
    if (isUneven(sharp, x, y)) {
      smooth.setPixel(
          x, y,
          mixedColor({at(x + 0.25, y + 0.25), at(x + 0.75, y + 0.25), at(x + 0.25, y + 0.75), at(x + 0.75, y + 0.75)},
                     exposure));
    }
  });
  return smooth;
}

std::set<MaterialIndex> materialsSeen(const session::Snapshot& snapshot, const picking::RayCaster& caster,
                                      const viewing::CameraView& view, QSize size, base::Progress* progress) {
  std::set<MaterialIndex> materials;
  const Tracer tracer(snapshot, caster, view, size.height());
  forEachPixel(size, progress, [&](int x, int y) { tracer.gather(rayAt(view, size, x + 0.5, y + 0.5), materials); });
  return materials;
}

} // namespace vitrine::tracing
