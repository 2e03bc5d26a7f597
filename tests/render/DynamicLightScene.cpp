#include "tests/render/DynamicLightScene.h"

namespace vitrine::tests {

DynamicLightScene::DynamicLightScene(int columns, int rows) : m_columns(columns), m_rows(rows) {
  m_maker.scene().controls.push_back(
      {QStringLiteral("exposure"), {}, {}, scene::ControlKind::Slider, 0, 16, 1, {}, scene::ExposureTarget{}});
}

void DynamicLightScene::addCell(const scene::Material& material, const QVector3D& normal) {
  const float width = 2.0F / static_cast<float>(m_columns);
  const float height = 2.0F / static_cast<float>(m_rows);
  const auto column = static_cast<float>(m_cells % m_columns);
  const auto row = static_cast<float>(m_cells / m_columns);
  m_maker.addQuad(
      {{-1 + width * column, 1 - height * row, 0}, {width, 0, 0}, {0, -height, 0}, m_maker.addMaterial(material)});
  std::vector<QVector3D>& normals = m_maker.scene().meshes.front().vertices.normals;
  std::fill(normals.end() - 4, normals.end(), normal.normalized());
  ++m_cells;
}

void DynamicLightScene::addSun(const QVector3D& direction, const QVector3D& color) {
  scene::Light light;
  light.kind = scene::LightKind::Directional;
  light.direction = direction;
  light.intensity = color;
  m_maker.scene().lights.push_back(light);
}

scene::Light& DynamicLightScene::addLamp(scene::LightKind kind, const QVector3D& position, const QVector3D& color,
                                         float range) {
  scene::Light light;
  light.kind = kind;
  light.position = position;
  light.direction = QVector3D(0, 0, -1);
  light.intensity = color;
  light.radius = range;
  return m_maker.scene().lights.emplace_back(light);
}

void DynamicLightScene::finish() {
  if (!m_scene) {
    m_scene = m_maker.finish();
  }
}

const scene::ScenePtr& DynamicLightScene::scene() {
  finish();
  return m_scene;
}

QImage DynamicLightScene::draw(render::ShadingMode mode, double exposure) {
  finish();
  render::CaptureRequest request = squareRequest(*m_scene, {kSide, kSide});
  request.mode = mode;
  request.state.controls[QStringLiteral("exposure")] = exposure;
  return tests::draw(m_scene, request);
}

QPoint DynamicLightScene::pixelOf(int cell) const {
  return {(2 * (cell % m_columns) + 1) * kSide / (2 * m_columns), (2 * (cell / m_columns) + 1) * kSide / (2 * m_rows)};
}

QVector3D DynamicLightScene::pointOf(int cell) const {
  const QPoint at = pixelOf(cell);
  const float unit = 2.0F / kSide;
  return {(static_cast<float>(at.x()) + 0.5F) * unit - 1, 1 - (static_cast<float>(at.y()) + 0.5F) * unit, 0};
}

Seen DynamicLightScene::seenAt(int cell, const QVector3D& normal) {
  finish();
  const render::LightSelector rig(*m_scene);
  return {normal.normalized(), (QVector3D(0, 0, 3) - pointOf(cell)).normalized(), rig.sky(), rig.ground()};
}

scene::Material pbrMaterial(const QVector3D& base, float metallic, float roughness) {
  scene::Material material;
  material.params = scene::PbrParams{.metallic = metallic, .roughness = roughness};
  material.color = QVector4D(base, 1);
  material.state = scene::AssetState::Ready;
  return material;
}

scene::Material phongMaterial(const QVector3D& base, const QVector3D& specular, float shininess) {
  scene::Material material;
  material.params = scene::PhongParams{.specular = specular, .shininess = shininess};
  material.color = QVector4D(base, 1);
  material.state = scene::AssetState::Ready;
  return material;
}

scene::Material toonMaterial(const QVector3D& lit, const QVector3D& shade) {
  scene::Material material;
  material.params = scene::ToonParams{.shade = shade};
  material.color = QVector4D(lit, 1);
  material.state = scene::AssetState::Ready;
  return material;
}

} // namespace vitrine::tests
