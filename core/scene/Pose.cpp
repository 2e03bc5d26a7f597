#include "core/scene/Pose.h"

#include "core/scene/Deform.h"
#include "core/scene/KeyPoses.h"
#include "core/scene/Riders.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace vitrine::scene {
namespace {

const Node& nodeAt(const Scene& scene, int node) {
  return scene.nodes[static_cast<std::size_t>(node)];
}

/// Null: the node shows no mesh with frames.
const Mesh* framedMeshOf(const Scene& scene, int node) {
  const int mesh = nodeAt(scene, node).mesh;
  const Mesh* found = mesh == kNone ? nullptr : &scene.meshes[static_cast<std::size_t>(mesh)];
  return found && found->frames ? found : nullptr;
}

QQuaternion rotationOf(const QVector3D& axisTimesAngle) {
  return QQuaternion::fromAxisAndAngle(axisTimesAngle, qRadiansToDegrees(axisTimesAngle.length()));
}

/// What the shapes of a pose blend into in another: the frame of the same node, or of another that has the same frames.
class Successors {
public:
  Successors(const Scene& scene, const KeyPose* to) : m_to(to) {
    if (to) {
      for (const ShapeKey& key : to->shapes) {
        if (const Mesh* mesh = framedMeshOf(scene, key.node)) {
          m_byFrames.emplace(mesh->frames.get(), key.frame);
        }
      }
    }
  }

