#pragma once

#include "core/state/EvaluatedState.h"

#include <QString>

#include <optional>
#include <vector>

namespace vitrine::render {

/// Choice of the colour stream that is drawn: the one of this name; nullopt: each mesh's first.
using ColorChoice = std::optional<QString>;

ColorChoice colorChoice(const state::EvaluatedState& state);

/// Every choice that some state can lead to and that some mesh has a stream for; where nodes have light of their own,
/// which holds under every choice, all of them.
std::vector<ColorChoice> possibleChoices(const scene::Scene& scene);

/// The stream a mesh shows under this choice; null: none.
const scene::VertexStreams::Colors* chosenStream(const scene::Mesh& mesh, const ColorChoice& choice);

} // namespace vitrine::render
