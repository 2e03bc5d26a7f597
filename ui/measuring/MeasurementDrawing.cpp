#include "ui/measuring/MeasurementDrawing.h"

#include "ui/measuring/MeasurementText.h"

#include <algorithm>
#include <cmath>

namespace vitrine::ui {
namespace {

using measuring::MeasurementKind;
using measuring::SnapKind;

const QColor kMeasuredColor(90, 200, 250);
const QColor kCurrentColor(255, 236, 110);
const QColor kUnfinishedColor(255, 255, 255);
const QColor kClosingColor(255, 255, 255, 110);
const QColor kTargetColor(255, 110, 190);

constexpr float kMeasuredWidth = 2;
constexpr float kPointSize = 6;
constexpr float kCornerMark = 11;
constexpr float kEdgeMark = 8;
constexpr float kFaceMark = 5;
/// Radius of an angle's arc, in parts of its shorter leg.
constexpr float kArcShare = 0.25F;
constexpr int kArcLines = 16;

std::vector<QVector3D> inScene(const Measurement& measurement, const Scene& scene) {
  std::vector<QVector3D> points;
  for (const QVector3D& point : measurement.points) {
    points.push_back(scene.sourceAxes.toScene(point));
  }
  return points;
}

QVector3D middleOf(const std::vector<QVector3D>& points) {
  QVector3D sum;
  for (const QVector3D& point : points) {
    sum += point;
  }
  return sum / static_cast<float>(points.size());
}

void addPath(render::OverlayLines& lines, const std::vector<QVector3D>& points, const QColor& color) {
  for (std::size_t i = 0; i < points.size(); ++i) {
    if (i + 1 < points.size()) {
      lines.push_back({points[i], points[i + 1], color, kMeasuredWidth});
    }
    lines.push_back({points[i], points[i], color, kPointSize});
  }
}

void addArc(render::OverlayLines& lines, const std::vector<QVector3D>& points, const QColor& color) {
  const QVector3D first = points[0] - points[1];
  const QVector3D second = points[2] - points[1];
  const QVector3D along = first.normalized();
  const QVector3D across = (second - along * QVector3D::dotProduct(second, along)).normalized();
  const float radius = std::min(first.length(), second.length()) * kArcShare;
  const float angle = std::atan2(QVector3D::dotProduct(second, across), QVector3D::dotProduct(second, along));
  QVector3D from = points[1] + along * radius;
  for (int i = 1; i <= kArcLines; ++i) {
    const float turned = angle * static_cast<float>(i) / kArcLines;
    const QVector3D to = points[1] + (along * std::cos(turned) + across * std::sin(turned)) * radius;
    lines.push_back({from, to, color, kMeasuredWidth});
    from = to;
  }
}

} // namespace

void MeasurementDrawing::add(const Measurement& measurement, bool isCurrent, const Scene& scene) {
  const std::vector<QVector3D> points = inScene(measurement, scene);
  if (points.size() < measuring::leastPoints(measurement.kind)) {
    return;
  }
  const QColor color = isCurrent ? kCurrentColor : kMeasuredColor;
  addPath(lines, points, color);
  QVector3D anchor = middleOf(points);
  if (measurement.kind == MeasurementKind::Area) {
    lines.push_back({points.back(), points.front(), color, kMeasuredWidth});
  } else if (measurement.kind == MeasurementKind::Angle) {
    addArc(lines, points, color);
    anchor = points[1];
  }
  const render::OverlayNote note{measuredNoteText(measurement, scene.metresPerUnit), anchor};
  // Of more than can be shown the chosen one is among them.
  notes.insert(isCurrent ? notes.begin() : notes.end(), note);
}

void MeasurementDrawing::addUnfinished(const Measurement& measurement, const Scene& scene) {
  const std::vector<QVector3D> points = inScene(measurement, scene);
  addPath(lines, points, kUnfinishedColor);
  if (measurement.kind == MeasurementKind::Area && points.size() > 2) {
    lines.push_back({points.back(), points.front(), kClosingColor, kMeasuredWidth});
  }
}

void MeasurementDrawing::addTarget(const measuring::SnapPoint& target) {
  const float size = target.kind == SnapKind::Vertex ? kCornerMark
                     : target.kind == SnapKind::Edge ? kEdgeMark
                                                     : kFaceMark;
  if (target.kind == SnapKind::Edge) {
    lines.push_back({target.edge[0], target.edge[1], kTargetColor, kMeasuredWidth});
  }
  lines.push_back({target.position, target.position, kTargetColor, size});
}

} // namespace vitrine::ui
