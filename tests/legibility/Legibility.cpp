#include "tests/legibility/Legibility.h"

#include <QRect>
#include <QString>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <vector>

namespace vitrine::tests {
namespace {

constexpr double kDarkest = 0.08;
constexpr double kBrightest = 0.9;
constexpr double kMostBurntOut = 0.2;
constexpr double kLeastSpread = 0.04;
constexpr int kBurntOut = 253;

double luminanceOf(QRgb color) {
  return (0.2126 * qRed(color) + 0.7152 * qGreen(color) + 0.0722 * qBlue(color)) / 255.0;
}

bool isBurntOut(QRgb color) {
  return std::min({qRed(color), qGreen(color), qBlue(color)}) >= kBurntOut;
}

} // namespace

Legibility legibilityOf(const QImage& picture) {
  std::vector<double> luminances;
  std::size_t burntOut = 0;
  QRect spanned;
  for (int y = 0; y < picture.height(); ++y) {
    for (int x = 0; x < picture.width(); ++x) {
      const QRgb color = picture.pixel(x, y);
      if (qAlpha(color) > 127) {
        luminances.push_back(luminanceOf(color));
        burntOut += isBurntOut(color) ? 1U : 0U;
        spanned |= QRect(x, y, 1, 1);
      }
    }
  }
  Legibility figures;
  if (luminances.empty()) {
    return figures;
  }
  const auto count = static_cast<double>(luminances.size());
  const double mean = std::accumulate(luminances.begin(), luminances.end(), 0.0) / count;
  const double squares = std::transform_reduce(luminances.begin(), luminances.end(), 0.0, std::plus(),
                                               [mean](double one) { return (one - mean) * (one - mean); });
  std::ranges::nth_element(luminances, luminances.begin() + static_cast<std::ptrdiff_t>(luminances.size() / 2));
  figures.coverage = count / (static_cast<double>(picture.width()) * picture.height());
  figures.extent = std::max(static_cast<double>(spanned.width()) / picture.width(),
                            static_cast<double>(spanned.height()) / picture.height());
  figures.median = luminances[luminances.size() / 2];
  figures.burntOut = static_cast<double>(burntOut) / count;
  figures.spread = std::sqrt(squares / count);
  return figures;
}

std::string whyIllegible(const Legibility& figures, double leastCoverage, double enoughExtent) {
  QString why;
  const auto rule = [&why](bool kept, const char* what, double value) {
    why += kept ? QString() : QStringLiteral("%1 %2; ").arg(QLatin1String(what)).arg(value, 0, 'f', 3);
  };
  rule(figures.coverage >= leastCoverage || figures.extent >= enoughExtent, "covers", figures.coverage);
  rule(figures.median >= kDarkest, "dark, median", figures.median);
  rule(figures.median <= kBrightest, "bright, median", figures.median);
  rule(figures.burntOut < kMostBurntOut, "burnt out", figures.burntOut);
  rule(figures.spread > kLeastSpread, "flat, spread", figures.spread);
  return why.toStdString();
}

} // namespace vitrine::tests
