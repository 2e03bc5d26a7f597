#include "core/animation/Pose.h"

#include "core/animation/Attachments.h"
#include "core/animation/Deform.h"
#include "core/animation/KeyPoses.h"
#include "core/animation/SmoothNormals.h"
#include "core/base/WorkCount.h"
#include "core/scene/PlaybackTime.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace vitrine::animation {
namespace {

const scene::Node& nodeAt(const Scene& scene, NodeIndex node) {
  return scene.nodes[node];
}

/// Null: the node shows no mesh with frames.
const scene::Mesh* framedMeshOf(const Scene& scene, NodeIndex node) {
  const MeshIndex mesh = nodeAt(scene, node).mesh;
  const scene::Mesh* found = mesh ? &scene.meshes[mesh] : nullptr;
  return found && found->frames ? found : nullptr;
}

QQuaternion rotationOf(const QVector3D& axisTimesAngle) {
  return QQuaternion::fromAxisAndAngle(axisTimesAngle, qRadiansToDegrees(axisTimesAngle.length()));
}

/// Frames that the shapes of a pose blend into in another: of the same node, or of another that has the same frames.
class Successors {
public:
  Successors(const Scene& scene, const scene::KeyPose* to) : m_to(to) {
    if (to) {
      for (const scene::ShapeKey& key : to->shapes) {
        if (const scene::Mesh* mesh = framedMeshOf(scene, key.node)) {
          m_byFrames.emplace(mesh->frames.get(), key.frame);
        }
      }
    }
  }

  /// Its own frame: it does not blend.
  int of(const scene::ShapeKey& key, const scene::Mesh& mesh) const {
    if (const scene::ShapeKey* same = m_to ? keyOf(m_to->shapes, key.node) : nullptr) {
      return same->frame;
    }
    const auto other = m_byFrames.find(mesh.frames.get());
    return other == m_byFrames.end() ? key.frame : other->second;
  }

private:
  const scene::KeyPose* m_to;
  std::unordered_map<const scene::VertexFrames*, int> m_byFrames;
};

template <class Vector>
std::vector<Vector> blended(const std::vector<Vector>& from, const std::vector<Vector>& to, float share) {
  std::vector<Vector> out(from.size());
  std::ranges::transform(from, to, out.begin(),
                         [share](const Vector& a, const Vector& b) { return a + (b - a) * share; });
  return out;
}

/// Around everything that is blended of what is in either.
scene::Bounds blended(const scene::Bounds& from, const scene::Bounds& to, float share) {
  if (from.empty() || to.empty()) {
    return from.empty() ? to : from;
  }
  return {from.min() + (to.min() - from.min()) * share, from.max() + (to.max() - from.max()) * share};
}

PosedVertices posedVertices(const scene::Mesh& mesh, const scene::VertexFrame& from, const scene::VertexFrame& to,
                            float share) {
  PosedVertices posed;
  const bool blends = &to != &from && share > 0;
  posed.positions =
      blends && to.positions != from.positions ? blended(*from.positions, *to.positions, share) : *from.positions;
  if (from.colors) {
    posed.colors =
        blends && to.colors && to.colors != from.colors ? blended(*from.colors, *to.colors, share) : *from.colors;
  }
  posed.normals = smoothNormals(mesh, posed.positions);
  posed.bounds = blends ? blended(from.bounds, to.bounds, share) : from.bounds;
  return posed;
}

} // namespace

std::vector<QVector3D> smoothNormals(const scene::Mesh& mesh, const std::vector<QVector3D>& positions) {
  std::vector<QVector3D> normals(positions.size());
  for (std::size_t i = 0; i + 2 < mesh.indices.size(); i += 3) {
    const std::uint32_t a = mesh.indices[i];
    const std::uint32_t b = mesh.indices[i + 1];
    const std::uint32_t c = mesh.indices[i + 2];
    const QVector3D normal = QVector3D::crossProduct(positions[b] - positions[a], positions[c] - positions[a]);
    normals[a] += normal;
    normals[b] += normal;
    normals[c] += normal;
  }
  for (QVector3D& normal : normals) {
    const float length = std::sqrt(QVector3D::dotProduct(normal, normal));
    normal = length > 1e-12F && std::isfinite(length) ? normal / length : QVector3D();
  }
  return normals;
}

