#include "core/base/Translate.h"
#include "core/formats/vgo/assets/MemberProperties.h"
#include "core/formats/vgo/scene/VgoSceneParts.h"
#include "core/scene/Transform.h"

#include <QtGlobal>

#include <algorithm>
#include <cmath>

namespace vitrine::formats::vgo {
namespace {

constexpr double kFramesPerSecond = 60;

/// Target of a binding in the scene: a curve of a track, mirrored or not. Values are of Unity's left-handed space
/// whatever the file's, and the scene is right-handed.
struct Moved {
  const char* property;
  scene::Curve* (*curve)(scene::NodeTrack&);
  bool mirrored;
};

constexpr auto kMoved = std::to_array<Moved>({
    {"LocalPosition.x", [](scene::NodeTrack& track) { return &track.position[0]; }, false},
    {"LocalPosition.y", [](scene::NodeTrack& track) { return &track.position[1]; }, false},
    {"LocalPosition.z", [](scene::NodeTrack& track) { return &track.position[2]; }, true},
    {"LocalRotation.x", [](scene::NodeTrack& track) { return &track.rotation[0]; }, true},
    {"LocalRotation.y", [](scene::NodeTrack& track) { return &track.rotation[1]; }, true},
    {"LocalRotation.z", [](scene::NodeTrack& track) { return &track.rotation[2]; }, false},
    {"LocalRotation.w", [](scene::NodeTrack& track) { return &track.rotation[3]; }, false},
    {"LocalScale.x", [](scene::NodeTrack& track) { return &track.scale[0]; }, false},
    {"LocalScale.y", [](scene::NodeTrack& track) { return &track.scale[1]; }, false},
    {"LocalScale.z", [](scene::NodeTrack& track) { return &track.scale[2]; }, false},
});

const Moved* movedBy(const layout::CurveBinding& binding) {
  const auto found = std::ranges::find_if(
      kMoved, [&](const Moved& one) { return binding.property == QLatin1StringView(one.property); });
  const bool ofTransform =
      binding.type == QLatin1StringView("Transform") || binding.type == QLatin1StringView("UnityEngine.Transform");
  return ofTransform && found != kMoved.end() ? &*found : nullptr;
}

scene::Curve animationCurve(const std::vector<layout::CurveKey>& keys, bool mirrored) {
  const float sign = mirrored ? -1.0F : 1.0F;
  scene::Curve curve;
  for (const layout::CurveKey& from : keys) {
    curve.keys.push_back({from.time, sign * from.value, sign * from.inTangent, sign * from.outTangent, from.inWeight,
                          from.outWeight, (from.weightedMode & 1) != 0, (from.weightedMode & 2) != 0});
  }
  return curve;
}

/// Track by which a clip moves one node.
scene::NodeTrack trackOf(const layout::Clip& clip, NodeIndex sceneNode) {
  scene::NodeTrack track;
  track.node = sceneNode;
  for (const layout::CurveBinding& binding : clip.bindings) {
    if (const Moved* moved = movedBy(binding)) {
      *moved->curve(track) = animationCurve(binding.keys, moved->mirrored);
    }
  }
  return track;
}

double endOf(const layout::Clip& clip) {
  double end = 0;
  for (const layout::CurveBinding& binding : clip.bindings) {
    end = binding.keys.empty() ? end : std::max(end, binding.keys.back().time);
  }
  return end;
}

std::uint64_t clipBytes(const layout::Clip& clip) {
  std::uint64_t bytes = sizeof(scene::NodeTrack);
  for (const layout::CurveBinding& binding : clip.bindings) {
    bytes += binding.keys.size() * sizeof(scene::Curve::Key);
  }
  return bytes;
}

/// True if a track begins where its node stands.
bool startsAtRest(const scene::NodeTrack& track, const QMatrix4x4& local) {
  constexpr float kNear = 1e-4F;
  const scene::Transform rest(local);
  const auto startsAt = [](const std::array<scene::Curve, 3>& curves, const QVector3D& place) {
    QVector3D start = place;
    for (int i = 0; i < 3; ++i) {
      const scene::Curve& curve = curves[static_cast<std::size_t>(i)];
      start[i] = curve.empty() ? start[i] : curve.at(0);
    }
    return scene::isWithin(start - place, kNear);
  };
  QVector4D turn = rest.rotation.toVector4D();
  for (int i = 0; i < 4; ++i) {
    const scene::Curve& curve = track.rotation[static_cast<std::size_t>(i)];
    turn[i] = curve.empty() ? turn[i] : curve.at(0);
  }
  return startsAt(track.position, rest.position) && startsAt(track.scale, rest.scale) &&
         std::abs(QVector4D::dotProduct(turn.normalized(), rest.rotation.toVector4D())) > 1 - kNear;
}

class ClipMaker {
public:
  explicit ClipMaker(SceneBuild& build) : m_build(build) {}

