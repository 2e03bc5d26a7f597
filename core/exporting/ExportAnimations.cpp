#include "core/exporting/ExportAnimations.h"

#include "core/animation/KeyPoses.h"
#include "core/animation/KeyframeSampling.h"
#include "core/animation/Pose.h"
#include "core/exporting/ExportNames.h"
#include "core/exporting/ExportTexts.h"
#include "core/exporting/TrackKeys.h"

#include <algorithm>
#include <map>
#include <ranges>
#include <set>

namespace vitrine::exporting {
namespace {

using Path = ExportChannel::Path;

void append(std::vector<float>& to, const QVector3D& v) {
  to.insert(to.end(), {v.x(), v.y(), v.z()});
}

void append(std::vector<float>& to, const QQuaternion& q) {
  to.insert(to.end(), {q.x(), q.y(), q.z(), q.scalar()});
}

bool hasPoses(const scene::Animation& clip) {
  return clip.animatedModel && clip.poses && clip.frames > 0;
}

bool moves(const scene::NodeTrack& track, Path path) {
  const auto says = [](const scene::Curve& curve) { return !curve.empty(); };
  switch (path) {
  case Path::Translation:
    return std::ranges::any_of(track.position, says);
  case Path::Scale:
    return std::ranges::any_of(track.scale, says);
  case Path::Rotation:
    return std::ranges::any_of(track.rotation, says) || !track.turns.empty() || !track.aim.empty();
  case Path::Weights:
    break;
  }
  return false;
}

/// Channels of a node that a track moves.
void addTrack(const scene::NodeTrack& track, const scene::Transform& rest, const scene::Animation& clip, int node,
              std::vector<ExportChannel>& channels) {
  const std::vector<TrackKey> keys = keysOf(track, rest, clip);
  for (const Path path : {Path::Translation, Path::Rotation, Path::Scale}) {
    if (!moves(track, path)) {
      continue;
    }
    ExportChannel channel{.node = node, .path = path, .steps = false, .times = {}, .values = {}};
    for (const TrackKey& key : keys) {
      channel.times.push_back(static_cast<float>(key.time));
      path == Path::Rotation ? append(channel.values, key.place.rotation)
                             : append(channel.values, path == Path::Scale ? key.place.scale : key.place.position);
    }
    channels.push_back(std::move(channel));
  }
}

/// Frame of a node's mesh in a pose; of another node with the same frames where it is not there; -1: none.
int frameIn(const Scene& scene, const scene::KeyPose& pose, NodeIndex node) {
  if (const scene::ShapeKey* key = animation::keyOf(pose.shapes, node)) {
    return key->frame;
  }
  const auto& frames = scene.meshes[scene.nodes[node].mesh].frames;
  const auto other = std::ranges::find_if(pose.shapes, [&](const scene::ShapeKey& key) {
    const MeshIndex mesh = scene.nodes[key.node].mesh;
    return mesh && scene.meshes[mesh].frames == frames;
  });
  return other == pose.shapes.end() ? -1 : other->frame;
}

/// Key poses of a clip in the order of its frames, and what they do to nodes.
class PoseClip {
public:
  PoseClip(const Scene& scene, const state::EvaluatedState& state, const scene::Animation& clip)
      : m_scene(scene), m_clip(clip), m_model(scene.motion.animatedModels[clip.animatedModel]),
        m_steps(!state.pose.blendsFrames), m_movesRoot(state.pose.movesRoot) {
    for (int frame = 0; frame < clip.frames; ++frame) {
      m_times.push_back(static_cast<float>(clip.timeOf(frame)));
      m_poses.push_back(&m_model.poses[(*clip.poses)[static_cast<std::size_t>(frame)]]);
    }
    m_times.push_back(static_cast<float>(clip.duration));
    m_poses.push_back(clip.loops ? m_poses.front() : m_poses.back());
  }

