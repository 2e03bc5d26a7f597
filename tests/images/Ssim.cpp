#include "tests/images/Ssim.h"

#include <cassert>
#include <cstdlib>
#include <vector>

namespace vitrine::tests {
namespace {

constexpr int kWindow = 8;
constexpr int kStride = 4;
constexpr double kC1 = 0.01 * 255 * 0.01 * 255;
constexpr double kC2 = 0.03 * 255 * 0.03 * 255;

double luma(QRgb pixel) {
  return 0.2126 * qRed(pixel) + 0.7152 * qGreen(pixel) + 0.0722 * qBlue(pixel);
}

double windowSsim(const QImage& a, const QImage& b, int x0, int y0) {
  double sumA = 0;
  double sumB = 0;
  double sumAA = 0;
  double sumBB = 0;
  double sumAB = 0;
  for (int y = y0; y < y0 + kWindow; ++y) {
    for (int x = x0; x < x0 + kWindow; ++x) {
      const double la = luma(a.pixel(x, y));
      const double lb = luma(b.pixel(x, y));
      sumA += la;
      sumB += lb;
      sumAA += la * la;
      sumBB += lb * lb;
      sumAB += la * lb;
    }
  }
  constexpr double n = kWindow * kWindow;
  const double meanA = sumA / n;
  const double meanB = sumB / n;
  const double varianceA = sumAA / n - meanA * meanA;
  const double varianceB = sumBB / n - meanB * meanB;
  const double covariance = sumAB / n - meanA * meanB;
  return (2 * meanA * meanB + kC1) * (2 * covariance + kC2) /
         ((meanA * meanA + meanB * meanB + kC1) * (varianceA + varianceB + kC2));
}

} // namespace

double ssim(const QImage& a, const QImage& b) {
  assert(a.size() == b.size());
  double sum = 0;
  int windows = 0;
  for (int y = 0; y + kWindow <= a.height(); y += kStride) {
    for (int x = 0; x + kWindow <= a.width(); x += kStride) {
      sum += windowSsim(a, b, x, y);
      ++windows;
    }
  }
  return windows == 0 ? 1.0 : sum / windows;
}

double shareDiffering(const QImage& a, const QImage& b, int threshold) {
  assert(a.size() == b.size());
  std::size_t differing = 0;
  for (int y = 0; y < a.height(); ++y) {
    for (int x = 0; x < a.width(); ++x) {
      const QRgb pa = a.pixel(x, y);
      const QRgb pb = b.pixel(x, y);
      if (std::abs(qRed(pa) - qRed(pb)) > threshold || std::abs(qGreen(pa) - qGreen(pb)) > threshold ||
          std::abs(qBlue(pa) - qBlue(pb)) > threshold) {
        ++differing;
      }
    }
  }
  return static_cast<double>(differing) / (static_cast<double>(a.width()) * a.height());
}

} // namespace vitrine::tests