  /// Its own frame: it does not blend.
  int of(const ShapeKey& key, const Mesh& mesh) const {
    if (const ShapeKey* same = m_to ? keyOf(m_to->shapes, key.node) : nullptr) {
      return same->frame;
    }
    const auto other = m_byFrames.find(mesh.frames.get());
    return other == m_byFrames.end() ? key.frame : other->second;
  }

private:
  const KeyPose* m_to;
  std::unordered_map<const VertexFrames*, int> m_byFrames;
};

template <class Vector>
std::vector<Vector> blended(const std::vector<Vector>& from, const std::vector<Vector>& to, float share) {
  std::vector<Vector> out(from.size());
  std::ranges::transform(from, to, out.begin(),
                         [share](const Vector& a, const Vector& b) { return a + (b - a) * share; });
  return out;
}

std::vector<QVector3D> smoothNormals(const Mesh& mesh, const std::vector<QVector3D>& positions) {
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

/// Around everything that is blended of what is in either.
Bounds blended(const Bounds& from, const Bounds& to, float share) {
  if (from.empty() || to.empty()) {
    return from.empty() ? to : from;
  }
  return {from.min() + (to.min() - from.min()) * share, from.max() + (to.max() - from.max()) * share};
}

PosedVertices posedVertices(const Mesh& mesh, const VertexFrame& from, const VertexFrame& to, float share) {
  PosedVertices posed;
  const bool blends = &to != &from && share > 0;
  posed.positions = blends && to.positions != from.positions ? blended(*from.positions, *to.positions, share)
                                                             : *from.positions;
  if (from.colors) {
    posed.colors = blends && to.colors && to.colors != from.colors ? blended(*from.colors, *to.colors, share)
                                                                   : *from.colors;
  }
  posed.normals = smoothNormals(mesh, posed.positions);
  posed.bounds = blends ? blended(from.bounds, to.bounds, share) : from.bounds;
  return posed;
}

} // namespace

QMatrix4x4 rootMotion(const Animation& animation, double steps) {
  // Each step turns and moves in the axes the figure has by then.
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

Pose::Pose(ScenePtr scene, const SceneState& state, const Pose* before)
    : m_scene(std::move(scene)),
      m_rig(before && before->m_scene == m_scene ? before->m_rig : std::make_shared<const Rig>(*m_scene)),
      m_animation(state.animation), m_time(state.time), m_clock(state.clock) {
  before = before && before->m_scene == m_scene ? before : nullptr;
  const bool moves = movesRoot(*m_scene, state);
  Locals locals;
  for (std::size_t i = 0; i < m_scene->figures.size(); ++i) {
    const FigureMoment moment = momentOf(*m_scene, state, static_cast<int>(i));
    if (moment.from) {
      shape(moment, before);
      place(m_scene->figures[i], moment, moves, locals);
    }
  }
  const StanceMaker maker(*m_scene, *m_rig, state, std::move(locals));
  m_stance = maker.at(state.time);
  if (areSpringsOn(*m_scene, state)) {
    swing(maker, state, before);
  }
  bend(state, before);
}

void Pose::shape(const FigureMoment& moment, const Pose* before) {
  const Successors successors(*m_scene, moment.to);
  for (const ShapeKey& key : moment.from->shapes) {
    const auto frame = static_cast<std::uint32_t>(key.frame);
    Shaped shaped{frame, frame, 0};
    if (const Mesh* mesh = framedMeshOf(*m_scene, key.node)) {
      shaped.next = static_cast<std::uint32_t>(successors.of(key, *mesh));
      shaped.share = shaped.next == frame ? 0 : moment.share;
      shaped.vertices = verticesFor(*mesh, key.node, shaped, before);
    }
    m_shaped.insert_or_assign(key.node, std::move(shaped));
  }
}

std::shared_ptr<const PosedVertices> Pose::verticesFor(const Mesh& mesh, int node, const Shaped& shaped,
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

void Pose::place(const Figure& figure, const FigureMoment& moment, bool rootMotion, Locals& locals) const {
  for (const PlaceKey& key : moment.from->places) {
    const PlaceKey* next = moment.to ? keyOf(moment.to->places, key.node) : nullptr;
    QMatrix4x4 local;
    local.translate(next ? key.position + (next->position - key.position) * moment.share : key.position);
    local.rotate(next ? QQuaternion::slerp(key.orientation, next->orientation, moment.share) : key.orientation);
    locals.insert_or_assign(key.node, local);
  }
  if (rootMotion && moment.animation && moment.steps > 0) {
    const QMatrix4x4 motion = scene::rootMotion(*moment.animation, moment.steps);
    locals.insert_or_assign(figure.node, nodeAt(*m_scene, figure.node).local * motion);
  }
}

void Pose::swing(const StanceMaker& maker, const SceneState& state, const Pose* before) {
  const SpringSimulator simulator(*m_scene, m_rig->springs);
  const std::int64_t now = SpringSimulator::stepAt(state.clock);
  const bool goesOn = before && before->m_springs && before->m_springs->step <= now;
  const SpringState* last = goesOn ? before->m_springs.get() : nullptr;
  if (last && last->step == now) {
    m_springs = before->m_springs;
  } else {
    const double speed = maker.varies() ? speedSince(before, state) : 0;
    Stance elsewhere;
    const auto stanceAt = [&](std::int64_t step) -> const Stance& {
      const double ago = std::max(state.clock - static_cast<double>(step) / SpringSimulator::kStepsPerSecond, 0.0);
      return speed == 0 ? m_stance : elsewhere = maker.at(std::max(state.time - ago * speed, 0.0));
    };
    const std::int64_t first = last ? last->step : before ? now : 0;
    std::int64_t step = std::max(first, now - simulator.mostSteps());
    SpringState swung = last ? *last : simulator.atRest(stanceAt(step), step);
    for (; step < now; ++step) {
      simulator.advance(swung, stanceAt(step + 1));
    }
    swung.step = now;
    m_springs = std::make_shared<const SpringState>(std::move(swung));
  }
  simulator.apply(*m_springs, m_stance);
}

double Pose::speedSince(const Pose* before, const SceneState& state) {
  if (!before) {
    return 1;
  }
  const bool played = before->m_animation == state.animation && before->m_time <= state.time &&
                      before->m_clock < state.clock;
  return played ? (state.time - before->m_time) / (state.clock - before->m_clock) : 0;
}

void Pose::bend(const SceneState& state, const Pose* before) {
  std::unordered_map<int, ShapeWeights> weights = shapeWeights(*m_scene, state);
  if (m_stance.world.empty() && weights.empty()) {
    return;
  }
  std::vector<QMatrix4x4> resting;
  if (m_stance.world.empty()) {
    resting = m_stance.worlds(*m_scene);
  }
  const std::span<const QMatrix4x4> world = resting.empty() ? m_stance.world : resting;
  // Nodes that show one mesh alike share it.
  std::map<std::pair<int, ShapeWeights>, BentMeshPtr> shared;
  for (const int node : m_rig->bent) {
    BentMeshPtr mesh = bentMesh(node, weights[node], world);
    if (!mesh) {
      continue;
    }
    const auto last = before ? before->m_bent.find(node) : m_bent.end();
    if (before && last != before->m_bent.end() && last->second->isSameAs(*mesh)) {
      mesh = last->second;
    } else if (nodeAt(*m_scene, node).skin == kNone) {
      mesh = shared.try_emplace({nodeAt(*m_scene, node).mesh, mesh->weights()}, mesh).first->second;
    }
    m_bent.emplace(node, std::move(mesh));
  }
}

BentMeshPtr Pose::bentMesh(int node, const ShapeWeights& weights, std::span<const QMatrix4x4> world) const {
  const Node& of = nodeAt(*m_scene, node);
  const Skin* skin = of.skin == kNone ? nullptr : &m_scene->skins[static_cast<std::size_t>(of.skin)];
  const bool moved = skin && std::ranges::any_of(skin->joints, [&](int joint) {
    return world[static_cast<std::size_t>(joint)] != m_scene->worldTransform(joint);
  });
  return moved || !weights.empty()
             ? std::make_shared<const BentMesh>(m_scene->meshes[static_cast<std::size_t>(of.mesh)].deformation, weights,
                                                skin ? jointMatrices(*skin, world) : std::vector<QMatrix4x4>())
             : nullptr;
}

const QMatrix4x4& Pose::worldTransform(int node) const {
  return m_stance.worldOf(*m_scene, node);
}

bool Pose::isAtRest(int node) const {
  const auto shaped = m_shaped.find(node);
  return !m_bent.contains(node) && (shaped == m_shaped.end() || !shaped->second.vertices) &&
         worldTransform(node) == m_scene->worldTransform(node);
}

bool Pose::movesLights() const {
  const Animation* clip = trackClip();
  return (clip && !clip->lightTracks.empty()) ||
         (!m_stance.world.empty() && std::ranges::any_of(m_scene->lights, [this](const Light& light) {
            return light.node != kNone && worldTransform(light.node) != m_scene->worldTransform(light.node);
          }));
}

std::vector<Light> Pose::lights() const {
  std::vector<Light> lights = m_scene->lights;
  if (!m_stance.world.empty()) {
    for (Light& light : lights) {
      if (light.node != kNone && worldTransform(light.node) != m_scene->worldTransform(light.node)) {
        light = carried(light, m_scene->worldTransform(light.node), worldTransform(light.node));
      }
    }
  }
  if (const Animation* clip = trackClip()) {
    const double time = trackTime(*clip, m_time);
    for (const LightTrack& track : clip->lightTracks) {
      QVector3D& intensity = lights[static_cast<std::size_t>(track.light)].intensity;
      for (std::size_t part = 0; part < 3; ++part) {
        if (!track.intensity[part].empty()) {
          intensity[static_cast<int>(part)] = track.intensity[part].at(time);
        }
      }
    }
  }
  return lights;
}

Camera Pose::camera(int number) const {
  Camera camera = m_scene->cameras[static_cast<std::size_t>(number)];
  if (camera.node != kNone && worldTransform(camera.node) != m_scene->worldTransform(camera.node)) {
    camera = carried(camera, m_scene->worldTransform(camera.node), worldTransform(camera.node));
  }
  const Animation* clip = trackClip();
  for (const CameraTrack& track : clip ? clip->cameraTracks : std::vector<CameraTrack>()) {
    if (track.camera == number && !track.fov.empty()) {
      (camera.horizontalFov > 0 ? camera.horizontalFov : camera.verticalFov) = track.fov.at(trackTime(*clip, m_time));
    }
  }
  return camera;
}

const Animation* Pose::trackClip() const {
  const auto chosen = static_cast<std::size_t>(m_animation);
  const Animation* clip =
      m_animation >= 0 && chosen < m_scene->animations.size() ? &m_scene->animations[chosen] : nullptr;
  return clip && clip->tracks && clip->figure != kNone ? clip : nullptr;
}

const PosedVertices* Pose::verticesOf(int node) const {
  if (const auto bent = m_bent.find(node); bent != m_bent.end()) {
    return &bent->second->vertices();
  }
  const auto found = m_shaped.find(node);
  return found == m_shaped.end() ? nullptr : found->second.vertices.get();
}

std::uint32_t Pose::frameOf(int node) const {
  const auto found = m_shaped.find(node);
  return found == m_shaped.end() ? 0 : found->second.frame;
}

const std::vector<QVector3D>& Pose::positionsOf(DrawItemId item) const {
  const PosedVertices* posed = verticesOf(m_scene->drawItems()[item].node);
  return posed ? posed->positions : m_scene->meshOf(item).vertices.positions;
}

Bounds Pose::worldBounds(DrawItemId item) const {
  const int node = m_scene->drawItems()[item].node;
  const PosedVertices* posed = verticesOf(node);
  return (posed ? posed->bounds : m_scene->surfaceOf(item).bounds).transformed(worldTransform(node));
}

std::optional<RecordRef> Pose::recordOf(DrawItemId item, std::uint32_t triangle) const {
  return m_scene->recordOf(item, triangle, frameOf(m_scene->drawItems()[item].node));
}

Bounds boundsOf(const Pose& pose, const std::vector<bool>& visible) {
  Bounds bounds;
  for (DrawItemId item = 0; item < visible.size(); ++item) {
    if (visible[item]) {
      bounds.add(pose.worldBounds(item));
    }
  }
  return bounds;
}

} // namespace vitrine::scene
