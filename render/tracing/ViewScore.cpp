#include "render/tracing/ViewScore.h"

#include "render/tracing/ExposureMeter.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace vitrine::tracing {
namespace {

constexpr float kCloseMetres = 1.25F;
/// A landscape under a sky shows this much; more is no better.
constexpr float kEnoughSeen = 0.6F;
/// Walls of one room are this varied, or more; a single wall seen straight on is not.
constexpr float kEnoughVariety = 0.8F;
constexpr float kEnoughMaterials = 12;
constexpr float kOpenMetres = 8;
/// Linear luminance between which something can be made out; as a display shows them 0.1 and 0.98.
constexpr float kBlack = 0.01F;
constexpr float kBurnt = 0.95F;

float part(float of, float enough) {
  return std::clamp(of / enough, 0.0F, 1.0F);
}

} // namespace

ViewFigures figuresOf(const TracedPicture& picture, const Scene& scene) {
  std::vector<float> distances;
  std::set<MaterialIndex> materials;
  std::size_t close = 0;
  for (const Sample& sample : picture.samples) {
    if (!sample.item || sample.backdrop) {
      continue;
    }
    const MaterialIndex material = scene.surfaceOf(sample.item).material;
    const auto metres = static_cast<float>(sample.distance * scene.metresPerUnit);
    if (material && scene.assets.materials[material].model() == scene::MaterialModel::Sky) {
      continue;
    }
    materials.insert(material);
    distances.push_back(std::max(metres, 1e-3F));
    close += metres < kCloseMetres ? 1 : 0;
  }
  ViewFigures figures;
  if (distances.empty()) {
    return figures;
  }
  const auto all = static_cast<float>(picture.samples.size());
  figures.seen = static_cast<float>(distances.size()) / all;
  figures.close = static_cast<float>(close) / all;
  figures.materials = static_cast<int>(materials.size());
  double sum = 0;
  double squares = 0;
  for (const float distance : distances) {
    const double octave = std::log2(static_cast<double>(distance));
    sum += octave;
    squares += octave * octave;
  }
  const auto count = static_cast<double>(distances.size());
  figures.variety = static_cast<float>(std::sqrt(std::max(squares / count - sum / count * (sum / count), 0.0)));
  const auto half = distances.begin() + static_cast<std::ptrdiff_t>(distances.size() / 2);
  std::ranges::nth_element(distances, half);
  figures.middle = *half;
  return figures;
}

ViewFigures litFiguresOf(const TracedPicture& picture, const Scene& scene) {
  ViewFigures figures = figuresOf(picture, scene);
  const std::vector<float> luminances = luminancesOf(picture);
  const float factor = isNearlyDark(luminances) ? brightening(luminances) : 1;
  const auto legible = std::ranges::count_if(
      luminances, [factor](float luminance) { return luminance * factor > kBlack && luminance * factor < kBurnt; });
  figures.legible = luminances.empty() ? 0 : static_cast<float>(legible) / static_cast<float>(luminances.size());
  return figures;
}

float worthOf(const ViewFigures& figures, const Scene& scene) {
  const float unobstructed = (1 - figures.close) * (1 - figures.close);
  const float materials =
      part(static_cast<float>(figures.materials),
           std::min(kEnoughMaterials, std::max(static_cast<float>(scene.assets.materials.size()), 1.0F)));
  const float interest =
      0.3F + 0.3F * part(figures.variety, kEnoughVariety) + 0.2F * materials + 0.2F * part(figures.middle, kOpenMetres);
  return part(figures.seen, kEnoughSeen) * unobstructed * interest * (0.25F + 0.75F * figures.legible);
}

bool showsThePlace(const ViewFigures& figures) {
  constexpr float kLeastSeen = 0.25F;
  constexpr float kMostClose = 0.3F;
  constexpr float kLeastMetres = 2;
  constexpr float kLeastVariety = 0.4F;
  constexpr float kLeastLegible = 0.15F;
  return figures.seen >= kLeastSeen && figures.close <= kMostClose && figures.middle >= kLeastMetres &&
         figures.variety >= kLeastVariety && figures.legible >= kLeastLegible;
}

} // namespace vitrine::tracing
