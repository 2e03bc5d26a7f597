#include "core/animation/NodePose.h"

#include "core/animation/TrackSampling.h"
#include "core/scene/PlaybackTime.h"

namespace vitrine::animation {
namespace {

/// A shift as a transform of what stands at `world`.
QMatrix4x4 matrixOf(const state::NodeShift& shift, const QMatrix4x4& world) {
  const QVector3D place = world.column(3).toVector3D();
  QMatrix4x4 matrix = shift.way;
  matrix.translate(place + shift.move);
  matrix.rotate(shift.turn, 0, 1, 0);
  matrix.translate(-place);
  return matrix;
}

} // namespace

scene::Transform placeAt(const scene::NodeTrack& track, const scene::Transform& rest, double time) {
  scene::Transform place = rest;
  for (std::size_t axis = 0; axis < 3; ++axis) {
    if (!track.position[axis].empty()) {
      place.position[static_cast<int>(axis)] = track.position[axis].at(time);
    }
    if (!track.scale[axis].empty()) {
      place.scale[static_cast<int>(axis)] = track.scale[axis].at(time);
    }
  }
  if (!track.aim.empty()) {
    place.rotation = track.aim.at(place.position, time);
    return place;
  }
  if (!track.turns.empty()) {
    place.rotation = track.turns.at(time);
    return place;
  }
  QVector4D rotation = place.rotation.toVector4D();
  for (std::size_t part = 0; part < 4; ++part) {
    if (!track.rotation[part].empty()) {
      rotation[static_cast<int>(part)] = track.rotation[part].at(time);
    }
  }
  if (rotation.lengthSquared() > 0) {
    place.rotation = QQuaternion(rotation).normalized();
  }
  return place;
}

const QMatrix4x4& NodePose::localOf(const Scene& scene, NodeIndex node) const {
  const auto moved = locals.find(node);
  return moved == locals.end() ? scene.nodes[node].local : moved->second;
}

const QMatrix4x4& NodePose::worldOf(const Scene& scene, NodeIndex node) const {
  return world.empty() ? scene.worldTransform(node) : world[node];
}

scene::ByNode<QMatrix4x4> NodePose::worlds(const Scene& scene) const {
  scene::ByNode<QMatrix4x4> worlds = world;
  while (worlds.size() < scene.nodes.size()) {
    worlds.push_back(scene.worldTransform(worlds.nextIndex()));
  }
  return worlds;
}

PoseSampler::PoseSampler(const Scene& scene, const Rig& rig, const state::EvaluatedState& state,
                         std::unordered_map<NodeIndex, QMatrix4x4> locals)
    : m_scene(scene), m_rig(rig), m_locals(std::move(locals)), m_shifts(state.pose.shifts),
      m_bound(!rig.bound.empty() && state.pose.bindPose) {
  const scene::Animation* clip = state.animation;
  m_clip = clip && clip->tracks && clip->animatedModel ? clip : nullptr;
}

NodePose PoseSampler::at(double seconds) const {
  NodePose nodePose{m_locals, {}};
  play(seconds, nodePose);
  if (!nodePose.locals.empty() || !m_shifts.empty() || m_bound) {
    compose(nodePose);
  }
  return nodePose;
}

void PoseSampler::play(double seconds, NodePose& nodePose) const {
  if (m_clip) {
    const double time = scene::trackTime(*m_clip, seconds);
    for (const scene::NodeTrack& track : *m_clip->tracks) {
      nodePose.locals.insert_or_assign(track.node, placeAt(track, m_rig.tracked.at(track.node), time).matrix());
    }
  }
}

void PoseSampler::compose(NodePose& nodePose) const {
  nodePose.world.resize(m_scene.nodes.size());
  scene::BySkin<QMatrix4x4> meshes(m_bound ? m_scene.motion.skins.size() : 0);
  scene::BySkin<bool> known(meshes.size());
  for (const NodeIndex node : m_scene.nodes.indices()) {
    const scene::Node& of = m_scene.nodes[node];
    if (of.skin) {
      continue; // the identity
    }
    const QMatrix4x4 above = of.parent ? nodePose.world[of.parent] : QMatrix4x4();
    QMatrix4x4& world = nodePose.world[node];
    world = above * nodePose.localOf(m_scene, node);
    const auto shift = m_shifts.find(node);
    if (!m_bound && shift == m_shifts.end()) {
      continue;
    }
    const QMatrix4x4 before = world;
    if (m_bound) {
      bind(node, world, meshes, known);
    }
    if (shift != m_shifts.end()) {
      world = matrixOf(shift->second, world) * world;
    }
    if (world != before) {
      bool leadsBack = false;
      const QMatrix4x4 back = above.inverted(&leadsBack);
      if (leadsBack) {
        nodePose.locals.insert_or_assign(node, back * world);
      }
      world = leadsBack ? world : before;
    }
  }
}

/// In the bind pose the topmost joint of a skin stands as ever; where that has its mesh, all others are as they were
/// bound to it.
void PoseSampler::bind(NodeIndex node, QMatrix4x4& world, scene::BySkin<QMatrix4x4>& meshes,
                       scene::BySkin<bool>& known) const {
  const auto found = m_rig.bound.find(node);
  if (found == m_rig.bound.end()) {
    return;
  }
  for (const Rig::BoundJoint& joint : found->second) {
    if (known[joint.skin]) {
      world = meshes[joint.skin] * joint.bind;
      break;
    }
  }
  for (const Rig::BoundJoint& joint : found->second) {
    if (!known[joint.skin]) {
      known[joint.skin] = true;
      meshes[joint.skin] = world * joint.inverseBind;
    }
  }
}

} // namespace vitrine::animation
