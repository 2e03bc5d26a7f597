#pragma once

#include "core/animation/Pose.h"
#include "core/picking/Hit.h"
#include "core/viewing/CameraView.h"

#include <QPointF>

#include <array>
#include <functional>
#include <optional>

namespace vitrine::measuring {

/// Kind of a point by what it lies on: the corner of a surface, the edge of one, or its face.
enum class SnapKind { Vertex, Edge, Face };

/// Point of the world that is meant by a pixel.
struct SnapPoint {
  QVector3D position; ///< world space
  SnapKind kind = SnapKind::Face;
  std::array<QVector3D, 2> edge; ///< ends of the edge that it lies on; SnapKind::Edge only

  bool operator==(const SnapPoint&) const = default;
};

/// A picture as snapping looks at it. The camera and the pose must outlive the value.
struct SnapView {
  const viewing::CameraView& camera; ///< with the viewport that pixels are counted in
  const animation::Pose& pose;       ///< what is drawn stands in it
  /// Finds the nearest thing drawn at a pixel; nullopt: nothing. A hit in a backdrop is none to measure.
  std::function<std::optional<picking::Hit>(QPointF)> hitAt;
};

/// Pixels within which corners and edges draw a point to them.
inline constexpr double kSnapPixels = 10;

/// Point that a pixel means: the nearest corner within `reach` pixels of the triangles that are seen there, else the
/// nearest point on one of their edges, else the point of the face under the pixel itself; nullopt: there is nothing.
/// Hidden corners and edges are passed by, and so are edges between two triangles of one plane. `reach` 0: the face
/// alone. Casts about twenty rays.
std::optional<SnapPoint> snapAt(const SnapView& view, QPointF pixel, double reach = kSnapPixels);

/// Point of a line whose projection is nearest to a pixel, and how far from it that is; nullopt: all of the line is
/// behind the camera.
struct NearestOnLine {
  QVector3D position;
  double pixels = 0;
};
std::optional<NearestOnLine> nearestOnLine(const viewing::CameraView& camera, const std::array<QVector3D, 2>& line,
                                           QPointF pixel);

} // namespace vitrine::measuring
