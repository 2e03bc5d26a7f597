#pragma once

#include "core/state/SceneState.h"
#include "tests/images/OpenedMap.h"
#include "tests/samples/oracles/diggles/ModelDecoder.h"

#include <gtest/gtest.h>

#include <optional>

namespace vitrine::tests {

/// Eye of a picture and the point it looks at, in scene axes.
struct View {
  QVector3D from;
  QVector3D to;
};

/// Animations of the demo's and of the samples' animated model.
inline constexpr scene::AnimationIndex kWalk = 1;
inline constexpr scene::AnimationIndex kTurn = 2;

/// With a field of view of 40 degrees.
viewing::CameraRig cameraOf(const Scene& scene, QSize size, const View& view);

/// A model that is drawn in tests, beside what its bytes say. Scene axes: the animated model looks along +z, its left
/// is at +x.
class ModelPictures : public testing::Test {
protected:
  static constexpr QSize kSize = kMediumPicture;

  void open(const QString& path);

  void set(const char* control, double value) { m_state.controls[QLatin1String(control)] = value; }
  void play(scene::AnimationIndex animation, double time);

  const Scene& scene() const { return *m_map->scene(); }
  viewing::CameraRig camera(const View& view) const;
  QImage drawn(const View& view) const;
  /// Of the animation that is played by the first object; its rest, if none is.
  oracles::SheetMoment moment() const;
  QPoint pixelOf(const View& view, const QVector3D& scenePoint) const;
  /// Items of the links of meshes: the animated models, without what is drawn for help.
  std::vector<DrawItemIndex> itemsOfLinks() const;

  std::unique_ptr<OpenedMap> m_map;
  std::optional<oracles::ModelDecoder> m_model;
  SceneState m_state;
};

} // namespace vitrine::tests
