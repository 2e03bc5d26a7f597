#include "core/exporting/AtlasPainter.h"

#include "core/base/InParallel.h"
#include "core/exporting/BakedLight.h"
#include "core/exporting/ColorSampler.h"
#include "core/exporting/ExportTexts.h"
#include "core/exporting/LuxelFilter.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

namespace vitrine::exporting {
namespace {

/// Charts that are painted in one go with one picture's texels at hand.
constexpr std::size_t kChartsOfTask = 256;
/// How far beyond the edge of a triangle its texels count, in texels: those whose middle is outside, but not all of
/// them.
constexpr float kOver = 0.75F;

/// How a texel of a chart has got its colour.
enum class Covered : std::uint8_t { Not, Beside, Inside };

/// Light on a chart: luxels decoded, or what reaches the corners of its triangles.
class ChartLight {
public:
  ChartLight(const ChartMaker& maker, const AtlasChart& chart, const animation::Pose& pose,
             const state::EvaluatedState& state)
      : m_maker(maker), m_chart(chart), m_baked(pose, state, chart.node) {
    if (chart.space != AtlasChart::Space::Luxels) {
      return;
    }
    const scene::Lightmap& lightmap = pose.scene().bake.lightmaps[maker.surfaceOf(chart).lightmap];
    m_width = lightmap.width;
    m_height = lightmap.height;
    m_luxels.reserve(static_cast<std::size_t>(m_width) * static_cast<std::size_t>(m_height));
    for (int y = 0; y < m_height; ++y) {
      for (int x = 0; x < m_width; ++x) {
        m_luxels.push_back(state.exposure * scene::lightAt(lightmap, x, y, state.light));
      }
    }
  }

  void setTriangle(std::uint32_t triangle) {
    for (std::uint32_t corner = 0; corner < 3; ++corner) {
      if (m_luxels.empty()) {
        const std::uint32_t index = m_maker.surfaceOf(m_chart).firstIndex + 3 * triangle + corner;
        m_corners[corner] = m_baked.orOfStream(m_maker.meshOf(m_chart).indices[index], m_chart.surface);
      } else {
        m_places[corner] = m_maker.coordinate(m_chart, triangle, corner);
      }
    }
  }

  QVector3D at(const QVector3D& shares) const {
    if (m_luxels.empty()) {
      return m_corners[0] * shares.x() + m_corners[1] * shares.y() + m_corners[2] * shares.z();
    }
    const QVector2D luxel = m_places[0] * shares.x() + m_places[1] * shares.y() + m_places[2] * shares.z();
    return betweenLuxels(m_width, m_height, luxel, [this](int x, int y) {
      return m_luxels[static_cast<std::size_t>(y) * static_cast<std::size_t>(m_width) + static_cast<std::size_t>(x)];
    });
  }

private:
  const ChartMaker& m_maker;
  const AtlasChart& m_chart;
  BakedLight m_baked;
  std::vector<QVector3D> m_luxels; ///< empty: there are none
  int m_width = 0;
  int m_height = 0;
  std::array<QVector3D, 3> m_corners; ///< light
  std::array<QVector2D, 3> m_places;  ///< luxels
};

/// Table of the sRGB transfer function, which texels ask for by the million.
class TransferTables {
public:
  TransferTables() {
    for (std::size_t i = 0; i < m_linear.size(); ++i) {
      m_linear[i] = image::srgbToLinear(static_cast<float>(i) / static_cast<float>(m_linear.size() - 1));
    }
    for (std::size_t i = 0; i < m_coded.size(); ++i) {
      m_coded[i] = image::linearToSrgb(static_cast<float>(i) / static_cast<float>(m_coded.size() - 1));
    }
  }
  float linear(float coded) const { return read(m_linear, coded); }
  float coded(float linear) const { return read(m_coded, linear); }

private:
  template <class Table>
  static float read(const Table& table, float at) {
    // A number that is none is dark.
    const float within = at > 0 ? std::min(at, 1.0F) : 0.0F;
    return table[static_cast<std::size_t>(within * static_cast<float>(table.size() - 1) + 0.5F)];
  }

  std::array<float, 4096> m_linear{};
  std::array<float, 16384> m_coded{};
};

const TransferTables& transferTables() {
  static const TransferTables tables;
  return tables;
}

/// A surface's own colour, and how light goes together with it.
struct Shade {
  QVector4D color; ///< linear factor
  bool opaque = true;
  bool display = false; ///< scene::LightingColorSpace::Display