  void addTo(std::vector<ExportChannel>& channels, const ExportedNodes& exported) const {
    for (const NodeIndex node : m_model.posed) {
      if (exported.nodes[node] >= 0) {
        addPresence(channels, node, exported.nodes[node]);
      }
    }
    for (const NodeIndex node : m_scene.nodes.indices()) {
      if (exported.nodes[node] < 0 || m_scene.animatedModelOf(node) != m_clip.animatedModel) {
        continue;
      }
      addPlace(channels, node, exported.nodes[node]);
      if (const MeshIndex mesh = m_scene.nodes[node].mesh; mesh && exported.frames[mesh].size() > 1) {
        addShape(channels, node, exported.nodes[node], exported.frames[mesh]);
      }
    }
    if (m_movesRoot && exported.nodes[m_model.node] >= 0) {
      addRootMotion(channels, exported.nodes[m_model.node]);
    }
  }

private:
  ExportChannel channel(int node, Path path, bool steps) const {
    return {.node = node, .path = path, .steps = steps, .times = m_times, .values = {}};
  }

  void addPresence(std::vector<ExportChannel>& channels, NodeIndex node, int exported) const {
    ExportChannel made = channel(exported, Path::Scale, true);
    const QVector3D scale = scene::Transform(m_scene.nodes[node].local).scale;
    for (const scene::KeyPose* pose : m_poses) {
      const bool there = animation::keyOf(pose->shapes, node) || animation::keyOf(pose->places, node);
      append(made.values, there ? scale : QVector3D());
    }
    // The loop's beginning comes after its end.
    std::copy_n(made.values.end() - 6, 3, made.values.end() - 3);
    channels.push_back(std::move(made));
  }

  void addPlace(std::vector<ExportChannel>& channels, NodeIndex node, int exported) const {
    ExportChannel position = channel(exported, Path::Translation, m_steps);
    ExportChannel rotation = channel(exported, Path::Rotation, m_steps);
    const scene::Transform rest(m_scene.nodes[node].local);
    scene::PlaceKey last{node, rest.position, rest.rotation};
    bool any = false;
    for (const scene::KeyPose* pose : m_poses) {
      if (const scene::PlaceKey* key = animation::keyOf(pose->places, node)) {
        const bool longWay = QQuaternion::dotProduct(key->orientation, last.orientation) < 0;
        last = {node, key->position, longWay ? -key->orientation : key->orientation};
        any = true;
      }
      append(position.values, last.position);
      append(rotation.values, last.orientation);
    }
    if (any) {
      channels.push_back(std::move(position));
      channels.push_back(std::move(rotation));
    }
  }

  void addShape(std::vector<ExportChannel>& channels, NodeIndex node, int exported,
                const std::vector<int>& frames) const {
    ExportChannel made = channel(exported, Path::Weights, m_steps);
    int last = frames.front();
    for (const scene::KeyPose* pose : m_poses) {
      const int frame = frameIn(m_scene, *pose, node);
      last = frame < 0 ? last : frame;
      std::ranges::transform(frames | std::views::drop(1), std::back_inserter(made.values),
                             [last](int each) { return each == last ? 1.0F : 0.0F; });
    }
    channels.push_back(std::move(made));
  }

  void addRootMotion(std::vector<ExportChannel>& channels, int exported) const {
    ExportChannel position = channel(exported, Path::Translation, m_steps);
    ExportChannel rotation = channel(exported, Path::Rotation, m_steps);
    for (std::size_t step = 0; step < m_times.size(); ++step) {
      const QMatrix4x4 motion = animation::rootMotion(m_clip, static_cast<double>(step));
      const scene::Transform place(m_scene.nodes[m_model.node].local * motion);
      append(position.values, place.position);
      append(rotation.values, place.rotation);
    }
    channels.push_back(std::move(position));
    channels.push_back(std::move(rotation));
  }

