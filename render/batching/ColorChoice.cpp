#include "render/batching/ColorChoice.h"

#include "core/scene/ControlEffects.h"

#include <algorithm>
#include <set>

namespace vitrine::render {

ColorChoice colorChoice(const state::EvaluatedState& state) {
  return state.colors ? ColorChoice(state.colors->stream) : std::nullopt;
}

std::vector<ColorChoice> possibleChoices(const scene::Scene& scene) {
  // Also where there is a control: its labels may outnumber its choices.
  std::set<ColorChoice> choices{std::nullopt};
  const std::set<QString> streams = scene::effectsOfControls(scene).colorStreams;
  choices.insert(streams.begin(), streams.end());
  if (!scene.bake.instanceLightings.empty()) {
    return {choices.begin(), choices.end()};
  }
  std::erase_if(choices, [&](const ColorChoice& choice) {
    return std::ranges::none_of(scene.meshes,
                                [&](const scene::Mesh& mesh) { return chosenStream(mesh, choice) != nullptr; });
  });
  return {choices.begin(), choices.end()};
}

const scene::VertexStreams::Colors* chosenStream(const scene::Mesh& mesh, const ColorChoice& choice) {
  const auto& streams = mesh.vertices.colors;
  const auto found =
      choice ? std::ranges::find(streams, *choice, &scene::VertexStreams::Colors::name) : streams.begin();
  return found == streams.end() ? nullptr : &*found;
}

} // namespace vitrine::render
