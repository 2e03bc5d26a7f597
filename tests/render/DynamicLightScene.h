#pragma once

#include "render/batching/LightSelector.h"
#include "tests/render/Pixels.h"
#include "tests/render/ShadingReference.h"

namespace vitrine::tests {

/// A wall of square cells around the origin in the plane z = 0, seen straight on from (0, 0, 3): rows of materials
/// under lamps, with the values a test needs to know what each must look like.
class DynamicLightScene {
public:
  explicit DynamicLightScene(int columns, int rows = 1);

  HandmadeScene& maker() { return m_maker; }
  TextureIndex addTexture(const QColor& color) { return m_maker.addTexture(filled(color)); }
  /// The next cell; `normal` is that of its vertices.
  void addCell(const scene::Material& material, const QVector3D& normal = {0, 0, 1});
  /// Shines in `direction`.
  void addSun(const QVector3D& direction, const QVector3D& color);
  scene::Light& addLamp(scene::LightKind kind, const QVector3D& position, const QVector3D& color, float range);

  /// Finished.
  const scene::ScenePtr& scene();
  QImage draw(render::ShadingMode mode = render::ShadingMode::Lit, double exposure = 1);

  /// The pixel in the middle of a cell, what is there in the world, and how it is seen.
  QPoint pixelOf(int cell) const;
  QVector3D pointOf(int cell) const;
  Seen seenAt(int cell, const QVector3D& normal = {0, 0, 1});

private:
  static constexpr int kSide = 200;

  void finish();

  int m_columns;
  int m_rows;
  int m_cells = 0;
  std::vector<QVector3D> m_normals;
  HandmadeScene m_maker;
  scene::ScenePtr m_scene;
};

scene::Material pbrMaterial(const QVector3D& base, float metallic = 0, float roughness = 1);
scene::Material phongMaterial(const QVector3D& base, const QVector3D& specular = {}, float shininess = 20);
scene::Material toonMaterial(const QVector3D& lit, const QVector3D& shade);

} // namespace vitrine::tests