QMatrix4x4 rootMotion(const scene::Animation& animation, double steps) {
  // Each step turns and moves in the axes the animated model has by then.
  QMatrix4x4 motion;
  const auto whole = static_cast<int>(std::min(std::floor(steps), static_cast<double>(animation.frames)));
  const QQuaternion turn = rotationOf(animation.stepTurn);
  for (int step = 0; step < whole; ++step) {
    motion.translate(animation.stepMove);
    motion.rotate(turn);
  }
  const auto rest = static_cast<float>(steps - whole);
  motion.translate(animation.stepMove * rest);
  motion.rotate(rotationOf(animation.stepTurn * rest));
  return motion;
}

Pose::Pose(ScenePtr scene, const state::EvaluatedState& state, const Pose* before)
    : m_scene(std::move(scene)),
      m_rig(before && before->m_scene == m_scene ? before->m_rig : std::make_shared<const Rig>(*m_scene)),
      m_animation(state.state.animation), m_time(state.state.time), m_clock(state.state.clock) {
  base::countWork(base::Work::PoseEvaluation);
  before = before && before->m_scene == m_scene ? before : nullptr;
  Locals locals;
  for (const scene::AnimatedModelIndex model : m_scene->motion.animatedModels.indices()) {
    const KeyframeSample sample = sampleKeyframes(*m_scene, state, model);
    if (sample.from) {
      shape(sample, before);
      place(m_scene->motion.animatedModels[model], sample, state.pose.movesRoot, locals);
    }
  }
  const PoseSampler sampler(*m_scene, *m_rig, state, std::move(locals));
  m_nodePose = sampler.at(m_time);
  if (state.pose.springs) {
    simulateSprings(sampler, state.state, before);
  }
  bend(state.pose.shapeWeights, before);
}

Pose::Pose(const ScenePtr& scene, const SceneState& state, const Pose* before)
    : Pose(scene, state::evaluate(*scene, state), before) {}

void Pose::shape(const KeyframeSample& sample, const Pose* before) {
  const Successors successors(*m_scene, sample.to);
  for (const scene::ShapeKey& key : sample.from->shapes) {
    const auto frame = static_cast<std::uint32_t>(key.frame);
    Shaped shaped{frame, frame, 0};
    if (const scene::Mesh* mesh = framedMeshOf(*m_scene, key.node)) {
      shaped.next = static_cast<std::uint32_t>(successors.of(key, *mesh));
      shaped.share = shaped.next == frame ? 0 : sample.share;
      shaped.vertices = verticesFor(*mesh, key.node, shaped, before);
    }
    m_shaped.insert_or_assign(key.node, std::move(shaped));
  }
}

std::shared_ptr<const PosedVertices> Pose::verticesFor(const scene::Mesh& mesh, NodeIndex node, const Shaped& shaped,
                                                       const Pose* before) const {
  if (before) {
    const auto last = before->m_shaped.find(node);
    if (last != before->m_shaped.end() && last->second.frame == shaped.frame && last->second.next == shaped.next &&
        last->second.share == shaped.share) {
      return last->second.vertices;
    }
  }
  return std::make_shared<const PosedVertices>(
      posedVertices(mesh, (*mesh.frames)[shaped.frame], (*mesh.frames)[shaped.next], shaped.share));
}

void Pose::place(const scene::AnimatedModel& animatedModel, const KeyframeSample& sample, bool rootMotion,
                 Locals& locals) const {
  for (const scene::PlaceKey& key : sample.from->places) {
    const scene::PlaceKey* next = sample.to ? keyOf(sample.to->places, key.node) : nullptr;
    QMatrix4x4 local;
    local.translate(next ? key.position + (next->position - key.position) * sample.share : key.position);
    local.rotate(next ? QQuaternion::slerp(key.orientation, next->orientation, sample.share) : key.orientation);
    locals.insert_or_assign(key.node, local);
  }
  if (rootMotion && sample.animation && sample.steps > 0) {
    const QMatrix4x4 motion = animation::rootMotion(*sample.animation, sample.steps);
    locals.insert_or_assign(animatedModel.node, nodeAt(*m_scene, animatedModel.node).local * motion);
  }
}

