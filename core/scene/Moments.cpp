#include "core/scene/Moments.h"

#include "core/scene/KeyPoses.h"

#include <algorithm>
#include <cmath>

namespace vitrine::scene {
namespace {

/// What the first control of this target says.
template <class Target>
bool toggled(const Scene& scene, const SceneState& state, bool otherwise) {
  for (const Control& control : scene.controls) {
    if (std::holds_alternative<Target>(control.target)) {
      return state.valueOf(control) >= 0.5;
    }
  }
  return otherwise;
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
    node = scene.nodes[static_cast<std::size_t>(node)].parent;
  }
  return node;
}

} // namespace

bool blendsFrames(const Scene& scene, const SceneState& state) {
  return toggled<FrameBlendTarget>(scene, state, true);
}

bool movesRoot(const Scene& scene, const SceneState& state) {
  return toggled<RootMotionTarget>(scene, state, false);
}

bool isBindPose(const Scene& scene, const SceneState& state) {
  return toggled<BindPoseTarget>(scene, state, false);
}

bool areSpringsOn(const Scene& scene, const SceneState& state) {
  return std::ranges::any_of(scene.springs.chains, &SpringChain::enabled) && toggled<SpringTarget>(scene, state, false);
}

const Animation* chosenAnimation(const Scene& scene, const SceneState& state) {
  const auto chosen = static_cast<std::size_t>(state.animation);
  return state.animation >= 0 && chosen < scene.animations.size() ? &scene.animations[chosen] : nullptr;
}

double framesInto(const Animation& animation, double time) {
  if (!(animation.duration > 0) || !std::isfinite(time)) {
    return 0;
  }
  constexpr double kRounding = 1e-6; // three times a third of a second is a second
  const double count = animation.frames;
  double frames = (animation.tracks ? trackTime(animation, time) : time) * animation.framesPerSecond();
  if (std::abs(frames - std::round(frames)) < kRounding) {
    frames = std::round(frames);
  }
  return animation.loops && !animation.tracks ? frames - std::floor(frames / count) * count
                                              : std::clamp(frames, 0.0, count - 1);
}

double trackTime(const Animation& animation, double time) {
  if (!(animation.duration > 0) || !std::isfinite(time)) {
    return 0;
  }
  if (animation.pingPong) {
    const double period = 2 * animation.duration;
    const double into = time - std::floor(time / period) * period;
    return into > animation.duration ? period - into : into;
  }
  return animation.loops ? time - std::floor(time / animation.duration) * animation.duration
                         : std::clamp(time, 0.0, animation.duration);
}

bool isOfPoses(const ControlTarget& target) {
  return std::holds_alternative<FrameBlendTarget>(target) || std::holds_alternative<RootMotionTarget>(target) ||
         std::holds_alternative<BlendShapeTarget>(target) || std::holds_alternative<BindPoseTarget>(target) ||
         std::holds_alternative<SpringTarget>(target) || std::holds_alternative<PlacementTarget>(target);
}

bool isSameMoment(const Scene& scene, const SceneState& a, const SceneState& b) {
  if (!scene.figures.empty() && (a.animation != b.animation || a.time != b.time)) {
    return false;
  }
  return (a.clock == b.clock || !areSpringsOn(scene, b)) && std::ranges::all_of(scene.controls, [&](const Control& one) {
    return !isOfPoses(one.target) || a.valueOf(one) == b.valueOf(one);
  });
}

FigureMoment momentOf(const Scene& scene, const SceneState& state, int figure) {
  const Figure& of = scene.figures[static_cast<std::size_t>(figure)];
  const auto pose = [&](std::uint32_t index) { return &of.poses[index]; };
  const Animation* animation = chosenAnimation(scene, state);
  if (!animation || animation->figure != figure || animation->frames == 0 || !animation->poses) {
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

} // namespace vitrine::scene
