#include "core/scene/Pose.h"

#include <algorithm>
#include <cmath>

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

/// The key of a node in an ascending list; null: there is none.
template <class Key>
const Key* keyOf(const std::vector<Key>& keys, int node) {
  const auto found = std::ranges::lower_bound(keys, node, {}, &Key::node);
  return found != keys.end() && found->node == node ? &*found : nullptr;
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

bool toggled(const Scene& scene, const SceneState& state, auto isTarget, bool otherwise) {
  for (const Control& control : scene.controls) {
    if (isTarget(control.target)) {
      return state.valueOf(control) >= 0.5;
    }
  }
  return otherwise;
}

bool blendsFrames(const Scene& scene, const SceneState& state) {
  return toggled(
      scene, state, [](const ControlTarget& t) { return std::holds_alternative<FrameBlendTarget>(t); }, true);
}

bool movesRoot(const Scene& scene, const SceneState& state) {
  return toggled(
      scene, state, [](const ControlTarget& t) { return std::holds_alternative<RootMotionTarget>(t); }, false);
}

/// Key poses that show something, by figure.
using WantedPoses = std::vector<std::vector<bool>>;

WantedPoses posesWith(const Scene& scene, auto shows) {
  WantedPoses wanted(scene.figures.size());
  for (std::size_t i = 0; i < wanted.size(); ++i) {
    const Figure& figure = scene.figures[i];
    std::ranges::transform(figure.poses, std::back_inserter(wanted[i]),
                           [&](const KeyPose& pose) { return shows(figure, pose); });
  }
  return wanted;
}

bool isShownNow(const Scene& scene, const SceneState& state, const std::vector<bool>& shownFigures,
                const WantedPoses& wanted) {
  for (std::size_t i = 0; i < wanted.size(); ++i) {
    const KeyPose* now = shownFigures[i] ? momentOf(scene, state, static_cast<int>(i)).from : nullptr;
    if (now && wanted[i][static_cast<std::size_t>(now - scene.figures[i].poses.data())]) {
      return true;
    }
  }
  return false;
}

/// When a clip first shows one of them.
std::optional<Moment> firstMomentIn(const Scene& scene, int animation, const WantedPoses& wanted) {
  const Animation& clip = scene.animations[static_cast<std::size_t>(animation)];
  if (clip.figure == kNone || !clip.poses) {
    return std::nullopt;
  }
  const std::vector<bool>& poses = wanted[static_cast<std::size_t>(clip.figure)];
  const auto found = std::ranges::find_if(*clip.poses, [&](std::uint32_t pose) { return poses[pose]; });
  return found == clip.poses->end()
             ? std::nullopt
             : std::optional(Moment{animation, clip.timeOf(static_cast<double>(found - clip.poses->begin()))});
}

/// The nearest moment at which one of them is seen: in the chosen animation, of a figure that is shown, of any.
std::optional<Moment> momentOfAny(const Scene& scene, const SceneState& state, const WantedPoses& wanted) {
  const std::vector<bool> shown = shownFigures(scene, state);
  const auto count = static_cast<int>(scene.animations.size());
  if (isShownNow(scene, state, shown, wanted)) {
    return std::nullopt;
  }
  std::optional<Moment> moment;
  if (state.animation >= 0 && state.animation < count) {
    moment = firstMomentIn(scene, state.animation, wanted);
  }
  for (const bool anyFigure : {false, true}) {
    for (int animation = 0; animation < count && !moment; ++animation) {
      const int figure = scene.animations[static_cast<std::size_t>(animation)].figure;
      if (anyFigure || (figure != kNone && shown[static_cast<std::size_t>(figure)])) {
        moment = firstMomentIn(scene, animation, wanted);
      }
    }
  }
  return moment;
}

/// The node itself or the nearest above it that its figure's poses may leave out; kNone: none of them.
int posedAtOrAbove(const Scene& scene, const Figure& figure, int node) {
  while (node != kNone && !std::ranges::binary_search(figure.posed, node)) {
    node = nodeAt(scene, node).parent;
  }
  return node;
}

} // namespace

double framesInto(const Animation& animation, double time) {
  if (!(animation.duration > 0) || !std::isfinite(time)) {
    return 0;
  }
  constexpr double kRounding = 1e-6; // three times a third of a second is a second
  const double count = animation.frames;
  double frames = time * animation.framesPerSecond();
  if (std::abs(frames - std::round(frames)) < kRounding) {
    frames = std::round(frames);
  }
  return animation.loops ? frames - std::floor(frames / count) * count : std::clamp(frames, 0.0, count - 1);
}

bool isSameMoment(const Scene& scene, const SceneState& a, const SceneState& b) {
  return scene.figures.empty() ||
         (a.animation == b.animation && a.time == b.time && blendsFrames(scene, a) == blendsFrames(scene, b) &&
          movesRoot(scene, a) == movesRoot(scene, b));
}

