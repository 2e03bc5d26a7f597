#include "render/build/ColorChoice.h"

#include <algorithm>
#include <set>

namespace vitrine::render {

ColorChoice colorChoice(const scene::Scene& scene, const scene::SceneState& state) {
  const auto* chosen = scene::chosenColors(scene, state);
  return chosen ? ColorChoice(chosen->stream) : std::nullopt;
}

std::vector<ColorChoice> possibleChoices(const scene::Scene& scene) {
  // Also where there is a control: its labels may outnumber its choices.
  std::set<ColorChoice> choices{std::nullopt};
  for (const scene::Control& control : scene.controls) {
    if (const auto* target = std::get_if<scene::ColorStreamTarget>(&control.target)) {
      for (const auto& choice : target->choices) {
        choices.insert(choice.stream);
      }
    }
  }
  if (!scene.nodeLights.empty()) {
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