  QRgb of(const QVector4D& picture, const QVector3D& light) const {
    const TransferTables& tables = transferTables();
    std::array<int, 3> channels{};
    for (int i = 0; i < 3; ++i) {
      const float base = tables.linear(picture[i]) * color[i];
      const float shown = display ? tables.coded(base) * light[i] : tables.coded(base * light[i]);
      channels[static_cast<std::size_t>(i)] = static_cast<int>(std::clamp(shown, 0.0F, 1.0F) * 255.0F + 0.5F);
    }
    const int alpha = opaque ? 255 : static_cast<int>(std::clamp(picture.w() * color.w(), 0.0F, 1.0F) * 255.0F + 0.5F);
    return qRgba(channels[0], channels[1], channels[2], alpha);
  }
};

/// Paints one chart with its border.
class ChartPainter {
public:
  ChartPainter(const ChartMaker& maker, const AtlasChart& chart, const ColorSampler& picture, const Shade& shade,
               ChartLight light)
      : m_maker(maker), m_chart(chart), m_picture(picture), m_shade(shade), m_light(std::move(light)),
        m_size(chart.texels + QSize(2 * LightAtlas::kBorder, 2 * LightAtlas::kBorder)),
        m_covered(static_cast<std::size_t>(m_size.width()) * static_cast<std::size_t>(m_size.height())) {}

  /// `origin`: the chart's first texel on the page, border included.
  void paint(QRgb* origin, std::ptrdiff_t stride) {
    for (const std::uint32_t triangle : m_chart.triangles) {
      addTriangle(triangle, origin, stride);
    }
    spread(origin, stride);
  }

private:
  void addTriangle(std::uint32_t triangle, QRgb* origin, std::ptrdiff_t stride);
  void spread(QRgb* origin, std::ptrdiff_t stride);
  Covered& coveredAt(int x, int y) {
    return m_covered[static_cast<std::size_t>(y) * static_cast<std::size_t>(m_size.width()) +
                     static_cast<std::size_t>(x)];
  }

  const ChartMaker& m_maker;
  const AtlasChart& m_chart;
  const ColorSampler& m_picture;
  const Shade& m_shade;
  ChartLight m_light;
  QSize m_size;
  std::vector<Covered> m_covered;
};

/// Shares of the corners in the points of a plane triangle.
class Barycentric {
public:
  explicit Barycentric(const std::array<QVector2D, 3>& corners) : m_corners(corners) {
    const QVector2D a = corners[1] - corners[0];
    const QVector2D b = corners[2] - corners[0];
    m_area = a.x() * b.y() - a.y() * b.x();
    for (std::size_t i = 0; i < 3; ++i) {
      const float edge = (corners[(i + 2) % 3] - corners[(i + 1) % 3]).length();
      m_over[i] = m_area == 0 ? 0 : kOver * edge / std::abs(m_area);
    }
  }
  bool isLine() const { return !(std::abs(m_area) > 1e-12F); }

