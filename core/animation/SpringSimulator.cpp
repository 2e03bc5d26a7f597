#include "core/animation/SpringSimulator.h"

#include <algorithm>
#include <cmath>

namespace vitrine::animation {
namespace {

/// Beyond there is nothing a clock could mean.
constexpr double kMostClock = 1e12;
/// Of steps that are made at once: nodes and meetings with colliders.
constexpr double kMostWork = 5e6;
constexpr float kStep = static_cast<float>(1 / SpringSimulator::kStepsPerSecond);
constexpr float kShortest = 1e-12F;
/// Movement of a bone in a step that nobody sees: of its length, and of its coordinates, whose rounding moves it too.
constexpr float kStillByLength = 2e-5F;
constexpr float kStillByPlace = 1e-6F;

/// The largest of the scales along the axes.
float scaleOf(const QMatrix4x4& matrix) {
  float largest = 0;
  for (int axis = 0; axis < 3; ++axis) {
    largest = std::max(largest, matrix.column(axis).toVector3D().lengthSquared());
  }
  return std::sqrt(largest);
}

bool isStill(const SpringState::Swing& simulateSprings, const QVector3D& root) {
  const float allowed =
      kStillByLength * (simulateSprings.tail - root).length() + kStillByPlace * simulateSprings.tail.length();
  return (simulateSprings.tail - simulateSprings.before).lengthSquared() <= allowed * allowed;
}

/// As far from `from` as `length`, towards `to`; `otherwise` where that is no direction.
QVector3D keptAt(const QVector3D& from, const QVector3D& to, float length, const QVector3D& otherwise) {
  const QVector3D along = to - from;
  const float distance = along.length();
  return distance > kShortest && scene::isFinite(along) ? from + along * (length / distance) : otherwise;
}

} // namespace

std::int64_t SpringSimulator::stepAt(double clock) {
  constexpr double kRounding = 1e-6; // sixty sixtieths are a second
  return std::isfinite(clock)
             ? static_cast<std::int64_t>(std::floor(std::clamp(clock, 0.0, kMostClock) * kStepsPerSecond + kRounding))
             : 0;
}

std::int64_t SpringSimulator::mostSteps() const {
  return std::clamp(static_cast<std::int64_t>(kMostWork / std::max(m_rig.work, 1.0)), std::int64_t{1}, kMostSteps);
}

QMatrix4x4 SpringSimulator::above(NodeIndex node, const Worlds& worlds) const {
  const NodeIndex parent = m_scene.nodes[node].parent;
  return parent ? worlds[parent] : QMatrix4x4();
}

SpringState SpringSimulator::atRest(const NodePose& nodePose, std::int64_t step) const {
  SpringState state;
  state.step = step;
  state.swings.reserve(m_rig.bones.size());
  for (const SpringRig::Bone& bone : m_rig.bones) {
    const QVector3D tail = nodePose.worldOf(m_scene, bone.node).map(bone.tail);
    state.swings.push_back({tail, tail, {}});
  }
  return state;
}

QMatrix4x4 SpringSimulator::swungLocal(int bone, const SpringState& state, const NodePose& nodePose) const {
  const QMatrix4x4& local = nodePose.localOf(m_scene, m_rig.bones[static_cast<std::size_t>(bone)].node);
  const QVector3D place = local.column(3).toVector3D();
  QMatrix4x4 swung;
  swung.translate(place);
  swung.rotate(state.swings[static_cast<std::size_t>(bone)].turn);
  swung.translate(-place);
  return swung * local;
}

void SpringSimulator::carry(const SpringState& state, const NodePose& nodePose, Worlds& worlds) const {
  for (const SpringRig::Carried& one : m_rig.carried) {
    worlds[one.node] = above(one.node, worlds) * (one.bone == scene::kNone ? nodePose.localOf(m_scene, one.node)
                                                                           : swungLocal(one.bone, state, nodePose));
  }
}

std::vector<SpringSimulator::Ball> SpringSimulator::balls(const Worlds& worlds) const {
  std::vector<Ball> balls;
  if (!m_rig.collides) {
    return balls;
  }
  for (const scene::SpringCollider& collider : m_scene.motion.springs.colliders) {
    const QMatrix4x4& world = worlds[collider.node];
    balls.push_back({world.map(collider.offset), std::max(collider.radius, 0.0F) * scaleOf(world)});
  }
  return balls;
}

void SpringSimulator::advance(SpringState& state, const NodePose& nodePose) const {
  Worlds worlds = nodePose.worlds(m_scene);
  if (m_rig.collides && m_rig.carriesColliders) {
    carry(state, nodePose, worlds); // where the bones hung a step ago
  }
  const std::vector<Ball> balls = this->balls(worlds);
  bool still = true;
  for (const SpringRig::Carried& one : m_rig.carried) {
    const QMatrix4x4 above = this->above(one.node, worlds);
    QMatrix4x4& world = worlds[one.node];
    if (one.bone == scene::kNone) {
      world = above * nodePose.localOf(m_scene, one.node);
      continue;
    }
    const QMatrix4x4& local = nodePose.localOf(m_scene, one.node);
    still &= simulateSprings(one.bone, state.swings[static_cast<std::size_t>(one.bone)], above, local, balls);
    world = above * swungLocal(one.bone, state, nodePose);
  }
  ++state.step;
  state.stillSteps = still ? state.stillSteps + 1 : 0;
}

bool SpringSimulator::simulateSprings(int bone, SpringState::Swing& simulateSprings, const QMatrix4x4& above,
                                      const QMatrix4x4& local, const std::vector<Ball>& balls) const {
  const SpringRig::Bone& of = m_rig.bones[static_cast<std::size_t>(bone)];
  const scene::SpringChain& chain = m_scene.motion.springs.chains[static_cast<std::size_t>(of.chain)];
  const QVector3D place = local.column(3).toVector3D();
  const QVector3D restWithin = local.map(of.tail);
  const QVector3D root = above.map(place);
  const QVector3D rest = above.map(restWithin);
  const float length = (rest - root).length();
  bool leadsBack = false;
  const QMatrix4x4 back = above.inverted(&leadsBack);
  if (!leadsBack || !(length > kShortest) || !std::isfinite(length)) {
    simulateSprings = {rest, rest, {}};
    return true;
  }
  const QVector3D inertia = (simulateSprings.tail - simulateSprings.before) * (1 - std::clamp(chain.drag, 0.0F, 1.0F));
  const QVector3D pull = (rest - root) * (chain.stiffness * kStep / length);
  QVector3D next = keptAt(root, simulateSprings.tail + inertia + pull + chain.gravity * kStep, length, rest);
  next = keptOut(chain, balls, root, length, next);
  simulateSprings.before = scene::isFinite(simulateSprings.tail) ? simulateSprings.tail : rest;
  simulateSprings.tail = next;
  simulateSprings.turn = QQuaternion::rotationTo(restWithin - place, back.map(next) - place);
  return isStill(simulateSprings, root);
}

QVector3D SpringSimulator::keptOut(const scene::SpringChain& chain, const std::vector<Ball>& balls,
                                   const QVector3D& root, float length, QVector3D tail) const {
  if (balls.empty()) {
    return tail;
  }
  for (const int collider : chain.colliders) {
    const Ball& ball = balls[static_cast<std::size_t>(collider)];
    const float apart = ball.radius + std::max(chain.hitRadius, 0.0F);
    const QVector3D away = tail - ball.centre;
    if (away.lengthSquared() < apart * apart) {
      tail = keptAt(root, keptAt(ball.centre, tail, apart, tail), length, tail);
    }
  }
  return tail;
}

void SpringSimulator::apply(const SpringState& state, NodePose& nodePose) const {
  Worlds worlds = nodePose.worlds(m_scene);
  carry(state, nodePose, worlds);
  for (std::size_t bone = 0; bone < m_rig.bones.size(); ++bone) {
    nodePose.locals.insert_or_assign(m_rig.bones[bone].node, swungLocal(static_cast<int>(bone), state, nodePose));
  }
  nodePose.world = std::move(worlds);
}

} // namespace vitrine::animation
