#pragma once

#include "core/image/ColorTable.h"
#include "core/scene/Scene.h"
#include "render/engine/CorrectionTexture.h"
#include "render/engine/Stages.h"
#include "render/look/ShadingMode.h"

#include <QColor>
#include <Qt3DRender/QParameter>

#include <optional>
#include <vector>

namespace vitrine::render {

/// The uniforms that are the same for everything a frame graph draws: changing one touches no entity. The parameters
/// belong to the nodes that they are added to.
class FrameUniforms {
public:
  /// Pixels across the lines of wireframe mode, where nothing else is asked for.
  static constexpr float kWireWidth = 2.0F;

  FrameUniforms();

  /// The uniforms of the world and its backdrops alike.
  std::vector<Qt3DRender::QParameter*> shared() const;
  /// The shared ones, and those of the world that backdrops have for themselves: mode and fog.
  std::vector<Qt3DRender::QParameter*> ofWorld() const;

  void setMode(ShadingMode mode) { m_mode->setValue(static_cast<int>(mode)); }
  void setExposure(float exposure) { m_exposure->setValue(exposure); }
  /// Linear light that is kept: 1 is white.
  void setBrightest(float light) { m_brightest->setValue(light); }
  /// Factor on colour streams that are light.
  void setStreamGain(float gain) { m_streamGain->setValue(gain); }
  /// A chequer on surfaces whose textures are missing.
  void setMarksMissing(bool on) { m_marksMissing->setValue(on ? 1 : 0); }
  void setLightArithmetic(scene::LightingColorSpace arithmetic);
  /// The length of a unit of the scene; texels are counted on a metre.
  void setMetresPerUnit(double metres) { m_metresPerUnit->setValue(static_cast<float>(metres)); }
  void setFog(const std::optional<scene::Fog>& fog) { m_fog.set(fog); }
  /// Distances at which water changes its look; nullopt: it has its full look everywhere.
  void setCheapWater(const std::optional<scene::WaterDistances>& distances);
  /// Colour tables that are laid over what is drawn; empty: none.
  void setCorrection(const std::vector<image::WeightedTable>& tables) { m_correction.set(tables); }
  bool isReady() const { return m_correction.isReady(); }
  void setWireWidth(float pixels) { m_wireWidth->setValue(pixels / 2.0F); }
  /// Wires are drawn dark on a light background, and light on a dark one.
  void setWireTone(const QColor& background);

private:
  Qt3DRender::QParameter* m_mode;
  Qt3DRender::QParameter* m_exposure;
  Qt3DRender::QParameter* m_brightest;
  Qt3DRender::QParameter* m_streamGain;
  Qt3DRender::QParameter* m_lightArithmetic;
  Qt3DRender::QParameter* m_marksMissing;
  Qt3DRender::QParameter* m_metresPerUnit;
  Qt3DRender::QParameter* m_wireWidth;
  Qt3DRender::QParameter* m_wireTone;
  Qt3DRender::QParameter* m_cheapWater;
  FogParameters m_fog;
  CorrectionTexture m_correction;
};

} // namespace vitrine::render
