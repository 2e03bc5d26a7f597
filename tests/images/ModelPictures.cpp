#include "tests/images/ModelPictures.h"

#include "tests/support/LoadFixture.h"

namespace vitrine::tests {

void ModelPictures::open(const QString& path) {
  m_map = openMap(path);
  ASSERT_TRUE(m_map);
  m_model.emplace(fileBytes(path));
}

void ModelPictures::play(scene::AnimationIndex animation, double time) {
  m_state.animation = animation;
  m_state.time = time;
}

viewing::CameraRig cameraOf(const Scene& scene, QSize size, const View& view) {
  viewing::CameraRig rig;
  rig.setNavigation(scene::Navigation::Fly);
  rig.setViewportSize(size);
  rig.setSceneBounds(scene.animatedBounds());
  viewing::CameraPose pose;
  pose.position = view.from;
  pose.orientation = QQuaternion::fromDirection(view.from - view.to, {0, 1, 0});
  pose.verticalFov = 40;
  rig.setPose(pose);
  return rig;
}

viewing::CameraRig ModelPictures::camera(const View& view) const {
  return cameraOf(scene(), kSize, view);
}

QImage ModelPictures::drawn(const View& view) const {
  return draw(*m_map, camera(view), kSize, render::ShadingMode::Lit, m_state);
}

oracles::SheetMoment ModelPictures::moment() const {
  if (m_state.animation == scene::kNone) {
    const std::size_t rest = m_model->restMesh(0).value();
    return {rest, rest, 0, 0};
  }
  return oracles::sheetMoment(m_model->clips().at(m_state.animation.position()), m_state.time);
}

QPoint ModelPictures::pixelOf(const View& view, const QVector3D& scenePoint) const {
  return camera(view).project(scenePoint).value_or(QPointF(-1, -1)).toPoint();
}

std::vector<DrawItemIndex> ModelPictures::itemsOfLinks() const {
  std::vector<DrawItemIndex> items;
  for (const DrawItemIndex item : scene().drawItems().indices()) {
    const auto record = scene().recordOf(item, 0);
    const auto range = record ? m_map->document->structure.rangeOf(*record) : std::nullopt;
    if (range && m_model->linkAt(range->offset)) {
      items.push_back(item);
    }
  }
  return items;
}

} // namespace vitrine::tests
