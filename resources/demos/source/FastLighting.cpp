#include "resources/demos/source/GivenLight.h"
#include "resources/demos/source/Lighting.h"

namespace vitrine::demos {

namespace {

const Vec3 kFloorOfLight{0.06, 0.06, 0.075};

Vec3 lightFrom(const Light& light, const LuxelPoint& at) {
  const Vec3 toLight = light.origin - at.position;
  const double distance = std::max(lengthOf(toLight), 8.0);
  const double cosine = std::max(0.0, dot(toLight, at.normal) / distance) * 0.8 + 0.2; // some light comes round
  return light.colour * (cosine * 1e4 / (distance * distance));
}

class CellLights {
public:
  explicit CellLights(const LightingInput& input) : m_input(input), m_lights(input.model.cells.size()) {
    for (const Light& light : input.model.lights)
      if (const int cell = input.tree.leaves()[input.tree.leafAt(light.origin)].cell; cell >= 0)
        m_lights[cell].push_back(&light);
  }
  const std::vector<const Light*>& of(const BuiltFace& face) const {
    static const std::vector<const Light*> kNone;
    const int leaf =
        face.leaves.empty() ? m_input.tree.leafAt(centreOf(face.corners) + face.plane.normal) : face.leaves.front();
    const int cell = m_input.tree.leaves()[leaf].cell;
    return cell < 0 ? kNone : m_lights[cell];
  }
  const std::vector<const Light*>& of(int cell) const { return m_lights[cell]; }

private:
  const LightingInput& m_input;
  std::vector<std::vector<const Light*>> m_lights;
};

FaceLight lightOf(const LightingInput& input, const BuiltFace& face, const std::vector<const Light*>& lights) {
  const LuxelGrid grid(input.model, input.builder, face);
  const bool bump = input.model.materials[face.material].surfaceFlags & kSurfaceBumpLight;
  if (face.givenLight >= 0)
    return lightAsGiven(input.model.givenLights[face.givenLight], bump, grid.width(), grid.height());
  FaceLight result{{0}, bump ? 4 : 1, grid.width(), grid.height(), {}};
  for (int row = 0; row < grid.height(); ++row)
    for (int column = 0; column < grid.width(); ++column) {
      const LuxelPoint at = grid.at(column, row);
      Vec3 sum = kFloorOfLight;
      for (const Light* light : lights)
        sum += lightFrom(*light, at);
      for (int i = 0; i < 3; ++i)
        result.samples.push_back(static_cast<float>(sum[i]));
    }
  const std::vector<float> flat = result.samples;
  for (int map = 1; map < result.mapsPerStyle; ++map) // light from everywhere is the same in all bump directions
    result.samples.insert(result.samples.end(), flat.begin(), flat.end());
  return result;
}

} // namespace

LightingResult fastLighting(const LightingInput& input) {
  const CellLights lights(input);
  LightingResult result;
  result.faces.reserve(input.faces.size());
  for (const BuiltFace& face : input.faces)
    result.faces.push_back(isLit(input.model, face) ? lightOf(input, face, lights.of(face)) : FaceLight{});
  for (const BoxTree::Leaf& leaf : input.tree.leaves()) {
    std::vector<AmbientSample> samples;
    if (leaf.cell >= 0) {
      AmbientSample sample{leaf.bounds.centre(), {}};
      for (int i = 0; i < 6; ++i) {
        sample.colours[i] = kFloorOfLight;
        for (const Light* light : lights.of(leaf.cell))
          sample.colours[i] += lightFrom(*light, {sample.position, axisVector(i / 2, i % 2 ? -1 : 1)});
      }
      samples.push_back(sample);
    }
    result.leaves.push_back(std::move(samples));
  }
  return result;
}

} // namespace vitrine::demos
