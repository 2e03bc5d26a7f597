#include "core/formats/diggles/records/ModelScale.h"

#include "core/formats/diggles/records/RawBounds.h"

#include <algorithm>
#include <cmath>

namespace vitrine::formats::diggles {
namespace {

constexpr std::size_t kAxes = 3;
constexpr double kUsualStep = kStandardStep;
/// Boxes of real frames are off by this much: frames that are nearly equal share their points.
constexpr double kLooseness = 0.05;
/// Rounding at both ends of an extent, in steps.
constexpr double kRounding = 2;
/// Extents of fewer steps say nothing about a factor.
constexpr double kFewestSteps = 16;
/// Steps further than this from the usual one are no scale but broken boxes; coordinates made with them would overflow.
constexpr double kMostFactor = 10'000;

struct Extent {
  double low = 0;
  double high = 0;

  double size() const { return high - low; }
};

bool allThere(const ModelFile& model, const ModelLink& link) {
  const ModelArray* points = model.array(ArrayKind::Points, link.points);
  return points && points->count == points->declared;
}

/// Empty when there are no points, or not all of them.
RawBounds rawMeshBounds(const ModelFile& model, const ModelMesh& mesh) {
  const auto links = model.linksOf(mesh);
  RawBounds bounds;
  if (!std::ranges::all_of(links, [&](const ModelLink& link) { return allThere(model, link); })) {
    return bounds;
  }
  // Thousands of links may name the same points.
  std::vector<std::uint16_t> arrays(links.size());
  std::ranges::transform(links, arrays.begin(), &ModelLink::points);
  std::ranges::sort(arrays);
  const auto repeated = std::ranges::unique(arrays);
  arrays.erase(repeated.begin(), repeated.end());
  for (const std::uint16_t array : arrays) {
    bounds.add(rawBoundsOf(model, array));
  }
  return bounds;
}

/// Counted from the middle of the range of raw numbers.
Extent rawExtent(const RawBounds& bounds, std::size_t axis) {
  constexpr double kMiddle = kRawMiddle;
  return {bounds.low[axis] - kMiddle, bounds.high[axis] - kMiddle};
}

Extent boxExtent(const ModelMesh& mesh, std::size_t axis) {
  const int i = static_cast<int>(axis);
  return {static_cast<double>(mesh.boxMin[i]), static_cast<double>(mesh.boxMax[i])};
}

/// Distance that ends may be apart, in steps.
double looseness(const Extent& raw) {
  return raw.size() * kLooseness + kRounding;
}

bool near(double a, double b, double within) {
  return std::abs(a - b) <= within; // false for what is no number
}

bool fills(const Extent& raw, const Extent& box, double step) {
  const double within = looseness(raw) * step;
  return near(raw.low * step, box.low, within) && near(raw.high * step, box.high, within);
}

/// The one step with which the points fill the box on every axis, where the standard one does on none.
std::optional<double> commonStep(const RawBounds& bounds, const ModelMesh& mesh) {
  double rawSize = 0;
  double boxSize = 0;
  for (std::size_t axis = 0; axis < kAxes; ++axis) {
    rawSize += rawExtent(bounds, axis).size();
    boxSize += boxExtent(mesh, axis).size();
  }
  const double step = boxSize / rawSize;
  const bool plausible = step >= kUsualStep / kMostFactor && step <= kUsualStep * kMostFactor; // false for no number
  if (!plausible) {
    return std::nullopt;
  }
  int telling = 0;
  for (std::size_t axis = 0; axis < kAxes; ++axis) {
    const Extent raw = rawExtent(bounds, axis);
    const Extent box = boxExtent(mesh, axis);
    if (!fills(raw, box, step)) {
      return std::nullopt;
    }
    if (raw.size() >= kFewestSteps) {
      if (near(raw.size() * kUsualStep, box.size(), looseness(raw) * kUsualStep)) {
        return std::nullopt;
      }
      ++telling;
    }
  }
  return telling >= 2 ? std::optional(step) : std::nullopt;
}

} // namespace

std::optional<AskedStep> askedStep(const ModelFile& model) {
  for (std::size_t i = 0; i < model.meshes.size(); ++i) {
    const RawBounds bounds = rawMeshBounds(model, model.meshes[i]);
    if (!bounds.empty()) {
      const auto step = commonStep(bounds, model.meshes[i]);
      return step ? std::optional(AskedStep{static_cast<float>(*step), i}) : std::nullopt;
    }
  }
  return std::nullopt;
}

} // namespace vitrine::formats::diggles
