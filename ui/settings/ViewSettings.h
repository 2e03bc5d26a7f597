#pragma once

#include "render/SceneView.h"
#include "render/look/ShadingMode.h"
#include "ui/style/Appearance.h"

#include <QSettings>

namespace vitrine::ui {

/// The way scenes are shown, between runs.
class ViewSettings {
public:
  /// `store` must outlive this object.
  explicit ViewSettings(QSettings& store) : m_store(store) {}

  /// Wheel notches away from the default flying speed.
  double speedSteps() const;
  void setSpeedSteps(double steps);
  render::ShadingMode shadingMode() const;
  void setShadingMode(render::ShadingMode mode);
  bool labelsVisible() const;
  void setLabelsVisible(bool visible);
  /// Shadow and grid below the scene.
  render::GroundParts ground() const;
  void setGround(const render::GroundParts& parts);
  /// True: only what may be seen is drawn.
  bool cullsByVisibility() const;
  void setCullsByVisibility(bool culls);
  /// True: points that are measured are drawn to corners and edges.
  bool snapsMeasurements() const;
  void setSnapsMeasurements(bool snaps);
  Appearance appearance() const;
  void setAppearance(Appearance appearance);

private:
  QSettings& m_store;
};

} // namespace vitrine::ui