void Pose::simulateSprings(const PoseSampler& sampler, const SceneState& state, const Pose* before) {
  const SpringSimulator simulator(*m_scene, m_rig->springs);
  const std::int64_t now = SpringSimulator::stepAt(state.clock);
  const bool goesOn = before && before->m_springs && before->m_springs->step <= now;
  const SpringState* last = goesOn ? before->m_springs.get() : nullptr;
  if (last && last->step == now) {
    m_springs = before->m_springs;
  } else {
    const double speed = sampler.varies() ? speedSince(before, state) : 0;
    NodePose elsewhere;
    const auto nodePoseAt = [&](std::int64_t step) -> const NodePose& {
      const double ago = std::max(state.clock - static_cast<double>(step) / SpringSimulator::kStepsPerSecond, 0.0);
      return speed == 0 ? m_nodePose : elsewhere = sampler.at(std::max(state.time - ago * speed, 0.0));
    };
    const std::int64_t first = last ? last->step : before ? now : 0;
    std::int64_t step = std::max(first, now - simulator.mostSteps());
    SpringState swung = last ? *last : simulator.atRest(nodePoseAt(step), step);
    for (; step < now; ++step) {
      simulator.advance(swung, nodePoseAt(step + 1));
    }
    swung.step = now;
    m_springs = std::make_shared<const SpringState>(std::move(swung));
  }
  simulator.apply(*m_springs, m_nodePose);
}

double Pose::speedSince(const Pose* before, const SceneState& state) {
  if (!before) {
    return 1;
  }
  const bool played =
      before->m_animation == state.animation && before->m_time <= state.time && before->m_clock < state.clock;
  return played ? (state.time - before->m_time) / (state.clock - before->m_clock) : 0;
}

void Pose::bend(const std::unordered_map<NodeIndex, state::ShapeWeights>& weights, const Pose* before) {
  if (m_nodePose.world.empty() && weights.empty()) {
    return;
  }
  scene::ByNode<QMatrix4x4> resting;
  if (m_nodePose.world.empty()) {
    resting = m_nodePose.worlds(*m_scene);
  }
  const scene::ByNode<QMatrix4x4>& world = resting.empty() ? m_nodePose.world : resting;
  // Nodes that show one mesh alike share it.
  std::map<std::pair<MeshIndex, state::ShapeWeights>, DeformedMeshPtr> shared;
  for (const NodeIndex node : m_rig->bent) {
    const auto own = weights.find(node);
    DeformedMeshPtr mesh = deformedMesh(node, own == weights.end() ? state::ShapeWeights() : own->second, world);
    if (!mesh) {
      continue;
    }
    const auto last = before ? before->m_bent.find(node) : m_bent.end();
    if (before && last != before->m_bent.end() && last->second->isSameAs(*mesh)) {
      mesh = last->second;
    } else if (!nodeAt(*m_scene, node).skin) {
      mesh = shared.try_emplace({nodeAt(*m_scene, node).mesh, mesh->weights()}, mesh).first->second;
    }
    m_bent.emplace(node, std::move(mesh));
  }
}

DeformedMeshPtr Pose::deformedMesh(NodeIndex node, const state::ShapeWeights& weights,
                                   const scene::ByNode<QMatrix4x4>& world) const {
  const scene::Node& of = nodeAt(*m_scene, node);
  const scene::Skin* skin = of.skin ? &m_scene->motion.skins[of.skin] : nullptr;
  const bool moved = skin && std::ranges::any_of(skin->joints, [&](NodeIndex joint) {
                       return world[joint] != m_scene->worldTransform(joint);
                     });
  return moved || !weights.empty()
             ? std::make_shared<const DeformedMesh>(m_scene->meshes[of.mesh].deformation, weights,
                                                    skin ? jointMatrices(*skin, world) : std::vector<QMatrix4x4>())
             : nullptr;
}

const QMatrix4x4& Pose::worldTransform(NodeIndex node) const {
  return m_nodePose.worldOf(*m_scene, node);
}

