#pragma once

#include "core/scene/Scene.h"

#include <QVector4D>

#include <vector>

namespace vitrine::render {

/// The dynamic lights of a scene as resources/shaders/dynamic_lights.glsl reads them. A scene that has none is lit by
/// one that goes with the camera.
class LightSelector {
public:
  static constexpr std::size_t kMaxLights = 8; ///< on one surface

  /// Numbers are those of the shader.
  enum class Kind { Directional = 0, Point = 1, Spot = 2, Camera = 3 };

  struct Selected {
    Kind kind = Kind::Point;
    QVector3D position;
    QVector3D direction; ///< it shines in, unit length; Camera: in the eye's space
    QVector3D color;     ///< linear
    float outerCone = 0; ///< Spot: cosines of half the angles
    float innerCone = 0;
    float fade = 0; ///< light at distance d is colour / (1 + fade * d²) …
    float end = 0;  ///< … and softly nothing from this distance on; 0: no end

    /// Share of the light's colour that gets that far.
    float reach(float distance) const;
  };

  /// Possibility that lights now out shine at another time: then darkness is meant.
  enum class Changing { No, Yes };

  /// Lights at rest.
  explicit LightSelector(const scene::Scene& scene) : LightSelector(scene.lights, scene.metresPerUnit) {}
  LightSelector(const scene::ByLight<scene::Light>& lights, double metresPerUnit, Changing changing = Changing::No);

  /// Lights that light something within a box, at most kMaxLights: directional ones first, then the brightest there, of
  /// equal ones those near its middle.
  std::vector<Selected> around(const scene::Bounds& bounds) const;

  /// Light from above and from below that no dynamic light makes.
  const QVector3D& sky() const { return m_sky; }
  const QVector3D& ground() const { return m_ground; }

private:
  std::vector<Selected> m_lights;
  QVector3D m_sky;
  QVector3D m_ground;
};

/// Four vectors for each light.
std::vector<QVector4D> dynamicLightRecords(const std::vector<LightSelector::Selected>& lights);

} // namespace vitrine::render
