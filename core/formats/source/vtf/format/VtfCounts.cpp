#include "core/formats/source/vtf/format/VtfCounts.h"

#include <QCryptographicHash>

#include <array>
#include <cmath>

namespace vitrine::formats::source {
namespace {

using structure::Json;

std::string hex(std::uint32_t value, int digits) {
  return QStringLiteral("0x%1").arg(value, digits, 16, QLatin1Char('0')).toStdString();
}

/// Hostile headers hold numbers that JSON cannot.
Json finiteOrNull(float number) {
  return std::isfinite(number) ? Json(number) : Json(nullptr);
}

Json resourcesOf(const VtfHeader& header) {
  Json rows = Json::array();
  for (const VtfResource& resource : header.resources) {
    Json row = Json::object();
    row["flags"] = resource.flags;
    row["tag"] = hex(resource.tag, 6);
    row["value"] = resource.value;
    rows.push_back(std::move(row));
  }
  return rows;
}

} // namespace

Json vtfCounts(const VtfHeader& header, const VtfLayout* layout) {
  Json counts = Json::object();
  counts["bumpScale"] = finiteOrNull(header.bumpScale);
  counts["depth"] = header.depth;
  if (layout != nullptr) {
    counts["faces"] = layout->faces();
  }
  counts["firstFrame"] = static_cast<std::int16_t>(header.firstFrame);
  counts["flags"] = hex(header.flags, 8);
  counts["format"] = vtfFormatName(header.format, header.minor).toStdString();
  counts["formatId"] = header.format;
  counts["frames"] = header.frames;
  counts["headerSize"] = header.headerSize;
  counts["height"] = header.height;
  if (layout != nullptr) {
    counts["imageBytesAvailable"] = layout->imageAvailable();
    // Of the six faces that make the cube; a sphere map behind them is what is available beyond that.
    counts["imageBytesExpected"] = layout->totalBytes(std::min(layout->faces(), VtfLayout::kCubeFaces));
    counts["imageOffset"] = layout->imageOffset();
  }
  counts["lowRes"] = Json::array({header.thumbnailWidth, header.thumbnailHeight});
  counts["lowResFormatId"] = header.thumbnailFormat;
  if (layout != nullptr) {
    counts["mip0Offset"] = layout->largestMipOffset();
  }
  counts["mips"] = header.mips;
  counts["reflectivity"] = Json::array({finiteOrNull(header.reflectivity.x()), finiteOrNull(header.reflectivity.y()),
                                        finiteOrNull(header.reflectivity.z())});
  if (header.minor >= 3) {
    counts["resources"] = resourcesOf(header);
  }
  counts["version"] = QStringLiteral("7.%1").arg(header.minor).toStdString();
  counts["width"] = header.width;
  return counts;
}

void addTexelCounts(const image::Image& image, Json& counts) {
  constexpr std::uint64_t kMostTexels = 4096ull * 4096;
  const std::uint64_t texels = std::uint64_t{image.width} * image.height;
  if (texels > kMostTexels) {
    return;
  }
  const QImage picture = image.toQImage();
  std::array<std::uint64_t, 4> sums{};
  for (int y = 0; y < picture.height(); ++y) {
    const uchar* row = picture.constScanLine(y);
    for (int i = 0; i < 4 * picture.width(); ++i) {
      sums[static_cast<std::size_t>(i % 4)] += row[i];
    }
  }
  Json mean = Json::array();
  for (const std::uint64_t sum : sums) {
    mean.push_back(std::round(1000.0 * static_cast<double>(sum) / static_cast<double>(texels)) / 1000.0);
  }
  counts["mip0_rgba8_mean"] = std::move(mean);
  const QByteArrayView bytes(picture.constBits(), picture.sizeInBytes());
  counts["mip0_rgba8_sha256"] = QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex().toStdString();
}

} // namespace vitrine::formats::source