bool Pose::isAtRest(NodeIndex node) const {
  const auto shaped = m_shaped.find(node);
  return !m_bent.contains(node) && (shaped == m_shaped.end() || !shaped->second.vertices) &&
         worldTransform(node) == m_scene->worldTransform(node);
}

bool Pose::movesLights() const {
  const scene::Animation* clip = trackClip();
  return (clip && !clip->lightTracks.empty()) ||
         (!m_nodePose.world.empty() && std::ranges::any_of(m_scene->lights, [this](const scene::Light& light) {
           return light.node && worldTransform(light.node) != m_scene->worldTransform(light.node);
         }));
}

scene::ByLight<scene::Light> Pose::lights() const {
  scene::ByLight<scene::Light> lights = m_scene->lights;
  if (!m_nodePose.world.empty()) {
    for (scene::Light& light : lights) {
      if (light.node && worldTransform(light.node) != m_scene->worldTransform(light.node)) {
        light = follow(light, m_scene->worldTransform(light.node), worldTransform(light.node));
      }
    }
  }
  if (const scene::Animation* clip = trackClip()) {
    const double time = scene::trackTime(*clip, m_time);
    for (const scene::LightTrack& track : clip->lightTracks) {
      QVector3D& intensity = lights[track.light].intensity;
      for (std::size_t part = 0; part < 3; ++part) {
        if (!track.intensity[part].empty()) {
          intensity[static_cast<int>(part)] = track.intensity[part].at(time);
        }
      }
    }
  }
  return lights;
}

scene::Camera Pose::camera(int number) const {
  scene::Camera camera = m_scene->view.cameras[static_cast<std::size_t>(number)];
  if (camera.node && worldTransform(camera.node) != m_scene->worldTransform(camera.node)) {
    camera = follow(camera, m_scene->worldTransform(camera.node), worldTransform(camera.node));
  }
  const scene::Animation* clip = trackClip();
  for (const scene::CameraTrack& track : clip ? clip->cameraTracks : std::vector<scene::CameraTrack>()) {
    if (track.camera == number && !track.fov.empty()) {
      (camera.horizontalFov > 0 ? camera.horizontalFov : camera.verticalFov) =
          track.fov.at(scene::trackTime(*clip, m_time));
    }
  }
  return camera;
}

const scene::Animation* Pose::trackClip() const {
  const scene::ByAnimation<scene::Animation>& animations = m_scene->motion.animations;
  const scene::Animation* clip = animations.contains(m_animation) ? &animations[m_animation] : nullptr;
  return clip && clip->tracks && clip->animatedModel ? clip : nullptr;
}

const PosedVertices* Pose::verticesOf(NodeIndex node) const {
  if (const auto bent = m_bent.find(node); bent != m_bent.end()) {
    return &bent->second->vertices();
  }
  const auto found = m_shaped.find(node);
  return found == m_shaped.end() ? nullptr : found->second.vertices.get();
}

std::uint32_t Pose::frameOf(NodeIndex node) const {
  const auto found = m_shaped.find(node);
  return found == m_shaped.end() ? 0 : found->second.frame;
}

const std::vector<QVector3D>& Pose::positionsOf(DrawItemIndex item) const {
  const PosedVertices* posed = verticesOf(m_scene->drawItems()[item].node);
  return posed ? posed->positions : m_scene->meshOf(item).vertices.positions;
}

scene::Bounds Pose::worldBounds(DrawItemIndex item) const {
  const NodeIndex node = m_scene->drawItems()[item].node;
  const PosedVertices* posed = verticesOf(node);
  return (posed ? posed->bounds : m_scene->surfaceOf(item).bounds).transformed(worldTransform(node));
}

std::optional<RecordRef> Pose::recordOf(DrawItemIndex item, std::uint32_t triangle) const {
  return m_scene->recordOf(item, triangle, frameOf(m_scene->drawItems()[item].node));
}

scene::Bounds boundsOf(const Pose& pose, const ItemSet& visible) {
  scene::Bounds bounds;
  for (const DrawItemIndex item : visible) {
    bounds.add(pose.worldBounds(item));
  }
  return bounds;
}

} // namespace vitrine::animation
