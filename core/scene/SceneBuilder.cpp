#include "core/scene/SceneBuilder.h"

#include "core/scene/SceneChecks.h"

#include <cassert>
#include <utility>

namespace vitrine::scene {

SceneBuilder::SceneBuilder() = default;
SceneBuilder::SceneBuilder(const SceneData& from) : SceneData(from) {}
SceneBuilder::SceneBuilder(const SceneBuilder& other) = default;
SceneBuilder::SceneBuilder(SceneBuilder&& other) noexcept = default;
SceneBuilder& SceneBuilder::operator=(const SceneBuilder& other) = default;
SceneBuilder& SceneBuilder::operator=(SceneBuilder&& other) noexcept = default;
SceneBuilder::~SceneBuilder() = default;

ScenePtr SceneBuilder::build(RecordLinks links, Measure measure, const AddViews& addViews) && {
  assert(indicesInRange(*this));
  SceneData& data = *this;
  const std::shared_ptr<Scene> scene(new Scene(std::move(data), links));
  scene->m_extent = measure(*scene);
  if (addViews) {
    addViews(*scene, scene->view);
  }
  return scene;
}

} // namespace vitrine::scene
