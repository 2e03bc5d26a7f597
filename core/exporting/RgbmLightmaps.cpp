#include "core/exporting/RgbmLightmaps.h"

#include "core/base/InParallel.h"
#include "core/exporting/ExportTexts.h"
#include "core/exporting/LuxelFilter.h"
#include "core/image/Image.h"
#include "core/image/ShelfPacker.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <cmath>

namespace vitrine::exporting {
namespace {

using scene::LightmapIndex;
using Lightmaps = scene::ByLightmap<scene::Lightmap>;

/// Luxels around each lightmap that repeat its edge, the widest for which there is room on a picture of kMaxRoomySide:
/// smaller pictures of the picture, which programs filter with, reach that far.
constexpr std::array kBorders = {4, 2, 1};
constexpr int kMaxRoomySide = 4096;
constexpr int kMinSide = 64;
/// Light brighter than this is as bright as this.
constexpr float kMaxRange = 64;
/// Lightmaps of one step of work.
constexpr std::size_t kAtOnce = 256;

/// Linear light of a luxel as it is shown.
QVector3D shownLight(const scene::Lightmap& lightmap, int x, int y, const state::EvaluatedState& state, bool display) {
  QVector3D light = state.exposure * scene::lightAt(lightmap, x, y, state.light);
  for (int i = 0; i < 3; ++i) {
    light[i] = std::isfinite(light[i]) ? std::clamp(light[i], 0.0F, kMaxRange) : 0.0F;
    light[i] = display ? image::srgbToLinear(std::min(light[i], 1.0F)) : light[i];
  }
  return light;
}

float brightest(const QVector3D& light) {
  return std::max({light.x(), light.y(), light.z()});
}

/// Straight RGBA of a light, in parts of the range. The alpha is no less than it must be: colours use all their bits.
QRgb coded(const QVector3D& light, float range) {
  const QVector3D part = light / range;
  const int alpha = std::clamp(static_cast<int>(std::ceil(brightest(part) * 255.0F)), 1, 255);
  const auto channel = [alpha](float value) {
    return std::clamp(static_cast<int>(std::lround(value * 255.0F * 255.0F / static_cast<float>(alpha))), 0, 255);
  };
  return qRgba(channel(part.x()), channel(part.y()), channel(part.z()), alpha);
}

/// Calls work(lightmap) for each, on several threads.
void forAll(const std::vector<LightmapIndex>& all, Progress& progress, const auto& work) {
  base::inParallel((all.size() + kAtOnce - 1) / kAtOnce, progress, ExportTexts::tr("Collecting light"),
                   [&](std::size_t step) {
                     const std::size_t end = std::min(all.size(), (step + 1) * kAtOnce);
                     for (std::size_t i = step * kAtOnce; i < end; ++i) {
                       work(all[i]);
                     }
                   });
}

float rangeOf(const Lightmaps& lightmaps, const std::vector<LightmapIndex>& all, const state::EvaluatedState& state,
              bool display, Progress& progress) {
  std::atomic<float> most = 1;
  forAll(all, progress, [&](LightmapIndex index) {
    const scene::Lightmap& lightmap = lightmaps[index];
    float here = 0;
    for (int y = 0; y < lightmap.height; ++y) {
      for (int x = 0; x < lightmap.width; ++x) {
        here = std::max(here, brightest(shownLight(lightmap, x, y, state, display)));
      }
    }
    for (float known = most; here > known && !most.compare_exchange_weak(known, here);) {
    }
  });
  return most;
}

void draw(QRgb* pixels, int stride, const QRect& at, const scene::Lightmap& lightmap, float range,
          const state::EvaluatedState& state, bool display, int border) {
  for (int y = -border; y < at.height() + border; ++y) {
    QRgb* row = pixels + static_cast<std::ptrdiff_t>(at.y() + y) * stride + at.x();
    for (int x = -border; x < at.width() + border; ++x) {
      const QVector3D light =
          shownLight(lightmap, std::clamp(x, 0, at.width() - 1), std::clamp(y, 0, at.height() - 1), state, display);
      row[x] = coded(light, range);
    }
  }
}

} // namespace

bool RgbmLightmaps::pack(const Lightmaps& lightmaps, const std::vector<LightmapIndex>& order, int side) {
  image::ShelfPacker packer(side, side);
  const auto add = [&packer, border = m_border](int width, int height) {
    const auto at = packer.add(width + 2 * border, height + 2 * border);
    return QRect(at.x + border, at.y + border, width, height);
  };
  m_rects.assign(lightmaps.size(), QRect());
  for (const LightmapIndex index : order) {
    const scene::Lightmap& lightmap = lightmaps[index];
    if (std::max(lightmap.width, lightmap.height) + 2 * m_border > side) {
      return false;
    }
    m_rects[index] = add(lightmap.width, lightmap.height);
  }
  m_white = add(1, 1);
  if (packer.pageCount() > 1) {
    return false;
  }
  m_image = QImage(side, packer.usedHeight(), QImage::Format_ARGB32);
  return !m_image.isNull();
}

bool RgbmLightmaps::packWithin(const Lightmaps& lightmaps, const std::vector<LightmapIndex>& order) {
  for (const int border : kBorders) {
    m_border = border;
    double texels = 0;
    for (const LightmapIndex index : order) {
      texels += (lightmaps[index].width + 2.0 * border) * (lightmaps[index].height + 2.0 * border);
    }
    const double least = std::clamp(std::sqrt(texels), double{kMinSide}, double{kMaxSide});
    const int largest = border == kBorders.back() ? kMaxSide : kMaxRoomySide;
    for (int side = static_cast<int>(std::bit_ceil(static_cast<unsigned>(least))); side <= largest; side *= 2) {
      if (pack(lightmaps, order, side)) {
        return true;
      }
    }
  }
  return false;
}

std::optional<RgbmLightmaps> RgbmLightmaps::of(const Scene& scene, const state::EvaluatedState& state,
                                               const scene::ByLightmap<bool>& used, Progress& progress) {
  const Lightmaps& lightmaps = scene.bake.lightmaps;
  std::vector<LightmapIndex> order;
  for (const LightmapIndex index : lightmaps.indices()) {
    if (used[index] && isUsable(lightmaps[index])) {
      order.push_back(index);
    }
  }
  std::ranges::stable_sort(order, std::ranges::greater(), [&](LightmapIndex i) { return lightmaps[i].height; });
  RgbmLightmaps picture;
  if (!picture.packWithin(lightmaps, order)) {
    return std::nullopt;
  }
  const bool display = scene.bake.colorSpace == scene::LightingColorSpace::Display;
  picture.m_range = rangeOf(lightmaps, order, state, display, progress);
  picture.m_image.fill(qRgba(0, 0, 0, 1));
  // Rectangles with their borders do not overlap: several threads write at once.
  auto* pixels = reinterpret_cast<QRgb*>(picture.m_image.bits());
  const int stride = static_cast<int>(picture.m_image.bytesPerLine() / static_cast<qsizetype>(sizeof(QRgb)));
  forAll(order, progress, [&](LightmapIndex index) {
    draw(pixels, stride, picture.m_rects[index], lightmaps[index], picture.m_range, state, display, picture.m_border);
  });
  const int border = picture.m_border;
  const QRect white = picture.m_white.adjusted(-border, -border, border, border);
  for (int y = white.top(); y <= white.bottom(); ++y) {
    for (int x = white.left(); x <= white.right(); ++x) {
      pixels[static_cast<std::ptrdiff_t>(y) * stride + x] = coded({1, 1, 1}, picture.m_range);
    }
  }
  return picture;
}

QVector2D RgbmLightmaps::locate(LightmapIndex lightmap, const QVector2D& luxel) const {
  const QRect at = lightmap ? m_rects[lightmap] : QRect();
  const bool there = !at.isEmpty() && std::isfinite(luxel.x()) && std::isfinite(luxel.y());
  // Not beyond the middles of the outermost luxels: light is as there.
  const QVector2D within(std::clamp(luxel.x(), 0.5F, std::max(0.5F, static_cast<float>(at.width()) - 0.5F)),
                         std::clamp(luxel.y(), 0.5F, std::max(0.5F, static_cast<float>(at.height()) - 0.5F)));
  const QVector2D texel =
      there ? QVector2D(QPointF(at.topLeft())) + within : QVector2D(QPointF(m_white.topLeft())) + QVector2D(0.5F, 0.5F);
  return texel / QVector2D(static_cast<float>(m_image.width()), static_cast<float>(m_image.height()));
}

} // namespace vitrine::exporting
