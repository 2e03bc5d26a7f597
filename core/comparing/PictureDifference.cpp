#include "core/comparing/PictureDifference.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace vitrine::comparing {
namespace {

constexpr int kLevels = 255;
constexpr int kFaint = 3;     ///< part of its grey that the second picture keeps
constexpr int kLeastRed = 96; ///< red of the smallest difference

struct PixelDifference {
  int largest = 0;
  int sum = 0;
  int squares = 0;
};

PixelDifference between(QRgb before, QRgb after) {
  PixelDifference difference;
  for (const int channel : {qRed(before) - qRed(after), qGreen(before) - qGreen(after), qBlue(before) - qBlue(after)}) {
    difference.largest = std::max(difference.largest, std::abs(channel));
    difference.sum += std::abs(channel);
    difference.squares += channel * channel;
  }
  return difference;
}

QRgb shown(QRgb after, const PixelDifference& difference) {
  const int grey = qGray(after) / kFaint;
  if (difference.largest <= PictureDifference::kTolerance) {
    return qRgb(grey, grey, grey);
  }
  return qRgb(kLeastRed + difference.largest * (kLevels - kLeastRed) / kLevels, grey / 2, grey / 2);
}

} // namespace

QImage absoluteDifference(const QImage& before, const QImage& after) {
  const QImage a = before.convertToFormat(QImage::Format_RGB32);
  const QImage b = after.convertToFormat(QImage::Format_RGB32);
  QImage result(a.size().expandedTo(b.size()), QImage::Format_RGB32);
  result.fill(Qt::white);
  const QSize both = a.size().boundedTo(b.size());
  for (int y = 0; y < both.height(); ++y) {
    // NOLINTBEGIN(cppcoreguidelines-pro-type-reinterpret-cast)
    const auto* from = reinterpret_cast<const QRgb*>(a.constScanLine(y));
    const auto* to = reinterpret_cast<const QRgb*>(b.constScanLine(y));
    auto* line = reinterpret_cast<QRgb*>(result.scanLine(y));
    // NOLINTEND(cppcoreguidelines-pro-type-reinterpret-cast)
    for (int x = 0; x < both.width(); ++x) {
      line[x] = qRgb(std::abs(qRed(from[x]) - qRed(to[x])), std::abs(qGreen(from[x]) - qGreen(to[x])),
                     std::abs(qBlue(from[x]) - qBlue(to[x])));
    }
  }
  return result;
}

PictureDifference differenceOf(const QImage& before, const QImage& after) {
  const QImage a = before.convertToFormat(QImage::Format_RGB32);
  const QImage b = after.convertToFormat(QImage::Format_RGB32);
  const QSize size = a.size().expandedTo(b.size());
  PictureDifference result;
  result.picture = QImage(size, QImage::Format_RGB32);
  double sum = 0;
  double squares = 0;
  for (int y = 0; y < size.height(); ++y) {
    auto* line =
        reinterpret_cast<QRgb*>(result.picture.scanLine(y)); // NOLINT(cppcoreguidelines-pro-type-reinterpret-cast)
    for (int x = 0; x < size.width(); ++x) {
      const bool both = a.valid(x, y) && b.valid(x, y);
      const QRgb to = b.valid(x, y) ? b.pixel(x, y) : qRgb(0, 0, 0);
      const PixelDifference difference =
          both ? between(a.pixel(x, y), to) : PixelDifference{kLevels, 3 * kLevels, 3 * kLevels * kLevels};
      line[x] = shown(to, difference);
      result.differing += difference.largest > PictureDifference::kTolerance ? 1 : 0;
      result.largest = std::max(result.largest, difference.largest);
      sum += difference.sum;
      squares += difference.squares;
    }
  }
  result.pixels = static_cast<std::uint64_t>(size.width()) * static_cast<std::uint64_t>(size.height());
  if (result.pixels > 0) {
    const auto channels = static_cast<double>(result.pixels) * 3;
    result.mean = sum / channels;
    result.rootMeanSquare = std::sqrt(squares / channels);
  }
  return result;
}

} // namespace vitrine::comparing
