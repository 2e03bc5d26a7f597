#include "render/batching/Panorama.h"

#include "core/viewing/CubeViews.h"
#include "render/batching/FloatPixels.h"
#include "render/batching/LinearColor.h"

#include <algorithm>
#include <cmath>

namespace vitrine::render {
namespace {

/// Parts of the width: in its middle a view has as many pixels for a degree as the panorama, and a quarter more.
constexpr double kSideShare = 0.4;

/// The mean of the four pixels around a point.
QRgb sampled(const QImage& view, float x, float y) {
  const int last = view.width() - 1;
  const float column = std::clamp(x * static_cast<float>(view.width()) - 0.5F, 0.0F, static_cast<float>(last));
  const float row = std::clamp(y * static_cast<float>(view.height()) - 0.5F, 0.0F, static_cast<float>(last));
  const int left = static_cast<int>(column);
  const int top = static_cast<int>(row);
  LinearSum sum;
  for (const int down : {0, 1}) {
    const auto* line = reinterpret_cast<const QRgb*>(view.constScanLine(std::min(top + down, last)));
    const float rowShare = std::abs(1.0F - static_cast<float>(down) - (row - static_cast<float>(top)));
    for (const int across : {0, 1}) {
      const float share = std::abs(1.0F - static_cast<float>(across) - (column - static_cast<float>(left)));
      sum.add(line[std::min(left + across, last)], rowShare * share);
    }
  }
  return sum.mean(1);
}

} // namespace

int Panorama::sideFor(int width) {
  return std::max(static_cast<int>(std::ceil(width * kSideShare)), 1);
}

QImage Panorama::rows(QSize size, int first, int count) const {
  QImage made(size.width(), count, m_views[0].format());
  const bool bytes = made.depth() == 32;
  for (int y = 0; y < count; ++y) {
    uchar* line = made.scanLine(y);
    for (int x = 0; x < size.width(); ++x) {
      const viewing::CubePlace place = viewing::placeInCube(
          viewing::equirectangularDirection((x + 0.5) / size.width(), (first + y + 0.5) / size.height()));
      if (bytes) {
        reinterpret_cast<QRgb*>(line)[x] = sampled(m_views[place.view], place.x, place.y);
      } else {
        sampleFloats(m_views[place.view], place.x, place.y, reinterpret_cast<float*>(line) + qsizetype{x} * 4);
      }
    }
  }
  return made;
}

} // namespace vitrine::render