  void add(int clip);

private:
  scene::Animation animationOf(int clip) const;
  std::vector<scene::NodeTrack> tracksOf(int clip);
  void noteUnsound(int clip) const;
  void noteUnknown(const layout::Clip& clip, scene::Animation& animation) const;

  SceneBuild& m_build;
  int m_wrapMode = 0; ///< of the first node that uses the clip
  bool m_playsByItself = false;
};

std::vector<scene::NodeTrack> ClipMaker::tracksOf(int clip) {
  const layout::Clip& from = m_build.layout.clips[static_cast<std::size_t>(clip)];
  std::vector<scene::NodeTrack> tracks;
  m_wrapMode = from.wrapMode;
  m_playsByItself = false;
  m_build.eachNode([&](int, const layout::Node& node, NodeIndex place) {
    const auto& use = node.clip;
    if (use && use->clip == clip && m_build.budget.takeBytes(clipBytes(from))) {
      m_wrapMode = m_wrapMode == 0 ? use->wrapMode : m_wrapMode;
      m_playsByItself = m_playsByItself || (use->enabled && use->playsByItself);
      tracks.push_back(trackOf(from, place));
    }
  });
  return tracks;
}

scene::Animation ClipMaker::animationOf(int clip) const {
  const layout::Clip& from = m_build.layout.clips[static_cast<std::size_t>(clip)];
  scene::Animation animation;
  animation.name = from.name.isEmpty() ? QStringLiteral("clip %1").arg(clip) : from.name;
  animation.duration = endOf(from);
  animation.frames = std::max(1, static_cast<int>(std::lround(animation.duration * kFramesPerSecond)));
  animation.pingPong = m_wrapMode == static_cast<int>(layout::WrapMode::PingPong);
  animation.loops = animation.pingPong || m_wrapMode == static_cast<int>(layout::WrapMode::Loop);
  animation.record = m_build.record(List::AnimationClips, clip);
  animation.properties =
      memberProperties(from.from, animation.record, {QStringLiteral("name"), QStringLiteral("curveBindings")});
  noteUnknown(from, animation);
  return animation;
}

void ClipMaker::noteUnknown(const layout::Clip& clip, scene::Animation& animation) const {
  constexpr std::size_t kMost = 50;
  for (const layout::CurveBinding& binding : clip.bindings) {
    if (movedBy(binding) || animation.properties.size() >= kMost) {
      continue;
    }
    animation.properties.push_back(ourProperty(QT_TRANSLATE_NOOP("formats", "Curve not shown"),
                                               QStringLiteral("%1.%2").arg(binding.type, binding.property)));
    animation.properties.back().record = animation.record;
  }
}

void ClipMaker::noteUnsound(int clip) const {
  for (const layout::CurveBinding& binding : m_build.layout.clips[static_cast<std::size_t>(clip)].bindings) {
    if (binding.unsoundKey.exists()) {
      m_build.diagnostics().countedDamage(
          QStringLiteral("curve key"),
          base::translate("formats", "animation clip %1 has keys without a time or a value; they are left out")
              .arg(clip),
          binding.unsoundKey.member().range);
    }
  }
}

void ClipMaker::add(int clip) {
  noteUnsound(clip);
  std::vector<scene::NodeTrack> tracks = tracksOf(clip);
  scene::Animation animation = animationOf(clip);
  SceneBuilder& scene = m_build.scene;
  if (!tracks.empty()) {
    const bool fromRest = std::ranges::all_of(
        tracks, [&](const scene::NodeTrack& track) { return startsAtRest(track, scene.nodes[track.node].local); });
    if (m_playsByItself && fromRest && !scene.motion.startAnimation) {
      scene.motion.startAnimation = scene.motion.animations.nextIndex();
    }
    animation.animatedModel = 0;
    animation.tracks = std::make_shared<const std::vector<scene::NodeTrack>>(std::move(tracks));
  }
  scene.motion.animations.push_back(std::move(animation));
}

} // namespace

void addClips(SceneBuild& build) {
  ClipMaker maker(build);
  // Each looks through all nodes.
  constexpr std::uint64_t kMostSteps = 100'000'000;
  const std::size_t nodes = std::max<std::size_t>(build.layout.nodes.size(), 1);
  const std::size_t most = std::min<std::size_t>(build.layout.clips.size(), kMostSteps / nodes);
  if (most < build.layout.clips.size()) {
    build.diagnostics().warn(base::translate("formats", "the first %1 of %2 animation clips are shown")
                                 .arg(most)
                                 .arg(build.layout.clips.size()),
                             build.layout.clips[most].from.member().range);
  }
  for (std::size_t clip = 0; clip < most; ++clip) {
    build.context.progress.check();
    if (build.layout.clips[clip].from) {
      maker.add(static_cast<int>(clip));
    }
  }
}

} // namespace vitrine::formats::vgo
