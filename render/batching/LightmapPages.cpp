#include "render/batching/LightmapPages.h"

#include "core/base/InParallel.h"

#include <QFloat16>

#include <algorithm>
#include <cstring>
#include <tuple>

namespace vitrine::render {
namespace {

using scene::LightmapIndex;

constexpr float kLargestHalf = 65504.0F;
constexpr int kChannels = 4;
constexpr std::size_t kStepLightmaps = 256;
/// Changed parts of a page are uploaded together when that makes them at most so much larger.
constexpr qint64 kWorthJoining = 2;
/// More changed lightmaps than these are uploaded by whole layers.
constexpr std::size_t kManyLightmaps = 512;

/// Whatever no lightmap covers is white: among it the place of surfaces without one.
QByteArray whitePage(const QSize& size) {
  const std::vector<qfloat16> row(static_cast<std::size_t>(size.width()) * kChannels, qfloat16(1.0F));
  const QByteArray rowBytes(reinterpret_cast<const char*>(row.data()),
                            static_cast<qsizetype>(row.size() * sizeof(qfloat16)));
  return rowBytes.repeated(size.height());
}

void put(float* texel, const QVector3D& light) {
  for (int channel = 0; channel < 3; ++channel) {
    texel[channel] = std::min(light[channel], kLargestHalf);
  }
  texel[3] = 1.0F;
}

/// Writes a lightmap with its border. `texels`: where the border begins; `lightOf` gives the light of a luxel.
void write(char* texels, qsizetype rowBytes, const QSize& size, const auto& lightOf) {
  std::vector<float> light(static_cast<std::size_t>(size.width() + 2) * kChannels);
  std::vector<qfloat16> row(light.size());
  for (int y = -1; y <= size.height(); ++y) {
    for (int x = -1; x <= size.width(); ++x) {
      put(light.data() + static_cast<std::size_t>(x + 1) * kChannels,
          lightOf(std::clamp(x, 0, size.width() - 1), std::clamp(y, 0, size.height() - 1)));
    }
    qFloatToFloat16(row.data(), light.data(), static_cast<qsizetype>(light.size()));
    std::memcpy(texels + (y + 1) * rowBytes, row.data(), row.size() * sizeof(qfloat16));
  }
}

QRect withBorder(const QRect& rect) {
  return rect.adjusted(-1, -1, 1, 1);
}

qint64 areaOf(const QRect& rect) {
  return qint64{rect.width()} * rect.height();
}

} // namespace

LightmapPages::LightmapPages(scene::ScenePtr scene, std::shared_ptr<const LightmapAtlas> atlas,
                             const scene::LightStyleWeights& mix, base::Progress& progress)
    : m_scene(std::move(scene)), m_atlas(std::move(atlas)), m_mix(mix), m_index(indexOf(*m_scene, *m_atlas)) {
  for (int page = 0; page < m_atlas->pageCount(); ++page) {
    m_pages.push_back(whitePage(m_atlas->pageSize()));
  }
  m_averages = whitePage(averagesSize());
  const std::size_t steps = (m_index->all.size() + kStepLightmaps - 1) / kStepLightmaps;
  base::inParallel(steps, progress, QStringLiteral("Preparing light"), [this](std::size_t step) {
    const std::size_t end = std::min((step + 1) * kStepLightmaps, m_index->all.size());
    for (std::size_t at = step * kStepLightmaps; at < end; ++at) {
      compose(m_index->all[at]); // each has a place of its own
      average(m_index->all[at]);
    }
  });
}

std::shared_ptr<const LightmapPages::Index> LightmapPages::indexOf(const scene::Scene& scene,
                                                                   const LightmapAtlas& atlas) {
  auto index = std::make_shared<Index>();
  for (const LightmapIndex lightmap : scene.bake.lightmaps.indices()) {
    if (!atlas.rect(lightmap).isEmpty()) {
      index->all.push_back(lightmap);
    }
  }
  std::ranges::sort(index->all, {}, [&](LightmapIndex lightmap) {
    return std::tuple(atlas.page(lightmap), atlas.rect(lightmap).y(), atlas.rect(lightmap).x());
  });
  index->rank.resize(scene.bake.lightmaps.size());
  for (std::size_t at = 0; at < index->all.size(); ++at) {
    const LightmapIndex lightmap = index->all[at];
    index->rank[lightmap] = static_cast<int>(at);
    for (const scene::LightmapLayer& layer : scene.bake.lightmaps[lightmap].layers) {
      std::vector<LightmapIndex>& list = index->byStyle[layer.style];
      if (list.empty() || list.back() != lightmap) {
        list.push_back(lightmap);
      }
    }
  }
  return index;
}

void LightmapPages::compose(LightmapIndex lightmap) {
  const QRect rect = withBorder(m_atlas->rect(lightmap));
  const scene::Lightmap& from = m_scene->bake.lightmaps[lightmap];
  const qsizetype rowBytes = qsizetype{m_atlas->pageSize().width()} * kTexelBytes;
  char* texels = m_pages[static_cast<std::size_t>(m_atlas->page(lightmap))].data() + rect.y() * rowBytes +
                 qsizetype{rect.x()} * kTexelBytes;
  write(texels, rowBytes, {from.width, from.height}, [&](int x, int y) { return scene::lightAt(from, x, y, m_mix); });
}

void LightmapPages::average(LightmapIndex lightmap) {
  std::array<float, kChannels> light{};
  put(light.data(), scene::averageLight(m_scene->bake.lightmaps[lightmap], m_mix));
  std::array<qfloat16, kChannels> texel;
  qFloatToFloat16(texel.data(), light.data(), kChannels);
  std::memcpy(m_averages.data() + qsizetype{lightmap.number()} * kTexelBytes, texel.data(), sizeof texel);
}

QSize LightmapPages::averagesSize() const {
  const int rows = (static_cast<int>(m_scene->bake.lightmaps.size()) + kAveragesWidth - 1) / kAveragesWidth;
  return {kAveragesWidth, std::max(rows, 1)};
}

std::function<QByteArray()> LightmapPages::bumpedLayer(int layer) const {
  const int page = m_atlas->firstBumpedPage() + layer / scene::kBumpBases;
  const auto basis = static_cast<std::size_t>(layer % scene::kBumpBases);
  return [scene = m_scene, atlas = m_atlas, index = m_index, mix = m_mix, page, basis] {
    QByteArray texels = whitePage(atlas->pageSize());
    const qsizetype rowBytes = qsizetype{atlas->pageSize().width()} * kTexelBytes;
    for (const LightmapIndex lightmap : index->all) {
      if (atlas->page(lightmap) == page) {
        const scene::Lightmap& from = scene->bake.lightmaps[lightmap];
        const QRect rect = withBorder(atlas->rect(lightmap));
        write(texels.data() + rect.y() * rowBytes + qsizetype{rect.x()} * kTexelBytes, rowBytes,
              {from.width, from.height}, [&](int x, int y) { return scene::bumpedLightAt(from, x, y, mix)[basis]; });
      }
    }
    return texels;
  };
}

std::vector<LightmapIndex> LightmapPages::touchedBy(const scene::LightStyleWeights& mix) const {
  if (mix.set != m_mix.set) {
    return m_index->all;
  }
  std::vector<LightmapIndex> touched;
  for (std::size_t style = 0; style < mix.weights.size(); ++style) {
    if (mix.weights[style] != m_mix.weights[style]) {
      touched.insert(touched.end(), m_index->byStyle[style].begin(), m_index->byStyle[style].end());
    }
  }
  std::ranges::sort(touched, {}, [&](LightmapIndex lightmap) { return m_index->rank[lightmap]; });
  const auto [again, end] = std::ranges::unique(touched);
  touched.erase(again, end);
  return touched;
}

LightmapPages::Updates LightmapPages::setMix(const scene::LightStyleWeights& mix, Bumped bumped) {
  if (mix == m_mix) {
    return {};
  }
  const std::vector<LightmapIndex> touched = touchedBy(mix);
  m_mix = mix;
  if (touched.empty()) {
    return {};
  }
  for (const LightmapIndex lightmap : touched) {
    compose(lightmap);
    average(lightmap);
  }
  return {pageUpdates(touched), bumped == Bumped::Updated ? bumpedUpdates(touched) : std::vector<Update>(),
          averagesUpdate(touched)};
}

std::vector<LightmapPages::Update> LightmapPages::pageUpdates(const std::vector<LightmapIndex>& touched) const {
  std::vector<Update> updates;
  qint64 covered = 0; // of the last one, by what has changed
  for (const LightmapIndex lightmap : touched) {
    const QRect rect = withBorder(m_atlas->rect(lightmap));
    const int page = m_atlas->page(lightmap);
    const QRect joined = updates.empty() ? rect : updates.back().rect | rect;
    if (!updates.empty() && updates.back().page == page && areaOf(joined) <= kWorthJoining * (covered + areaOf(rect))) {
      updates.back().rect = joined;
      covered += areaOf(rect);
    } else {
      updates.push_back({page, rect, {}});
      covered = areaOf(rect);
    }
  }
  for (Update& update : updates) {
    update.texels = cut(update.page, update.rect);
  }
  return updates;
}

std::vector<LightmapPages::Update> LightmapPages::bumpedUpdates(const std::vector<LightmapIndex>& touched) const {
  std::vector<Update> updates;
  if (touched.size() > kManyLightmaps) {
    for (int layer = 0; layer < bumpedLayerCount(); ++layer) {
      updates.push_back({layer, QRect(QPoint(), m_atlas->pageSize()), bumpedLayer(layer)()});
    }
    return updates;
  }
  for (const LightmapIndex lightmap : touched) {
    if (!m_atlas->isBumped(lightmap)) {
      continue;
    }
    const scene::Lightmap& from = m_scene->bake.lightmaps[lightmap];
    const QRect rect = withBorder(m_atlas->rect(lightmap));
    const qsizetype rowBytes = qsizetype{rect.width()} * kTexelBytes;
    for (std::size_t basis = 0; basis < scene::kBumpBases; ++basis) {
      QByteArray texels(rowBytes * rect.height(), Qt::Uninitialized);
      write(texels.data(), rowBytes, {from.width, from.height},
            [&](int x, int y) { return scene::bumpedLightAt(from, x, y, m_mix)[basis]; });
      const int page = m_atlas->page(lightmap) - m_atlas->firstBumpedPage();
      updates.push_back({page * scene::kBumpBases + static_cast<int>(basis), rect, std::move(texels)});
    }
  }
  return updates;
}

LightmapPages::Update LightmapPages::averagesUpdate(const std::vector<LightmapIndex>& touched) const {
  const auto [first, last] = std::ranges::minmax(touched);
  const int top = first.number() / kAveragesWidth;
  const QRect rect(0, top, kAveragesWidth, last.number() / kAveragesWidth - top + 1);
  const qsizetype rowBytes = qsizetype{kAveragesWidth} * kTexelBytes;
  return {0, rect, m_averages.mid(top * rowBytes, rect.height() * rowBytes)};
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
