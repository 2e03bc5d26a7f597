#include "render/build/LightmapPages.h"

#include <QFloat16>

#include <algorithm>
#include <cstring>

namespace vitrine::render {
namespace {

constexpr float kLargestHalf = 65504.0F;
constexpr int kChannels = 4;
constexpr std::size_t kStepLightmaps = 256;

bool isTouched(const scene::Lightmap& lightmap, const scene::LightMix& before, const scene::LightMix& after) {
  return std::ranges::any_of(lightmap.layers,
                             [&](const auto& layer) { return before.weightOf(layer) != after.weightOf(layer); });
}

/// Whatever no lightmap covers is white: among it the place of surfaces without one.
QByteArray whitePage(const QSize& size) {
  const std::vector<qfloat16> row(static_cast<std::size_t>(size.width()) * kChannels, qfloat16(1.0F));
  const QByteArray rowBytes(reinterpret_cast<const char*>(row.data()), static_cast<qsizetype>(row.size() * sizeof(qfloat16)));
  return rowBytes.repeated(size.height());
}

} // namespace

LightmapPages::LightmapPages(scene::ScenePtr scene, std::shared_ptr<const LightmapAtlas> atlas,
                             const scene::LightMix& mix, base::Progress& progress)
    : m_scene(std::move(scene)), m_atlas(std::move(atlas)), m_mix(mix) {
  for (int page = 0; page < m_atlas->pageCount(); ++page) {
    m_pages.push_back(whitePage(m_atlas->pageSize()));
  }
  for (std::size_t i = 0; i < m_scene->lightmaps.size(); ++i) {
    if (i % kStepLightmaps == 0) {
      progress.step(QStringLiteral("Preparing light"), static_cast<double>(i) / static_cast<double>(m_scene->lightmaps.size()));
    }
    compose(static_cast<int>(i));
  }
}

void LightmapPages::compose(int lightmap) {
  const QRect rect = m_atlas->rect(lightmap);
  if (rect.isEmpty()) {
    return;
  }
  const scene::Lightmap& from = m_scene->lightmaps[static_cast<std::size_t>(lightmap)];
  char* texels = m_pages[static_cast<std::size_t>(m_atlas->page(lightmap))].data();
  const qsizetype rowBytes = qsizetype{m_atlas->pageSize().width()} * kTexelBytes;
  std::vector<float> light(static_cast<std::size_t>(rect.width() + 2) * kChannels);
  std::vector<qfloat16> row(light.size());
  for (int y = -1; y <= rect.height(); ++y) {
    for (int x = -1; x <= rect.width(); ++x) {
      const QVector3D value = scene::lightAt(from, std::clamp(x, 0, rect.width() - 1),
                                             std::clamp(y, 0, rect.height() - 1), m_mix);
      float* out = light.data() + static_cast<std::size_t>(x + 1) * kChannels;
      for (int channel = 0; channel < 3; ++channel) {
        out[channel] = std::min(value[channel], kLargestHalf);
      }
      out[3] = 1.0F;
    }
    qFloatToFloat16(row.data(), light.data(), static_cast<qsizetype>(light.size()));
    std::memcpy(texels + (rect.y() + y) * rowBytes + qsizetype{rect.x() - 1} * kTexelBytes, row.data(),
                row.size() * sizeof(qfloat16));
  }
}

std::vector<LightmapPages::Update> LightmapPages::setMix(const scene::LightMix& mix) {
  std::vector<QRect> changed(m_pages.size());
  std::vector<int> touched;
  for (std::size_t i = 0; i < m_scene->lightmaps.size(); ++i) {
    const int lightmap = static_cast<int>(i);
    const QRect rect = m_atlas->rect(lightmap);
    if (!rect.isEmpty() && isTouched(m_scene->lightmaps[i], m_mix, mix)) {
      touched.push_back(lightmap);
      changed[static_cast<std::size_t>(m_atlas->page(lightmap))] |= rect.adjusted(-1, -1, 1, 1);
    }
  }
  m_mix = mix;
  for (const int lightmap : touched) {
    compose(lightmap);
  }
  std::vector<Update> updates;
  for (std::size_t page = 0; page < changed.size(); ++page) {
    if (!changed[page].isEmpty()) {
      updates.push_back({static_cast<int>(page), changed[page], cut(static_cast<int>(page), changed[page])});
    }
  }
  return updates;
}

QByteArray LightmapPages::cut(int page, const QRect& rect) const {
  const QByteArray& from = m_pages[static_cast<std::size_t>(page)];
  const qsizetype rowBytes = qsizetype{m_atlas->pageSize().width()} * kTexelBytes;
  const qsizetype width = qsizetype{rect.width()} * kTexelBytes;
  QByteArray texels(width * rect.height(), Qt::Uninitialized);
  for (int y = 0; y < rect.height(); ++y) {
    std::memcpy(texels.data() + y * width,
                from.constData() + (rect.y() + y) * rowBytes + qsizetype{rect.x()} * kTexelBytes,
                static_cast<std::size_t>(width));
  }
  return texels;
}

} // namespace vitrine::render
