#include "ui/settings/ViewSettings.h"

#include <cmath>

namespace vitrine::ui {
namespace {

const QString kFlyingSpeed = QStringLiteral("view/speedSteps");
const QString kMode = QStringLiteral("view/shading");
const QString kLabels = QStringLiteral("view/labels");
const QString kContactShadow = QStringLiteral("view/contactShadow");
const QString kGrid = QStringLiteral("view/grid");
const QString kCulling = QStringLiteral("view/cullByVisibility");
const QString kSnapping = QStringLiteral("view/snapMeasurements");
const QString kAppearance = QStringLiteral("view/appearance");

constexpr double kMaxSpeedSteps = 1000;

} // namespace

double ViewSettings::speedSteps() const {
  const double steps = m_store.value(kFlyingSpeed).toDouble();
  return std::isfinite(steps) && std::abs(steps) <= kMaxSpeedSteps ? steps : 0;
}

void ViewSettings::setSpeedSteps(double steps) {
  m_store.setValue(kFlyingSpeed, steps);
}

render::ShadingMode ViewSettings::shadingMode() const {
  return render::shadingModeById(m_store.value(kMode).toString()).value_or(render::ShadingMode::Lit);
}

void ViewSettings::setShadingMode(render::ShadingMode mode) {
  m_store.setValue(kMode, render::shadingModeId(mode));
}

bool ViewSettings::labelsVisible() const {
  return m_store.value(kLabels, true).toBool();
}

void ViewSettings::setLabelsVisible(bool visible) {
  m_store.setValue(kLabels, visible);
}

render::GroundParts ViewSettings::ground() const {
  return {.contactShadow = m_store.value(kContactShadow, true).toBool(), .grid = m_store.value(kGrid, false).toBool()};
}

void ViewSettings::setGround(const render::GroundParts& parts) {
  m_store.setValue(kContactShadow, parts.contactShadow);
  m_store.setValue(kGrid, parts.grid);
}

bool ViewSettings::cullsByVisibility() const {
  return m_store.value(kCulling, true).toBool();
}

void ViewSettings::setCullsByVisibility(bool culls) {
  m_store.setValue(kCulling, culls);
}

bool ViewSettings::snapsMeasurements() const {
  return m_store.value(kSnapping, true).toBool();
}

void ViewSettings::setSnapsMeasurements(bool snaps) {
  m_store.setValue(kSnapping, snaps);
}

Appearance ViewSettings::appearance() const {
  return appearanceById(m_store.value(kAppearance).toString());
}

void ViewSettings::setAppearance(Appearance appearance) {
  m_store.setValue(kAppearance, appearanceId(appearance));
}

} // namespace vitrine::ui
