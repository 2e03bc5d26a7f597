#include "core/formats/diggles/model/ModelScale.h"

#include "core/bytes/ByteReader.h"

#include <cmath>

namespace vitrine::formats::diggles {
namespace {

constexpr std::size_t kAxes = 3;
constexpr double kMiddle = 32768;
/// Boxes of real frames are off by this much: frames that are nearly equal share their points.
constexpr double kLooseness = 0.05;
/// Rounding at both ends of an extent, in steps.
constexpr double kRounding = 2;
/// Extents of fewer steps say nothing about a factor.
constexpr double kFewestSteps = 16;

struct Extent {
  double low = 0;
  double high = 0;

  double size() const { return high - low; }
};

/// The bounds of raw numbers, counted from the middle of their range, by axis.
using RawBounds = std::array<Extent, kAxes>;

bool addPoints(const ModelFile& model, const ModelLink& link, std::array<std::uint16_t, kAxes>& low,
               std::array<std::uint16_t, kAxes>& high) {
  const ModelArray* array = model.array(ArrayKind::Points, link.points);
  if (!array || array->count < array->declared) {
    return false;
  }
  const auto raw = model.elements(ArrayKind::Points, link.points);
  for (std::size_t i = 0; i < array->count * kAxes; ++i) {
    const std::uint16_t value = bytes::loadU16(raw.data() + i * sizeof(value));
    low[i % kAxes] = std::min(low[i % kAxes], value);
    high[i % kAxes] = std::max(high[i % kAxes], value);
  }
  return true;
}

/// nullopt when there are no points, or not all of them.
std::optional<RawBounds> rawBounds(const ModelFile& model, const ModelMesh& mesh) {
  std::array<std::uint16_t, kAxes> low{0xffff, 0xffff, 0xffff};
  std::array<std::uint16_t, kAxes> high{};
  for (const ModelLink& link : model.linksOf(mesh)) {
    if (!addPoints(model, link, low, high)) {
      return std::nullopt;
    }
  }
  if (low[0] > high[0]) {
    return std::nullopt;
  }
  RawBounds bounds;
  for (std::size_t axis = 0; axis < kAxes; ++axis) {
    bounds[axis] = {low[axis] - kMiddle, high[axis] - kMiddle};
  }
  return bounds;
}

Extent boxExtent(const ModelMesh& mesh, std::size_t axis) {
  const int i = static_cast<int>(axis);
  return {static_cast<double>(mesh.boxMin[i]), static_cast<double>(mesh.boxMax[i])};
}

bool near(double a, double b, double within) {
  return std::abs(a - b) <= within; // false for what is no number
}

/// The one step with which the points fill the box on every axis, where the standard one does on none.
std::optional<double> commonStep(const RawBounds& raw, const ModelMesh& mesh) {
  double rawSize = 0;
  double boxSize = 0;
  for (std::size_t axis = 0; axis < kAxes; ++axis) {
    rawSize += raw[axis].size();
    boxSize += boxExtent(mesh, axis).size();
  }
  const double step = boxSize / rawSize;
  if (!std::isfinite(step) || step <= 0) {
    return std::nullopt;
  }
  int telling = 0;
  for (std::size_t axis = 0; axis < kAxes; ++axis) {
    const Extent box = boxExtent(mesh, axis);
    const double within = (raw[axis].size() * kLooseness + kRounding) * step;
    if (!near(raw[axis].low * step, box.low, within) || !near(raw[axis].high * step, box.high, within)) {
      return std::nullopt;
    }
    if (raw[axis].size() >= kFewestSteps) {
      const double usual = raw[axis].size() * static_cast<double>(kStandardStep);
      if (near(usual, box.size(), usual * kLooseness + kRounding * static_cast<double>(kStandardStep))) {
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
    if (const auto raw = rawBounds(model, model.meshes[i])) {
      const auto step = commonStep(*raw, model.meshes[i]);
      return step ? std::optional(AskedStep{static_cast<float>(*step), i}) : std::nullopt;
    }
  }
  return std::nullopt;
}

} // namespace vitrine::formats::diggles