  QVector3D at(const QVector2D& point) const {
    const auto part = [&](std::size_t from, std::size_t to) {
      const QVector2D a = m_corners[from] - point;
      const QVector2D b = m_corners[to] - point;
      return (a.x() * b.y() - a.y() * b.x()) / m_area;
    };
    const float first = part(1, 2);
    const float second = part(2, 0);
    return {first, second, 1 - first - second};
  }
  Covered covers(const QVector3D& shares) const {
    if (shares.x() >= 0 && shares.y() >= 0 && shares.z() >= 0) {
      return Covered::Inside;
    }
    return shares.x() >= -m_over[0] && shares.y() >= -m_over[1] && shares.z() >= -m_over[2] ? Covered::Beside
                                                                                            : Covered::Not;
  }

private:
  std::array<QVector2D, 3> m_corners;
  std::array<float, 3> m_over{}; ///< shares below 0 that are less than kOver texels beyond the edge
  float m_area = 0;              ///< twice that, signed
};

void ChartPainter::addTriangle(std::uint32_t triangle, QRgb* origin, std::ptrdiff_t stride) {
  constexpr auto kBorder = static_cast<float>(LightAtlas::kBorder);
  std::array<QVector2D, 3> corners;
  std::array<QVector2D, 3> uvs;
  for (std::uint32_t corner = 0; corner < 3; ++corner) {
    corners[corner] = texelAt(m_chart, m_maker.coordinate(m_chart, triangle, corner)) + QVector2D(kBorder, kBorder);
    uvs[corner] = m_maker.pictureUv(m_chart, triangle, corner);
  }
  m_light.setTriangle(triangle);
  const Barycentric inside(corners);
  const auto [left, right] = std::minmax({corners[0].x(), corners[1].x(), corners[2].x()});
  const auto [top, bottom] = std::minmax({corners[0].y(), corners[1].y(), corners[2].y()});
  const auto first = [](float at) { return std::max(0, static_cast<int>(std::floor(at - kOver))); };
  const auto last = [](float at, int size) { return std::min(size - 1, static_cast<int>(std::floor(at + kOver))); };
  for (int y = first(top); y <= last(bottom, m_size.height()); ++y) {
    for (int x = first(left); x <= last(right, m_size.width()); ++x) {
      const QVector2D middle(static_cast<float>(x) + 0.5F, static_cast<float>(y) + 0.5F);
      const QVector3D shares = inside.isLine() ? QVector3D(1, 1, 1) / 3.0F : inside.at(middle);
      const Covered covers = inside.isLine() ? Covered::Beside : inside.covers(shares);
      if (covers <= coveredAt(x, y)) {
        continue;
      }
      coveredAt(x, y) = covers;
      const QVector2D uv = uvs[0] * shares.x() + uvs[1] * shares.y() + uvs[2] * shares.z();
      origin[y * stride + x] = m_shade.of(m_picture.at(uv), m_light.at(shares));
    }
  }
}

/// Texels that no triangle covers get the colour of the nearest one, step by step.
void ChartPainter::spread(QRgb* origin, std::ptrdiff_t stride) {
  std::vector<QPoint> edge;
  for (int y = 0; y < m_size.height(); ++y) {
    for (int x = 0; x < m_size.width(); ++x) {
      if (coveredAt(x, y) != Covered::Not) {
        edge.emplace_back(x, y);
      }
    }
  }
  for (std::vector<QPoint> next; !edge.empty(); edge.swap(next)) {
    next.clear();
    for (const QPoint& from : edge) {
      for (const QPoint& step : {QPoint(1, 0), QPoint(-1, 0), QPoint(0, 1), QPoint(0, -1)}) {
        const QPoint to = from + step;
        if (QRect(QPoint(0, 0), m_size).contains(to) && coveredAt(to.x(), to.y()) == Covered::Not) {
          coveredAt(to.x(), to.y()) = Covered::Beside;
          origin[to.y() * stride + to.x()] = origin[from.y() * stride + from.x()];
          next.push_back(to);
        }
      }
    }
  }
}

/// The smaller picture of a base colour that is as fine as the chart.
int levelFor(const AtlasChart& chart) {
  const float across = chart.size.x() > 0 ? static_cast<float>(chart.texels.width()) / chart.size.x() : 1.0F;
  const float along = chart.size.y() > 0 ? static_cast<float>(chart.texels.height()) / chart.size.y() : 1.0F;
  const float ratio = chart.pictureTexels / std::max(std::min(across, along), 1e-6F);
  return ratio > 1 && std::isfinite(ratio) ? std::min(12, static_cast<int>(std::lround(std::log2(ratio)))) : 0;
}

} // namespace

QImage AtlasPainter::page(int page, Progress& progress) const {
  QImage image(m_atlas.pageSize(), QImage::Format_ARGB32);
  if (image.isNull()) {
    return image;
  }
  image.fill(Qt::black);
  std::map<MaterialIndex, std::vector<const AtlasChart*>> byMaterial;
  for (const AtlasChart& chart : m_atlas.charts()) {
    if (chart.page == page) {
      byMaterial[m_maker.surfaceOf(chart).material].push_back(&chart);
    }
  }
  std::vector<std::pair<MaterialIndex, std::span<const AtlasChart* const>>> tasks;
  for (const auto& [material, charts] : byMaterial) {
    for (std::size_t i = 0; i < charts.size(); i += kChartsOfTask) {
      tasks.emplace_back(material, std::span(charts).subspan(i, std::min(kChartsOfTask, charts.size() - i)));
    }
  }
  // Charts with their borders do not overlap: several threads write at once.
  auto* pixels = reinterpret_cast<QRgb*>(image.bits());
  const std::ptrdiff_t stride = image.bytesPerLine() / static_cast<qsizetype>(sizeof(QRgb));
  const bool display = m_pose.scene().bake.colorSpace == scene::LightingColorSpace::Display;
  base::inParallel(tasks.size(), progress, ExportTexts::tr("Baking light"), [&](std::size_t task) {
    const auto& [material, charts] = tasks[task];
    const ExportMaterial color = m_materials.colorOf(material).material;
    const Shade shade{color.color, color.alpha == AlphaMode::Opaque, display};
    ColorSampler picture(m_maker.pictureOf(material));
    for (const AtlasChart* chart : charts) {
      progress.check();
      picture.useLevel(levelFor(*chart));
      const QPoint origin = chart->at - QPoint(LightAtlas::kBorder, LightAtlas::kBorder);
      ChartPainter(m_maker, *chart, picture, shade, ChartLight(m_maker, *chart, m_pose, m_state))
          .paint(pixels + origin.y() * stride + origin.x(), stride);
    }
  });
  return image;
}

} // namespace vitrine::exporting