  const Scene& m_scene;
  const scene::Animation& m_clip;
  const scene::AnimatedModel& m_model;
  bool m_steps;
  bool m_movesRoot;
  std::vector<float> m_times;
  std::vector<const scene::KeyPose*> m_poses;
};

} // namespace

FramesOfMeshes framesShown(const Scene& scene, const state::EvaluatedState& state) {
  const scene::ByAnimatedModel<bool> visible = state::visibleModels(scene, state.layers);
  std::map<const scene::VertexFrames*, std::set<int>> shown; // meshes with the same frames take the same shapes
  const auto add = [&](const scene::KeyPose& pose) {
    for (const scene::ShapeKey& key : pose.shapes) {
      if (const MeshIndex mesh = scene.nodes[key.node].mesh; mesh && scene.meshes[mesh].frames) {
        shown[scene.meshes[mesh].frames.get()].insert(key.frame);
      }
    }
  };
  for (const scene::Animation& clip : scene.motion.animations) {
    if (hasPoses(clip) && visible[clip.animatedModel]) {
      const std::set<std::uint32_t> poses(clip.poses->begin(), clip.poses->end());
      for (const std::uint32_t pose : poses) {
        add(scene.motion.animatedModels[clip.animatedModel].poses[pose]);
      }
    }
  }
  for (const scene::AnimatedModelIndex model : visible.indices()) {
    const animation::KeyframeSample now = animation::sampleKeyframes(scene, state, model);
    for (const scene::KeyPose* pose : {now.from, now.to}) {
      if (pose && visible[model]) {
        add(*pose);
      }
    }
  }
  FramesOfMeshes frames(scene.meshes.size());
  for (const MeshIndex mesh : scene.meshes.indices()) {
    if (const auto own = shown.find(scene.meshes[mesh].frames.get()); own != shown.end()) {
      frames[mesh].assign(own->second.begin(), own->second.end());
    }
  }
  return frames;
}

std::vector<float> frameWeights(const Scene& scene, const state::EvaluatedState& state, NodeIndex node,
                                const std::vector<int>& frames) {
  std::vector<float> weights(frames.size() - 1);
  const auto add = [&](const scene::KeyPose* pose, float share) {
    const int frame = pose ? frameIn(scene, *pose, node) : -1;
    const auto found = std::ranges::find(frames, frame);
    if (found != frames.end() && found != frames.begin()) {
      weights[static_cast<std::size_t>(found - frames.begin() - 1)] += share;
    }
  };
  const animation::KeyframeSample now = animation::sampleKeyframes(scene, state, scene.animatedModelOf(node));
  add(now.from, now.to ? 1 - now.share : 1);
  add(now.to, now.share);
  return weights;
}

std::vector<ExportAnimation> animationsOf(const Scene& scene, const state::EvaluatedState& state,
                                          const ExportedNodes& exported, Progress& progress) {
  std::vector<ExportAnimation> animations;
  UniqueNames names;
  const scene::ByAnimatedModel<bool> visible = state::visibleModels(scene, state.layers);
  for (const scene::Animation& clip : scene.motion.animations) {
    progress.step(ExportTexts::tr("Collecting animations"));
    if (!clip.animatedModel || !visible[clip.animatedModel] || !(clip.duration > 0)) {
      continue;
    }
    ExportAnimation made;
    if (clip.tracks) {
      for (const scene::NodeTrack& track : *clip.tracks) {
        if (exported.nodes[track.node] >= 0) {
          addTrack(track, scene::Transform(scene.nodes[track.node].local), clip, exported.nodes[track.node],
                   made.channels);
        }
      }
    } else if (hasPoses(clip)) {
      PoseClip(scene, state, clip).addTo(made.channels, exported);
    }
    if (!made.channels.empty()) {
      made.name = names.unique(clip.name.isEmpty() ? QStringLiteral("animation") : clip.name);
      animations.push_back(std::move(made));
    }
  }
  return animations;
}

} // namespace vitrine::exporting
