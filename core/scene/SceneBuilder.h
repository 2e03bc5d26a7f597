#pragma once

#include "core/scene/Scene.h"

#include <functional>

namespace vitrine::scene {

/// The data of a scene while a loader puts it together.
class SceneBuilder : public SceneData {
public:
  /// Measure of how far a built scene reaches, which needs its animations (animation::finishScene has it).
  using Measure = SceneExtent (*)(const Scene& scene);
  /// Adds views that depend on how far a built scene reaches: a start camera.
  using AddViews = std::function<void(const Scene& scene, ViewData& view)>;

  // In one source for all loaders: what it takes to copy and to destroy the parts of a scene is much to compile.
  SceneBuilder();
  /// Starts with what another scene has.
  explicit SceneBuilder(const SceneData& from);
  SceneBuilder(const SceneBuilder& other);
  SceneBuilder(SceneBuilder&& other) noexcept;
  SceneBuilder& operator=(const SceneBuilder& other);
  SceneBuilder& operator=(SceneBuilder&& other) noexcept;
  ~SceneBuilder();

  /// The scene of this data, which is moved there: items numbered, nodes placed, records indexed unless that is left
  /// out (itemsOf and framesOf then find nothing). Asserts indicesInRange: loaders check as they build.
  ScenePtr build(RecordLinks links, Measure measure, const AddViews& addViews = {}) &&;
};

} // namespace vitrine::scene

namespace vitrine {
using scene::SceneBuilder;
} // namespace vitrine
