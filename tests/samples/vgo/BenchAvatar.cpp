#include "tests/samples/vgo/BenchAvatar.h"

#include <algorithm>

namespace vitrine::samples::vgo {

using namespace demos;
using namespace demos::vgo;

namespace {

constexpr int kSides = 100;
constexpr double kRadius = 0.3;
constexpr double kLength = 6;

double jointAt(int joint, int joints) {
  return kLength * joint / joints;
}

/// Four joints in a row around a height, the nearer the heavier.
void hang(Mesh& mesh, double height, int joints) {
  const double place = height / kLength * joints;
  const int first = std::clamp(static_cast<int>(place) - 1, 0, std::max(0, joints - 4));
  Mesh::Joints chosen{};
  Mesh::Weights weights{};
  double sum = 0;
  for (int k = 0; k < std::min(4, joints); ++k) {
    const double share = std::max(0.02, 2.2 - std::abs(first + k - place));
    chosen[static_cast<std::size_t>(k)] = static_cast<std::uint16_t>(first + k);
    weights[static_cast<std::size_t>(k)] = static_cast<float>(share);
    sum += share;
  }
  for (float& weight : weights)
    weight = static_cast<float>(weight / sum);
  mesh.joints.push_back(chosen);
  mesh.weights.push_back(weights);
}

Mesh worm(const BenchSize& size) {
  Mesh mesh;
  mesh.name = "Worm";
  const int rows = std::max(2, (size.vertices + kSides) / (kSides + 1));
  for (int row = 0; row < rows; ++row)
    for (int side = 0; side <= kSides; ++side) {
      const double angle = kTurn * side / kSides;
      const double height = kLength * row / (rows - 1);
      const Vec3 out{std::sin(angle), 0, std::cos(angle)};
      mesh.positions.push_back(out * (kRadius + 0.04 * std::sin(8 * height)) + Vec3{0, height, 0});
      mesh.normals.push_back(out);
      mesh.picture.push_back({static_cast<double>(side) / kSides, static_cast<double>(row) / (rows - 1)});
      hang(mesh, height, size.joints);
    }
  mesh.parts.emplace_back();
  for (std::uint32_t row = 0; row + 1 < static_cast<std::uint32_t>(rows); ++row)
    for (std::uint32_t side = 0; side < kSides; ++side) {
      const std::uint32_t a = row * (kSides + 1) + side;
      const std::uint32_t above = a + kSides + 1;
      for (const std::uint32_t corner : {a, a + 1, above + 1, a, above + 1, above})
        mesh.parts.back().push_back(corner);
    }
  return mesh;
}

/// Bulges, one above another.
void addShapes(Mesh& mesh, int count) {
  for (int i = 0; i < count; ++i) {
    Shape shape{"Bulge " + std::to_string(i + 1), {}, {}, Json::object()};
    const double middle = kLength * (i + 0.5) / count;
    for (std::size_t vertex = 0; vertex < mesh.positions.size(); ++vertex) {
      const double away = std::abs(mesh.positions[vertex].y - middle) * count / kLength;
      shape.positions.push_back(away < 1 ? mesh.normals[vertex] * (0.1 * (1 - away)) : Vec3());
    }
    mesh.shapes.push_back(std::move(shape));
  }
}

Json swing(double seconds) {
  constexpr int kKeys = 9;
  Json binding = Json::object();
  binding["type"] = "Transform";
  binding["propertyName"] = "LocalPosition.x";
  for (int i = 0; i < kKeys; ++i) {
    const double phase = kTurn * i / (kKeys - 1);
    Json key = Json::object();
    key["time"] = seconds * i / (kKeys - 1);
    key["value"] = rounded(0.25 * std::sin(phase));
    key["inTangent"] = key["outTangent"] = rounded(0.25 * std::cos(phase) * kTurn / seconds);
    binding["animationCurve"]["keys"].push_back(key);
  }
  return binding;
}

Json toon() {
  Json made = Json::object();
  made["name"] = "Toon";
  made["shaderName"] = "VRM/MToon";
  made["renderQueue"] = 2000;
  made["floatProperties"]["_ShadeToony"] = 0.9;
  for (const double value : {0.8, 0.5, 0.3, 1.0})
    made["colorProperties"]["_Color"].push_back(value);
  for (const double value : {0.4, 0.2, 0.2, 1.0})
    made["colorProperties"]["_ShadeColor"].push_back(value);
  return made;
}

/// One for each shape.
Json presetsOf(int shapes) {
  Json presets = Json::array();
  for (int i = 0; i < shapes; ++i) {
    Json binding = Json::object();
    binding["index"] = i;
    binding["weight"] = 100.0;
    Json preset = Json::object();
    preset["name"] = "Preset " + std::to_string(i + 1);
    preset["type"] = 0;
    preset["bindings"].push_back(binding);
    presets.push_back(preset);
  }
  return presets;
}

void addSwing(SceneWriter& writer, int joint) {
  constexpr int kLoop = 2;
  Json clip = Json::object();
  clip["name"] = "Swing";
  clip["wrapMode"] = kLoop;
  clip["curveBindings"].push_back(swing(2));
  const int number = writer.add("animationClips", clip);
  Json& animation = writer.node(joint)["animation"];
  animation["name"] = "Swing";
  animation["clipIndex"] = number;
  animation["playAutomatically"] = true;
}

} // namespace

FileParts benchAvatar(const BenchSize& size, const FileForm& form) {
  SceneWriter writer(form);
  const int material = writer.addMaterial(toon());
  const int root = writer.addNode("Worm", {});
  std::vector<int> joints;
  std::vector<Vec3> places;
  for (int i = 0; i < size.joints; ++i) {
    places.push_back({0, jointAt(i, size.joints), 0});
    const Vec3 from = i == 0 ? Vec3() : places[static_cast<std::size_t>(i) - 1];
    joints.push_back(writer.addNode("Joint " + std::to_string(i + 1),
                                    {places.back() - from, turn({1, 0, 0}, i % 2 == 0 ? 4 : -4)},
                                    i == 0 ? root : joints.back()));
  }
  Mesh mesh = worm(size);
  addShapes(mesh, size.shapes);
  const int skinned = writer.addNode("Skin", {}, root);
  const int number = writer.addMesh(mesh);
  Json& renderer = writer.node(skinned)["meshRenderer"];
  renderer["name"] = "Skin";
  renderer["mesh"] = number;
  renderer["materials"].push_back(material);
  renderer["blendShapeKind"] = 1;
  renderer["blendShapePresets"] = presetsOf(size.shapes);
  writer.node(skinned)["skin"] = writer.addSkin(joints.front(), joints, places);
  addSwing(writer, joints.front());
  Json asset = Json::object();
  asset["generator"]["name"] = "make_vgo_bench";
  asset["right"]["title"] = "Worm for measuring";
  asset["right"]["author"] = "Vitrine project";
  return writer.finish(asset);
}

} // namespace vitrine::samples::vgo
