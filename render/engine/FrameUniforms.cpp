#include "render/engine/FrameUniforms.h"

#include <algorithm>
#include <iterator>

namespace vitrine::render {
namespace {

/// Brightness (sRGB-encoded) that wires are drawn towards.
constexpr float kLightWires = 0.9F;
constexpr float kDarkWires = 0.1F;

} // namespace

FrameUniforms::FrameUniforms()
    : m_mode(new Qt3DRender::QParameter(QStringLiteral("shadingMode"), QVariant(0))),
      m_exposure(new Qt3DRender::QParameter(QStringLiteral("lightFactor"), 1.0F)),
      m_brightest(new Qt3DRender::QParameter(QStringLiteral("brightest"), 1.0F)),
      m_streamGain(new Qt3DRender::QParameter(QStringLiteral("streamGain"), 1.0F)),
      m_lightArithmetic(new Qt3DRender::QParameter(QStringLiteral("lightArithmetic"), QVariant(0))),
      m_marksMissing(new Qt3DRender::QParameter(QStringLiteral("marksMissing"), QVariant(0))),
      m_metresPerUnit(new Qt3DRender::QParameter(QStringLiteral("metresPerUnit"), 1.0F)),
      m_wireWidth(new Qt3DRender::QParameter(QStringLiteral("wireWidth"), kWireWidth / 2.0F)),
      m_wireTone(new Qt3DRender::QParameter(QStringLiteral("wireTone"), kLightWires)),
      m_cheapWater(new Qt3DRender::QParameter(QStringLiteral("cheapWater"), QVector3D())) {}

std::vector<Qt3DRender::QParameter*> FrameUniforms::shared() const {
  std::vector<Qt3DRender::QParameter*> all{m_exposure,        m_brightest,    m_streamGain,
                                           m_lightArithmetic, m_marksMissing, m_metresPerUnit,
                                           m_wireWidth,       m_wireTone,     m_cheapWater};
  std::ranges::copy(m_correction.all(), std::back_inserter(all));
  return all;
}

std::vector<Qt3DRender::QParameter*> FrameUniforms::ofWorld() const {
  std::vector<Qt3DRender::QParameter*> all = shared();
  std::ranges::copy(m_fog.all(), std::back_inserter(all));
  all.push_back(m_mode);
  return all;
}

void FrameUniforms::setLightArithmetic(scene::LightingColorSpace arithmetic) {
  m_lightArithmetic->setValue(arithmetic == scene::LightingColorSpace::Display ? 1 : 0);
}

void FrameUniforms::setCheapWater(const std::optional<scene::WaterDistances>& distances) {
  m_cheapWater->setValue(distances ? QVector3D(distances->fullUntil, distances->cheapFrom, 1) : QVector3D());
}

void FrameUniforms::setWireTone(const QColor& background) {
  const bool light = background.alpha() > 0 && background.lightness() > 127;
  m_wireTone->setValue(light ? kDarkWires : kLightWires);
}

} // namespace vitrine::render
