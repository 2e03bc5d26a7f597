#include "tests/core/scene/CreatureForTests.h"

#include "core/animation/Deform.h"
#include "core/animation/FinishScene.h"
#include "tests/core/scene/PoseForTests.h"
#include "tests/core/scene/SceneBuilderForTests.h"

#include <cmath>

namespace vitrine::tests {

using namespace scene;
using namespace animation;

namespace {

/// Five rows of two vertices; the middle one belongs to both joints.
Mesh ribbon() {
  Mesh mesh;
  SkinAndMorphs bent;
  for (std::uint16_t row = 0; row < 5; ++row) {
    const auto y = static_cast<float>(row);
    bent.positions.insert(bent.positions.end(), {{-1, y, 0}, {1, y, 0}});
    const VertexJoints joints = row == 2  ? VertexJoints{{0, 1, 0, 0}, {0.5F, 0.5F, 0, 0}}
                                : row < 2 ? VertexJoints{{0, 0, 0, 0}, {1, 0, 0, 0}}
                                          : VertexJoints{{1, 0, 0, 0}, {1, 0, 0, 0}};
    bent.joints.insert(bent.joints.end(), 2, joints);
    if (row < 4) {
      const auto at = static_cast<std::uint32_t>(2 * row);
      mesh.indices.insert(mesh.indices.end(), {at, at + 1, at + 3, at, at + 3, at + 2});
    }
  }
  bent.normals.assign(bent.positions.size(), QVector3D(0, 0, 1));
  Surface surface;
  surface.indexCount = static_cast<std::uint32_t>(mesh.indices.size());
  surface.provenance.section = 7;
  surface.provenance.trianglesPerRow = 1;
  mesh.surfaces.push_back(surface);
  mesh.deformation = std::make_shared<const SkinAndMorphs>(std::move(bent));
  return mesh;
}

MeshIndex addFace(SceneData& scene) {
  const MeshIndex mesh = addMesh(scene, square());
  SkinAndMorphs face;
  face.positions = square();
  face.normals.assign(face.positions.size(), QVector3D(0, 0, 1));
  BlendShape wide{QStringLiteral("wide"), {}, {}, {}, {}};
  BlendShape up{QStringLiteral("up"), {}, {}, {}, {}};
  for (std::uint32_t i = 0; i < face.positions.size(); ++i) {
    wide.vertices.push_back(i);
    wide.positions.emplace_back(4 * face.positions[i].x(), 0, 0);
    up.vertices.push_back(i);
    up.positions.emplace_back(0, 8, 0);
  }
  face.shapes = {wide, up};
  scene.meshes.back().deformation = std::make_shared<const SkinAndMorphs>(std::move(face));
  return mesh;
}

Curve line(float from, float to) {
  return {{{0, from, 0, to - from}, {1, to, to - from, 0}}};
}

Animation clip(const QString& name, NodeTrack track) {
  Animation animation;
  animation.name = name;
  animation.animatedModel = 0;
  animation.duration = 1;
  animation.frames = 60;
  animation.tracks = std::make_shared<const std::vector<NodeTrack>>(std::vector{std::move(track)});
  return animation;
}

void addClips(SceneData& scene) {
  NodeTrack bend;
  bend.node = creature::kElbow;
  bend.rotation[2] = line(0, std::sqrt(0.5F));
  bend.rotation[3] = line(1, std::sqrt(0.5F));
  NodeTrack walk;
  walk.node = creature::kRoot;
  walk.position[0] = line(0, 10);
  scene.motion.animations = {clip(QStringLiteral("bend"), bend), clip(QStringLiteral("walk"), walk),
                             clip(QStringLiteral("circle"), walk)};
  scene.motion.animations[creature::kWalk].pingPong = true;
  scene.motion.animations[creature::kCircle].loops = true;
}

} // namespace

Control controlOf(const QString& id, ControlTarget target, double min, double max) {
  Control control;
  control.id = control.label = id;
  control.kind = ControlKind::Slider;
  control.min = min;
  control.max = max;
  control.target = std::move(target);
  return control;
}

SceneBuilder creatureScene(float elbow) {
  SceneBuilder scene;
  addNode(scene, kNone);
  addNode(scene, kNone, creature::kRoot);
  QMatrix4x4 turned = moved(0, 2, 0);
  turned.rotate(elbow, 0, 0, 1);
  addNode(scene, kNone, creature::kShoulder, turned);
  addNode(scene, scene.meshes.add(ribbon()), creature::kRoot, moved(70, 70, 70));
  scene.nodes.back().skin = 0;
  const MeshIndex face = addFace(scene);
  addNode(scene, face, creature::kElbow, moved(0, 1, 5));
  addNode(scene, face, creature::kRoot, moved(-30, 0, 0));
  Skin skin;
  skin.joints = {creature::kShoulder, creature::kElbow};
  skin.inverseBinds = {QMatrix4x4(), moved(0, -2, 0)};
  scene.motion.skins.push_back(skin);
  scene.motion.animatedModels.emplace_back().node = creature::kRoot;
  addClips(scene);
  using Part = BlendShapeTarget::Part;
  using Kind = PlacementTarget::Kind;
  scene.controls = {controlOf(QStringLiteral("wide"), BlendShapeTarget{{Part{creature::kFace, 0, 1}}}),
                    controlOf(QStringLiteral("both"),
                              BlendShapeTarget{{Part{creature::kFace, 0, 1}, Part{creature::kFace, 1, 0.5F}}}),
                    controlOf(QStringLiteral("twin"), BlendShapeTarget{{Part{creature::kTwin, 0, 1}}}),
                    controlOf(QStringLiteral("bind"), BindPoseTarget{}),
                    controlOf(QStringLiteral("springs"), SpringTarget{}),
                    controlOf(QStringLiteral("turn"), PlacementTarget{creature::kRoot, Kind::Turn}, -180, 180),
                    controlOf(QStringLiteral("x"), PlacementTarget{creature::kRoot, Kind::MoveX}, -5, 5),
                    controlOf(QStringLiteral("y"), PlacementTarget{creature::kElbow, Kind::MoveY}, -5, 5)};
  animation::deformAtRest(scene);
  return scene;
}

ScenePtr creatureAtRest(float elbow) {
  return animation::finishScene(creatureScene(elbow));
}

SceneState during(scene::AnimationIndex animation, double time, const std::map<QString, double>& controls) {
  SceneState state;
  state.animation = animation;
  state.time = time;
  state.controls = controls;
  return state;
}

SceneState with(const std::map<QString, double>& controls, double clock) {
  SceneState state;
  state.controls = controls;
  state.clock = clock;
  return state;
}

} // namespace vitrine::tests
