#include "core/scene/SceneBuilder.h"

#include "core/scene/SceneChecks.h"

#include <cassert>
#include <utility>

namespace vitrine::scene {

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
