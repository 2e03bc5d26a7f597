#include "tests/bench/BentTube.h"

#include "core/animation/Deform.h"
#include "core/animation/FinishScene.h"

#include <cmath>

namespace vitrine::bench {
namespace {

using namespace scene;
using namespace animation;

constexpr std::uint32_t kRings = 500;
constexpr std::uint32_t kSides = 100;
constexpr int kJoints = 100;
constexpr int kSwinging = 20;
constexpr float kHeight = 2;
constexpr float kRadius = 0.2F;
constexpr float kBone = kHeight / kJoints;
constexpr int kShapes = 4;
constexpr std::uint32_t kShapeVertices = 2500;
constexpr NodeIndex kSkinNode = kJoints + 1; // after the root and its joints

/// The four joints nearest to a height, the nearest ones with the most weight.
VertexJoints jointsAt(float height) {
  VertexJoints by;
  const int first = std::clamp(static_cast<int>(height / kBone) - 1, 0, kJoints - 4);
  constexpr std::array kWeights{0.2F, 0.4F, 0.3F, 0.1F};
  for (std::size_t i = 0; i < 4; ++i) {
    by.joints[i] = static_cast<std::uint16_t>(first + static_cast<int>(i));
    by.weights[i] = kWeights[i];
  }
  return by;
}

BlendShape bulge(int number) {
  BlendShape shape;
  shape.name = QString::number(number);
  for (std::uint32_t i = 0; i < kShapeVertices; ++i) {
    shape.vertices.push_back(kRings * kSides - kShapeVertices * static_cast<std::uint32_t>(number + 1) + i);
    shape.positions.emplace_back(0.01F, 0, 0.02F);
    shape.normals.emplace_back(0.1F, 0, 0);
  }
  return shape;
}

Mesh tube() {
  Mesh mesh;
  SkinAndMorphs bent;
  for (std::uint32_t ring = 0; ring < kRings; ++ring) {
    const float height = kHeight * static_cast<float>(ring) / kRings;
    for (std::uint32_t side = 0; side < kSides; ++side) {
      const float angle = 2 * float(M_PI) * static_cast<float>(side) / kSides;
      const QVector3D out(std::cos(angle), 0, std::sin(angle));
      bent.positions.push_back(out * kRadius + QVector3D(0, height, 0));
      bent.normals.push_back(out);
      bent.joints.push_back(jointsAt(height));
      const std::uint32_t at = ring * kSides + side;
      const std::uint32_t next = ring * kSides + (side + 1) % kSides;
      if (ring + 1 < kRings) {
        mesh.indices.insert(mesh.indices.end(), {at, at + kSides, next, next, at + kSides, next + kSides});
      }
    }
  }
  for (int shape = 0; shape < kShapes; ++shape) {
    bent.shapes.push_back(bulge(shape));
  }
  mesh.vertices.uvs[0].resize(bent.positions.size());
  mesh.surfaces.emplace_back().indexCount = static_cast<std::uint32_t>(mesh.indices.size());
  mesh.deformation = std::make_shared<const SkinAndMorphs>(std::move(bent));
  return mesh;
}

NodeTrack swayOf(NodeIndex node) {
  NodeTrack track;
  track.node = node;
  for (int key = 0; key <= 10; ++key) {
    const float half = 0.01F * std::sin(static_cast<float>(key));
    track.rotation[2].keys.push_back({key * 0.2, std::sin(half)});
    track.rotation[3].keys.push_back({key * 0.2, std::cos(half)});
  }
  return track;
}

void addSkeleton(SceneBuilder& scene) {
  scene.nodes.resize(kSkinNode.position() + 1);
  Skin skin;
  std::vector<NodeTrack> tracks;
  for (int joint = 0; joint < kJoints; ++joint) {
    const NodeIndex bone(joint + 1);
    Node& node = scene.nodes[bone];
    node.parent = NodeIndex(joint);
    node.kind = NodeKind::Bone;
    node.local.translate(0, joint == 0 ? 0 : kBone, 0);
    skin.joints.push_back(bone);
    skin.inverseBinds.emplace_back().translate(0, -kBone * static_cast<float>(joint), 0);
    tracks.push_back(swayOf(bone));
  }
  scene.motion.skins.push_back(std::move(skin));
  scene.nodes.back().parent = 0;
  scene.nodes.back().mesh = 0;
  scene.nodes.back().skin = 0;
  Animation sway;
  sway.animatedModel = 0;
  sway.duration = 2;
  sway.frames = 120;
  sway.loops = true;
  sway.tracks = std::make_shared<const std::vector<NodeTrack>>(std::move(tracks));
  scene.motion.animations.push_back(std::move(sway));
}

Control slider(const QString& id, ControlTarget target) {
  Control control;
  control.id = id;
  control.kind = ControlKind::Slider;
  control.target = std::move(target);
  return control;
}

} // namespace

ScenePtr bentTube() {
  SceneBuilder scene;
  scene.meshes.push_back(tube());
  addSkeleton(scene);
  scene.motion.animatedModels.emplace_back().node = 0;
  SpringChain chain;
  chain.roots = {kJoints - kSwinging + 1};
  chain.gravity = {0, -1, 0};
  scene.motion.springs.chains = {chain};
  scene.controls.push_back(slider(QStringLiteral("springs"), SpringTarget{}));
  for (int shape = 0; shape < kShapes; ++shape) {
    scene.controls.push_back(
        slider(QStringLiteral("shape.%1").arg(shape), BlendShapeTarget{{BlendShapeTarget::Part{kSkinNode, shape, 1}}}));
  }
  deformAtRest(scene);
  return animation::finishScene(std::move(scene));
}

SceneState tubeAt(int number) {
  SceneState state;
  state.animation = 0;
  state.time = state.clock = number / 60.0;
  state.controls[QStringLiteral("springs")] = 1;
  for (int shape = 0; shape < kShapes; ++shape) {
    state.controls[QStringLiteral("shape.%1").arg(shape)] = 0.1 + 0.8 * (number % 60) / 60.0;
  }
  return state;
}

} // namespace vitrine::bench
