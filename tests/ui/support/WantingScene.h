#pragma once

#include "core/formats/api/ContentLocator.h"
#include "core/formats/api/Format.h"
#include "core/scene/SceneBuilder.h"

namespace vitrine::tests {

/// Things that mode Wanting adds: their models and paints are files of their own, looked for in the mounts.
///
/// Below "Things", behind the marker: nodes 3 and 4 "Crate" (records QUADS[1] and [2]) that want "models/crate.model",
/// node 5 "Barrel" (QUADS[3]) that wants "models/barrel.model"; a single square each until it is found, then three of
/// them, of a material of the model's own. Materials want "paints/NAME.paint", which holds three numbers, a colour:
/// 0 "test/paint" of all squares, then "crate" and "barrel" of models that were found.
void addWanted(SceneBuilder& scene, SectionId section);

/// The document with those models that are there now; null: none that was not there before.
std::shared_ptr<Document> withModels(const Document& document, formats::LoadContext& context);

/// The finder of these paints and models.
class WantedAssets final : public document::AssetSource {
public:
  Result<formats::Asset> resolve(const scene::AssetRef& ref, formats::LoadContext& context) const override;
  Result<DocumentPtr> resolveModels(const Document& document, formats::LoadContext& context) const override;
};

/// A folder with "squares.game" in it is a game's: it stands for itself and its folder "more".
std::vector<formats::SearchPath> squareSearchPathsIn(const QString& folder);

} // namespace vitrine::tests
