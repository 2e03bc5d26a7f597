#include "core/visibility/CorrectionQuery.h"

namespace vitrine::visibility {
namespace {

void addTable(const scene::ColorCorrection& correction, float weight, const scene::SceneAssets& assets,
              std::vector<image::WeightedTable>& tables) {
  if (weight <= 0 || !assets.textures.contains(correction.table)) {
    return;
  }
  if (const image::ImagePtr& table = assets.textures[correction.table].image; table && image::isColorTable(*table)) {
    tables.push_back({table, weight});
  }
}

} // namespace

std::vector<image::WeightedTable> colorCorrectionAt(const Scene& scene, const scene::SceneAssets& assets,
                                                    const state::EvaluatedState& state, const QVector3D& eye) {
  std::vector<image::WeightedTable> tables;
  const std::vector<scene::ColorCorrection>& all = scene.world.colorCorrections;
  if (state.colorCorrection == scene::ColorCorrectionTarget::kByPlace) {
    for (const scene::ColorCorrection& correction : all) {
      addTable(correction, correction.active ? correction.weightAt(eye) : 0, assets, tables);
    }
  } else if (state.colorCorrection != scene::kNone) {
    const scene::ColorCorrection& chosen = all[static_cast<std::size_t>(state.colorCorrection)];
    addTable(chosen, chosen.weight, assets, tables);
  }
  return tables;
}

} // namespace vitrine::visibility
