#pragma once

#include "core/measuring/Snap.h"
#include "render/SceneView.h"
#include "ui/measuring/MeasurementList.h"

namespace vitrine::ui {

/// Lines and numbers of measurements over a picture.
struct MeasurementDrawing {
  render::OverlayLines lines;
  render::OverlayNotes notes;

  /// A measurement with its value; the chosen one is brighter.
  void add(const Measurement& measurement, bool isCurrent, const Scene& scene);
  /// A measurement that is being made, up to the last of its points.
  void addUnfinished(const Measurement& measurement, const Scene& scene);
  /// The mark of the point under the mouse.
  void addTarget(const measuring::SnapPoint& target);
};

} // namespace vitrine::ui