FigureMoment momentOf(const Scene& scene, const SceneState& state, int figure) {
  const Figure& of = scene.figures[static_cast<std::size_t>(figure)];
  const auto pose = [&](std::uint32_t index) { return &of.poses[index]; };
  const auto chosen = static_cast<std::size_t>(state.animation);
  const Animation* animation =
      state.animation >= 0 && chosen < scene.animations.size() ? &scene.animations[chosen] : nullptr;
  if (!animation || animation->figure != figure || animation->frames == 0) {
    return {of.restPose == kNone ? nullptr : pose(static_cast<std::uint32_t>(of.restPose))};
  }
  const double frames = framesInto(*animation, state.time);
  const auto first = std::min(static_cast<std::size_t>(frames), static_cast<std::size_t>(animation->frames) - 1);
  const bool last = first + 1 == static_cast<std::size_t>(animation->frames);
  FigureMoment moment{pose((*animation->poses)[first]), nullptr, 0, static_cast<double>(first), animation};
  const auto share = static_cast<float>(frames - static_cast<double>(first));
  if (blendsFrames(scene, state) && share > 0 && (!last || animation->loops)) {
    moment.to = pose((*animation->poses)[last ? 0 : first + 1]);
    moment.share = share;
    moment.steps += share;
  }
  return moment;
}

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

std::vector<bool> posedNodes(const Scene& scene, const SceneState& state) {
  std::vector<bool> there(scene.nodes.size(), true);
  for (std::size_t i = 0; i < scene.figures.size(); ++i) {
    for (const int node : scene.figures[i].posed) {
      there[static_cast<std::size_t>(node)] = false;
    }
    if (const KeyPose* from = momentOf(scene, state, static_cast<int>(i)).from) {
      std::ranges::for_each(from->shapes,
                            [&](const ShapeKey& key) { there[static_cast<std::size_t>(key.node)] = true; });
      std::ranges::for_each(from->places,
                            [&](const PlaceKey& key) { there[static_cast<std::size_t>(key.node)] = true; });
    }
  }
  return there;
}

std::optional<Moment> momentShowing(const Scene& scene, const SceneState& state, const RecordRef& record) {
  const std::vector<Scene::FrameOfNode> frames = scene.framesOf(record);
  return momentOfAny(scene, state, posesWith(scene, [&](const Figure&, const KeyPose& pose) {
                       return pose.record == record ||
                              std::ranges::any_of(frames, [&](const Scene::FrameOfNode& shown) {
                                const ShapeKey* key = keyOf(pose.shapes, shown.node);
                                return key && static_cast<std::uint32_t>(key->frame) == shown.frame;
                              });
                     }));
}

std::optional<Moment> momentShowingNode(const Scene& scene, const SceneState& state, int node) {
  const int number = scene.figureOf(node);
  if (number == kNone) {
    return std::nullopt;
  }
  const Figure& figure = scene.figures[static_cast<std::size_t>(number)];
  const int posed = posedAtOrAbove(scene, figure, node);
  return momentOfAny(scene, state, posesWith(scene, [&](const Figure& each, const KeyPose& pose) {
                       return &each == &figure &&
                              (posed == kNone || keyOf(pose.shapes, posed) || keyOf(pose.places, posed));
                     }));
}

Pose::Pose(ScenePtr scene, const SceneState& state, const Pose* before) : m_scene(std::move(scene)) {
  const bool moves = movesRoot(*m_scene, state);
  for (std::size_t i = 0; i < m_scene->figures.size(); ++i) {
    const FigureMoment moment = momentOf(*m_scene, state, static_cast<int>(i));
    if (moment.from) {
      shape(moment, before);
      place(m_scene->figures[i], moment, moves);
    }
  }
  composeTransforms();
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

void Pose::place(const Figure& figure, const FigureMoment& moment, bool rootMotion) {
  for (const PlaceKey& key : moment.from->places) {
    const PlaceKey* next = moment.to ? keyOf(moment.to->places, key.node) : nullptr;
    QMatrix4x4 local;
    local.translate(next ? key.position + (next->position - key.position) * moment.share : key.position);
    local.rotate(next ? QQuaternion::slerp(key.orientation, next->orientation, moment.share) : key.orientation);
    m_locals.insert_or_assign(key.node, local);
  }
  if (rootMotion && moment.animation && moment.steps > 0) {
    const QMatrix4x4 motion = scene::rootMotion(*moment.animation, moment.steps);
    m_locals.insert_or_assign(figure.node, nodeAt(*m_scene, figure.node).local * motion);
  }
}

void Pose::composeTransforms() {
  if (m_locals.empty()) {
    return;
  }
  m_world.resize(m_scene->nodes.size());
  for (std::size_t i = 0; i < m_world.size(); ++i) {
    const Node& node = m_scene->nodes[i];
    const auto moved = m_locals.find(static_cast<int>(i));
    const QMatrix4x4& local = moved == m_locals.end() ? node.local : moved->second;
    m_world[i] = node.parent == kNone ? local : m_world[static_cast<std::size_t>(node.parent)] * local;
  }
}

const QMatrix4x4& Pose::worldTransform(int node) const {
  return m_world.empty() ? m_scene->worldTransform(node) : m_world[static_cast<std::size_t>(node)];
}

const PosedVertices* Pose::verticesOf(int node) const {
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
